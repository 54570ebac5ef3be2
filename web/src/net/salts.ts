/**
 * The players' part in a fair deal: a salt is chosen here, its hash is sent with the chair, and the salt is opened when
 * all chairs are taken.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { keep, stored } from '../lib/settings.svelte';

const STORED_AS = 'slovoteka.salts';
const KEPT = 200;

/** Makes a salt and returns its hash. The salt stays on this device until the server asks for it. */
export function newSalt(): string {
  const salt = crypto.getRandomValues(new Uint8Array(32));
  const hash = bytesToHex(sha256(salt));
  const kept = Object.entries(stored<Record<string, string>>(STORED_AS, {})).slice(-KEPT);
  keep(STORED_AS, Object.fromEntries([...kept, [hash, bytesToHex(salt)]]));
  return hash;
}

export function saltOf(hash: string): string | undefined {
  return stored<Record<string, string>>(STORED_AS, {})[hash];
}
