/** SHA-256 and HMAC. The browser's own are closed to pages without https, such as a game in one's own network. */

const WORD = 0x1_0000_0000;
const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

/** The first 32 bits of the fraction of a root of each prime: FIPS 180-4 takes its constants from there. */
const PRIMES = primes(64);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - LENGTH_BYTES, BigInt(bytes.length) * 8n);
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.byteLength; at += BLOCK_BYTES) mix(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => {
    digest.setUint32(place * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

/** For keys of up to one block: ours have 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(BLOCK_BYTES);
  padded.set(key);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function joined(...parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** One block into the state; the letters are those of the standard. */
function mix(state: Uint32Array, bytes: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let t = 0; t < 16; t++) w[t] = bytes.getUint32(at + t * 4);
  for (let t = 16; t < 64; t++) {
    const [old, recent] = [w[t - 15] as number, w[t - 2] as number];
    const low = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3);
    const high = turned(recent, 17) ^ turned(recent, 19) ^ (recent >>> 10);
    w[t] = (w[t - 16] as number) + low + (w[t - 7] as number) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      (h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        choice +
        (ROUND[t] as number) +
        (w[t] as number)) |
      0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries())
    state[place] = (state[place] as number) + word;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return Math.floor((root % 1) * WORD);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
}
