/**
 * A browser notification when it is the player's turn and the page is hidden. Sent only if the player has allowed it.
 */

import { boxName } from '../games/shelf.svelte';
import type { RoomClient } from '../net/room.svelte';
import { change, settings } from './settings.svelte';
import { t } from './texts.svelte';

export function canNotify(): boolean {
  return 'Notification' in window;
}

export async function switchNotices(on: boolean): Promise<void> {
  if (on && Notification.permission !== 'granted')
    on = (await Notification.requestPermission()) === 'granted';
  change({ notify: on });
}

export function notifyTurn(room: RoomClient): void {
  if (
    !settings.notify ||
    !canNotify() ||
    Notification.permission !== 'granted' ||
    document.visibilityState === 'visible'
  )
    return;
  const title = boxName(room.agreement?.game ?? '');
  const options = {
    body: t('table.your-turn'),
    tag: room.id,
    icon: '/icon.svg',
    data: { url: `/t/${room.id}` },
  };
  void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
}
