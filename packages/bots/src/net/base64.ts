declare function atob(text: string): string;

/** Bytes from base64, with the one decoder that every runtime has. */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), character => character.charCodeAt(0));
}
