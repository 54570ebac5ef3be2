/** What a window asks, in the words of the game's package. */

import type { RoomClient } from '../../net/room.svelte';
import type { WindowView } from '../../types/wire';
import { label, plainName } from './labels.svelte';

export function windowTitle(room: RoomClient, window: WindowView): string {
  return label(room.agreement?.game ?? '', `window-${window.kind}`) ?? plainName(window.kind);
}

/** Windows that ask the viewing seat. */
export function ownWindows(room: RoomClient): WindowView[] {
  const mine = room.seat === null ? [] : (room.sight.get(room.seat)?.mine ?? []);
  return room.windows.filter((open) => mine.includes(open.id));
}
