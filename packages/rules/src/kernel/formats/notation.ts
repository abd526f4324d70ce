/** Small pieces that the move texts of both games are made of. */

/** A whole number without leading zeros; `-0` is not one. */
export const INTEGER = '(?:0|-?[1-9][0-9]{0,2})';

const NUMBERS = new RegExp(`^${INTEGER}(?:,${INTEGER})*$`);

export function readNumbers(text: string): number[] | undefined {
  return NUMBERS.test(text) ? text.split(',').map(Number) : undefined;
}

/** A list of whole numbers, short enough for any move. */
export function isWholeList(raw: unknown): raw is readonly number[] {
  return Array.isArray(raw) && raw.length <= 64 && raw.every(Number.isInteger);
}

/** Splits `name:rest`; the rest is undefined when there is no colon. */
export function splitMove(text: string): [name: string, rest: string | undefined] {
  const colon = text.indexOf(':');
  return colon < 0 ? [text, undefined] : [text.slice(0, colon), text.slice(colon + 1)];
}

/** Text from outside, short enough to repeat in an error. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}

/** The alphabet of links: 64 characters that need no escaping in a URL, as in base64url. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A number below 64 to the power of `length`, as that many characters. */
export function packNumber(value: number, length: number): string {
  let text = '';
  for (let place = 0; place < length; place++) {
    text = ALPHABET[value % 64]! + text;
    value = Math.floor(value / 64);
  }
  return text;
}

/** The inverse; -1 when the text ends too early or has a character of another alphabet. */
export function unpackNumber(text: string, from: number, length: number): number {
  let value = 0;
  for (let place = from; place < from + length; place++) {
    const digit = place < text.length ? ALPHABET.indexOf(text[place]!) : -1;
    if (digit < 0) return -1;
    value = 64 * value + digit;
  }
  return value;
}
