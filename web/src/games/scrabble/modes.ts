/**
 * Scrabble has several modes. The standard game is in this folder; each other mode has a folder with its table
 * (`duplicate/Duplicate.svelte`), its part of the client (`duplicate/mode.ts`) and its texts
 * (`texts/ru/duplicate.ftl`).
 */

import type { Component } from 'svelte';
import type { RoomClient } from '../../net/room.svelte';
import type { Options, Public } from '../../types/scrabble';
import type { GameClient } from '../kinds';

export type ModeName = Public['type'];
export type Mode = Pick<GameClient, 'describe' | 'conditions' | 'sheet' | 'result' | 'keys'>;

const tables = import.meta.glob<{ default: Component<{ room: RoomClient }> }>('./*/*.svelte');
const modes = import.meta.glob<{ mode: Mode }>('./*/mode.ts', { eager: true });

export function loadTable(name: ModeName): Promise<{ default: Component<{ room: RoomClient }> }> {
  const load = tables[`./${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}.svelte`];
  if (!load) throw new Error(`no table for ${name}`);
  return load();
}

/** The mode's part of the client; null for the standard game. */
export function modeOf(room: RoomClient): Mode | null {
  const options = room.agreement?.options as Options | undefined;
  return modes[`./${options?.mode}/mode.ts`]?.mode ?? null;
}
