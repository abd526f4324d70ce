/** Whether the open file is still the one that has the name: what is written to a deleted one is lost at the next start. */
import { statSync } from 'node:fs';

export class OpenFile {
  readonly #path: string;
  readonly #numbers = new Map<string, number | undefined>();

  constructor(path: string) {
    this.#path = path;
    for (const file of this.#files) this.#numbers.set(file, numberOf(file));
  }

  /** Throws when it was deleted or another took its place. */
  check(): void {
    for (const file of this.#files) {
      const known = this.#numbers.get(file);
      const now = numberOf(file);
      if (known === undefined) this.#numbers.set(file, now);
      else if (now !== known) throw new FileGone(`${file} was deleted or replaced while it was open`);
    }
  }

  /** The newest commits are in the second until it is emptied into the first. */
  get #files(): readonly string[] {
    return [this.#path, `${this.#path}-wal`];
  }
}

export class FileGone extends Error {}

function numberOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
