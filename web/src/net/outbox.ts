/** Moves on their way: kept on this device until the server has said that they are stored. */

import { bytesToHex } from '@noble/hashes/utils.js';
import { keep, stored } from '../lib/settings.svelte';

export interface Sending {
  client: string;
  seat: number;
  window: string;
  action: unknown;
  final: boolean;
}

const keptAs = (room: string) => `slovoteka.outbox.${room}`;

export function readOutbox(room: string): Sending[] {
  return stored<Sending[]>(keptAs(room), []);
}

export function putInOutbox(room: string, sent: Sending): void {
  write(room, [...readOutbox(room), sent]);
}

export function takeFromOutbox(room: string, client: string): void {
  write(
    room,
    readOutbox(room).filter((sent) => sent.client !== client),
  );
}

/** Always what is stored and one change: another tab, or a visit that is over, may have moves of its own there. */
function write(room: string, sending: Sending[]): void {
  if (sending.length > 0) keep(keptAs(room), sending);
  else localStorage.removeItem(keptAs(room));
}

export function newClientId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(12)));
}
