/** Our share in the deal: a salt is chosen here, its hash is given with the chair, and it is opened when all sit. */

import { hexOf } from '../lib/hex';
import { keep, stored } from '../lib/settings.svelte';
import { sha256 } from '../lib/sha256';

const STORED_AS = 'slovoteka.salts';
const KEPT = 200;

/** The hash to give away; the salt itself stays on this device until it is asked for. */
export function newSalt(): string {
  const salt = crypto.getRandomValues(new Uint8Array(32));
  const hash = hexOf(sha256(salt));
  const kept = Object.entries(stored<Record<string, string>>(STORED_AS, {})).slice(-KEPT);
  keep(STORED_AS, Object.fromEntries([...kept, [hash, hexOf(salt)]]));
  return hash;
}

export function saltOf(hash: string): string | undefined {
  return stored<Record<string, string>>(STORED_AS, {})[hash];
}
