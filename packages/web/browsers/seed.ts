/** All chance of a page from one text: the page draws it from these two functions, on its main thread. */

/** A script for the page, to run before its own. */
export function seedScript(seed: string): string {
  return `(${String(takeOver)})(${JSON.stringify(seed)});\n`;
}

/**
 * Runs in the page, also in an old one: mulberry32 over a hash of the seed (FNV-1a). A page that is loaded again must not
 * draw again what it drew before; that the window has a seed, and how often it was loaded, is kept in its name.
 */
function takeOver(given: string): void {
  const [kept, loads] = window.name.split('|');
  window.name = `${kept || given}|${Number(loads || 0) + 1}`;
  const seed = window.name;
  let state = 2_166_136_261;
  for (let index = 0; index < seed.length; index++)
    state = Math.imul(state ^ seed.charCodeAt(index), 16_777_619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 4_294_967_296;
  crypto.getRandomValues = array => {
    const view = array as ArrayBufferView | null;
    if (!view) return array;
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let index = 0; index < bytes.length; index++) bytes[index] = next();
    return array;
  };
}
