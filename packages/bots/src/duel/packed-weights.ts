/** Weights as text: each embedding in bytes with a scale of its own, the few others as they are, all in base64. */
import { FEATURES } from './features.ts';
import { HIDDEN, Net, weightCount } from './net.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LARGEST = 127;
const EMBEDDINGS = FEATURES * HIDDEN;

export function packWeights(weights: Float32Array): string {
  const rest = weights.subarray(EMBEDDINGS);
  const floats = new Float32Array(FEATURES + rest.length);
  const bytes = new Uint8Array(4 * floats.length + EMBEDDINGS);
  for (let feature = 0; feature < FEATURES; feature++) {
    const row = weights.subarray(feature * HIDDEN, (feature + 1) * HIDDEN);
    const scale = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST;
    floats[feature] = scale;
    for (let unit = 0; unit < HIDDEN; unit++)
      bytes[4 * floats.length + feature * HIDDEN + unit] = scale === 0 ? 0 : Math.round(row[unit]! / scale);
  }
  floats.set(rest, FEATURES);
  const view = new DataView(bytes.buffer);
  for (const [index, float] of floats.entries()) view.setFloat32(4 * index, float, true);
  return toBase64(bytes);
}

export function unpackNet(text: string): Net {
  const bytes = fromBase64(text);
  const view = new DataView(bytes.buffer);
  const weights = new Float32Array(weightCount(FEATURES));
  const floats = FEATURES + weights.length - EMBEDDINGS;
  for (let at = 0; at < EMBEDDINGS; at++) {
    const scale = view.getFloat32(4 * Math.floor(at / HIDDEN), true);
    weights[at] = scale * view.getInt8(4 * floats + at);
  }
  for (let at = EMBEDDINGS; at < weights.length; at++)
    weights[at] = view.getFloat32(4 * (FEATURES + at - EMBEDDINGS), true);
  return new Net(FEATURES, weights);
}

/** Neither `atob` nor `Buffer` is everywhere that bots play. */
function fromBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  for (let at = 0, byte = 0; at < digits.length; at += 4) {
    let word = 0;
    for (let place = 0; place < 4; place++)
      word = (word << 6) | Math.max(0, ALPHABET.indexOf(digits[at + place] ?? 'A'));
    for (let shift = 16; shift >= 0 && byte < bytes.length; shift -= 8) bytes[byte++] = word >> shift;
  }
  return bytes;
}

function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const word = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const digits = [18, 12, 6, 0].map(shift => ALPHABET[(word >> shift) & 63]!).join('');
    const missing = Math.max(0, at + 3 - bytes.length);
    pieces.push(missing === 0 ? digits : digits.slice(0, 4 - missing) + '='.repeat(missing));
  }
  return pieces.join('');
}
