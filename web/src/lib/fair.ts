/**
 * Recomputes every draw of a finished match in the browser, as docs/fairness.md defines it. The hashes come from a
 * library, because browsers offer theirs only to pages with https, and a server in a home network may have none.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

export interface Checked {
  /** The opened seed matches the promised one. */
  commitment: boolean;
  /** Each salt, or its hash if it was never opened, matches what the player gave. */
  salts: boolean;
  salted: number;
  draws: number;
  /** Indices of draws, from 0, that do not follow from seed and salts. */
  wrong: number[];
}

/** The text is no record of a finished match. */
export class Unreadable extends Error {}

interface Header {
  commitment: string;
  seats: { salt_hash?: string | null; salt?: string | null }[];
}
interface Draw {
  type: 'draw';
  counter: number;
  size: number;
  number: number;
}
interface Entry {
  input?: { type: string };
}
interface Closing {
  seed: string;
  inputs: number;
}

const RANGE = 2n ** 64n;

/**
 * `record` is the match in JSON Lines; `promised` is the commitment that the table showed before the match, if known.
 */
export function checkRecord(record: string, promised: string | null = null): Checked {
  const { header, entries, closing } = read(record);
  const seed = bytesOf(closing.seed);
  const shown = bytesToHex(sha256(seed));
  const digest = saltsDigest(header);
  const draws = entries.flatMap(({ input }) => (input?.type === 'draw' ? [input as Draw] : []));
  const wrong = [...draws.keys()].filter((place) => {
    const { counter, size, number } = draws[place] as Draw;
    return counter !== place || !isUrn(size) || drawn(seed, digest, counter, size) !== number;
  });
  return {
    commitment: shown === header.commitment && shown === (promised ?? shown),
    salts: header.seats.every(isSaltKept),
    salted: header.seats.filter(({ salt }) => salt).length,
    draws: draws.length,
    wrong,
  };
}

function read(record: string): { header: Header; entries: Entry[]; closing: Closing } {
  let lines: unknown[];
  try {
    lines = record
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch {
    throw new Unreadable();
  }
  const [header, closing] = [lines[0] as Header, lines.at(-1) as Closing];
  const entries = lines.slice(1, -1) as Entry[];
  const seats = Array.isArray(header?.seats) ? header.seats : [null];
  const isWhole = [...lines, ...seats].every((part) => typeof part === 'object' && part !== null);
  if (!isWhole || !header.commitment || !closing.seed || closing.inputs !== entries.length)
    throw new Unreadable();
  return { header, entries, closing };
}

function isUrn(size: number): boolean {
  return Number.isSafeInteger(size) && size >= 1;
}

function isSaltKept({ salt, salt_hash }: Header['seats'][number]): boolean {
  if (!salt || !salt_hash) return !salt && !salt_hash;
  return salt === salt_hash || bytesToHex(sha256(bytesOf(salt))) === salt_hash;
}

/** The value S of docs/fairness.md: byte 01 and the salt for each seat that has one, byte 00 for the others. */
function saltsDigest(header: Header): Uint8Array {
  const parts = header.seats.flatMap(({ salt }) =>
    salt ? [Uint8Array.of(1), bytesOf(salt)] : [Uint8Array.of(0)],
  );
  return sha256(concatBytes(...parts));
}

function drawn(seed: Uint8Array, digest: Uint8Array, counter: number, size: number): number {
  const n = BigInt(size);
  const limit = RANGE - (RANGE % n);
  for (let attempt = 0; ; attempt++) {
    const mac = hmac(sha256, seed, concatBytes(digest, bigEndian(counter, 8), bigEndian(attempt, 4)));
    const x = new DataView(mac.buffer, mac.byteOffset).getBigUint64(0);
    if (x < limit) return Number(x % n);
  }
}

function bytesOf(hex: string): Uint8Array {
  try {
    return hexToBytes(hex);
  } catch {
    throw new Unreadable();
  }
}

function bigEndian(value: number, width: number): Uint8Array {
  const bytes = new Uint8Array(width);
  for (let at = width - 1, rest = value; at >= 0; at--, rest = Math.floor(rest / 256)) bytes[at] = rest % 256;
  return bytes;
}
