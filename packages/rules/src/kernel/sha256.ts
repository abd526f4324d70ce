/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104), written out because the rules have no dependencies and must give
 * the same answer at once everywhere: the browsers' own digest is asynchronous and missing on plain http.
 */
/**
 * SHA-256.
 *
 * @param message the bytes to hash
 * @returns 32 bytes
 * @example
 * toHex(sha256(utf8('abc')));
 */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);

  const hash = Int32Array.from(INITIAL);
  for (let block = 0; block < padded.length; block += 64) compress(hash, view, block);

  const digest = new DataView(new ArrayBuffer(32));
  for (let word = 0; word < 8; word++) digest.setInt32(4 * word, hash[word]!);
  return new Uint8Array(digest.buffer);
}

/**
 * HMAC with SHA-256.
 *
 * @param key the secret bytes
 * @param message the bytes to authenticate
 * @returns 32 bytes
 * @example
 * toHex(hmacSha256(utf8('key'), utf8('message')));
 */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joinBytes(
      block.map(byte => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joinBytes(
      block.map(byte => byte ^ 0x5c),
      inner,
    ),
  );
}

/**
 * Bytes as hexadecimal digits, two for each.
 *
 * @param bytes any bytes
 * @example
 * toHex(Uint8Array.of(255, 0)); // 'ff00'
 */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Bytes from hexadecimal digits.
 *
 * @param text pairs of hexadecimal digits
 * @returns the bytes, or undefined for any other text
 * @example
 * fromHex('ff00'); // Uint8Array [255, 0]
 */
export function fromHex(text: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  );
}

/**
 * The UTF-8 bytes of a text. Written out, because `TextEncoder` is not part of the language.
 *
 * @param text any text; lone surrogates become U+FFFD
 * @example
 * utf8('é'); // Uint8Array [195, 169]
 */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0)!;
    const isLoneSurrogate = point >= 0xd800 && point <= 0xdfff;
    pushPoint(bytes, isLoneSurrogate ? 0xfffd : point);
  }
  return Uint8Array.from(bytes);
}

function pushPoint(bytes: number[], point: number): void {
  if (point < 0x80) bytes.push(point);
  else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
  else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
  else
    bytes.push(
      0xf0 | (point >> 18),
      0x80 | ((point >> 12) & 63),
      0x80 | ((point >> 6) & 63),
      0x80 | (point & 63),
    );
}

function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  const joined = new Uint8Array(one.length + other.length);
  joined.set(one);
  joined.set(other, one.length);
  return joined;
}

/**
 * The first 32 bits of the fractional parts of the square roots, and of the cube roots, of the first primes. Written
 * out, because the language leaves open how exact its roots are.
 */
const INITIAL = words(`
  6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19
`);
const ROUND = words(`
  428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
  d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
  e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
  27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
  a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
  748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2
`);
const schedule = new Int32Array(64);

function compress(hash: Int32Array, view: DataView, block: number): void {
  for (let step = 0; step < 16; step++) schedule[step] = view.getInt32(block + 4 * step);
  for (let step = 16; step < 64; step++) {
    const early = schedule[step - 15]!;
    const late = schedule[step - 2]!;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[step] = schedule[step - 16]! + s0 + schedule[step - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let step = 0; step < 64; step++) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + big1 + choice + ROUND[step]! + schedule[step]!) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const result = [a, b, c, d, e, f, g, h];
  for (let word = 0; word < 8; word++) hash[word]! += result[word]!;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function words(table: string): Int32Array {
  return Int32Array.from(table.trim().split(/\s+/), word => Number.parseInt(word, 16));
}
