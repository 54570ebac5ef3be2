/** Our share in the deal: a salt is chosen here, its hash is given with the chair, and it is opened when all sit. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { keep, stored } from '../lib/settings.svelte';

const STORED_AS = 'slovoteka.salts';
const KEPT = 200;

/** The hash to give away; the salt itself stays on this device until it is asked for. */
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
