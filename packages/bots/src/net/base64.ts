/** Bytes from base64, with the one decoder that every runtime has. */
export function fromBase64(text: string): Uint8Array {
  const { atob } = globalThis as unknown as { atob: (text: string) => string };
  return Uint8Array.from(atob(text), character => character.charCodeAt(0));
}
