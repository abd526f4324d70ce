/** Chance and the date in a page, so that every run of a test sees the same. Runs in the page, before its own scripts. */

export interface Start {
  /** Of everything random in this page. */
  readonly seed: string;
  /** From the machine's clock to that of the test, in milliseconds. */
  readonly shift: number;
}

export function seedPage({ seed, shift }: Start): void {
  // Another stream after each load, or new games would get the ids of old ones. A window keeps its name through loads.
  const loads = Number(window.name) + 1 || 1;
  window.name = String(loads);
  const next = stream(`${seed}/${loads}`);
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array!.buffer as ArrayBuffer, array!.byteOffset, array!.byteLength);
    for (let index = 0; index < bytes.length; index++) bytes[index] = next() >>> 24;
    return array;
  };
  const Native = Date;
  globalThis.Date = new Proxy(Native, {
    construct: (target, args: [], made) =>
      Reflect.construct(target, args.length === 0 ? [Native.now() + shift] : args, made) as Date,
    apply: () => new Native(Native.now() + shift).toString(),
    get: (target, name) => (name === 'now' ? () => Native.now() + shift : Reflect.get(target, name)),
  });

  /** Numbers of 32 bits: FNV-1a for the text, Mulberry32 for what follows. */
  function stream(text: string): () => number {
    let state = 2_166_136_261;
    for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619);
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return (mixed ^ (mixed >>> 14)) >>> 0;
    };
  }
}
