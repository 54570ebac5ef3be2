/** What is asked in a window, in the words of the game's package. */

import type { RoomClient } from '../../net/room.svelte';
import type { WindowView } from '../../types/wire';
import { label, plainName } from './labels.svelte';

export function windowTitle(room: RoomClient, window: WindowView): string {
  return label(room.agreement?.game ?? '', `window-${window.kind}`) ?? plainName(window.kind);
}

/** Those that ask the seat which looks. */
export function ownWindows(room: RoomClient): WindowView[] {
  const mine = room.seat === null ? [] : (room.sight.get(room.seat)?.mine ?? []);
  return room.windows.filter((open) => mine.includes(open.id));
}
