/** Which rack belongs to which seat: one each, except that a solitaire player may have two. */

import { t } from '../../lib/texts.svelte';
import type { RoomClient } from '../../net/room.svelte';
import type { Options, ScrabblePrivate, ScrabblePublic } from '../../types/scrabble';

export type ScrabbleRoom = RoomClient<ScrabblePublic, ScrabblePrivate>;

export function optionsOf(room: RoomClient): Options {
  return room.agreement?.options as Options;
}

export function hasTwoRacks(options: Options): boolean {
  return options.mode === 'solitaire' && options.solitaire === 'two-racks';
}

export function seatOf(options: Options, rack: number): number {
  return hasTwoRacks(options) ? 0 : rack;
}

/** «Вы», a name, or which of the player's two racks. */
export function rackName(room: RoomClient, rack: number): string {
  if (hasTwoRacks(optionsOf(room))) return t(rack === 0 ? 'scrabble.first-rack' : 'scrabble.second-rack');
  return room.nameOrYou(rack);
}

/** The rack that the viewing seat plays now; null if nobody looks. */
export function ownRack(room: ScrabbleRoom): { rack: number; tiles: string } | null {
  const own = room.private;
  if (room.seat === null || own === null) return null;
  if (!hasTwoRacks(optionsOf(room))) return { rack: room.seat, tiles: own.rack };
  const rack = room.public.mover;
  return { rack, tiles: rack === 0 ? own.rack : own.second_rack };
}
