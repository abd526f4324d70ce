/** In milliseconds. Some browsers ask where to put a file, and read it after that. */
export const UNTIL_SAVED = 60_000;

/** Gives the player a file to keep. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), UNTIL_SAVED);
}
