/** The operator's own list of words that no name may contain, read again when the file has changed. */
import { readFileSync, statSync } from 'node:fs';
import { changedWords } from './name-rules.ts';

/** How often the file is looked at. */
const EVERY = 60_000;

export class RefusedWordsFile {
  readonly #file: string;
  readonly #now: () => number;
  #words: readonly string[];
  #changedAt = Number.NaN;
  #lookedAt: number;

  constructor(file: string, words: readonly string[], now: () => number) {
    this.#file = file;
    this.#words = words;
    this.#now = now;
    this.#lookedAt = now();
    this.#changedAt = this.#stamp();
  }

  /** While the file is away or cannot be read, those it had. */
  readonly words = (): readonly string[] => {
    const now = this.#now();
    if (now - this.#lookedAt < EVERY) return this.#words;
    this.#lookedAt = now;
    const changedAt = this.#stamp();
    if (Number.isNaN(changedAt) || changedAt === this.#changedAt) return this.#words;
    try {
      this.#words = changedWords(readFileSync(this.#file, 'utf8'));
      this.#changedAt = changedAt;
    } catch {
      // gone between the look and the reading: the next look will tell
    }
    return this.#words;
  };

  #stamp(): number {
    return statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
  }
}
