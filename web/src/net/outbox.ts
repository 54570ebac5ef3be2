/** Moves being sent. They are stored on this device until the server confirms them. */

import { bytesToHex } from '@noble/hashes/utils.js';
import { keep, stored } from '../lib/settings.svelte';

export interface Sending {
  client: string;
  seat: number;
  window: string;
  action: unknown;
  final: boolean;
}

/** More than anybody does at one table during a lost connection. */
const KEPT = 100;
const keptAs = (room: string) => `slovoteka.outbox.${room}`;

export function readOutbox(room: string): Sending[] {
  const kept = stored<unknown>(keptAs(room), []);
  return Array.isArray(kept) ? kept.filter(isSending) : [];
}

/** Stored data may come from another version of the client. A table must open anyway. */
function isSending(kept: Partial<Sending> | null): kept is Sending {
  return typeof kept?.client === 'string' && typeof kept.seat === 'number' && typeof kept.window === 'string';
}

export function putInOutbox(room: string, sent: Sending): void {
  write(room, [...readOutbox(room), sent].slice(-KEPT));
}

export function takeFromOutbox(room: string, client: string): void {
  write(
    room,
    readOutbox(room).filter((sent) => sent.client !== client),
  );
}

/**
 * `sending` must be the stored list with one change, because another tab or an earlier visit may have stored moves too.
 */
function write(room: string, sending: Sending[]): void {
  if (sending.length > 0) keep(keptAs(room), sending);
  else localStorage.removeItem(keptAs(room));
}

export function newClientId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(12)));
}
