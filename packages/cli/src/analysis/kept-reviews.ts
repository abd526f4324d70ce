/** Reviews that are kept in a file, line by line: what is there already need not be made again. */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import type { GameRecord } from '@kingdomino/rules';
import { sha256, toHex, utf8 } from '@kingdomino/rules/hashing';
import { Complaint } from '../complaint.ts';

const ID_LENGTH = 16;

/** Tells one game with one way to review it from another; names and times do not matter. */
export function reviewId(
  { format, game, options, moves }: GameRecord,
  simulations: number,
  seed: number,
): string {
  return toHex(sha256(utf8(JSON.stringify([format, game, options, moves, simulations, seed])))).slice(
    0,
    ID_LENGTH,
  );
}

export class KeptReviews {
  readonly #file: string;
  readonly #ids: ReadonlySet<string>;

  private constructor(file: string, ids: ReadonlySet<string>) {
    this.#file = file;
    this.#ids = ids;
  }

  /** Opens the file, or makes it. A last line that was cut off when a run was stopped is dropped. */
  static async open(file: string): Promise<KeptReviews> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw new Complaint(`cannot read ${file}: ${error.message}`);
    });
    const lines = text.split('\n').filter(line => line !== '');
    const ids = new Map(lines.map(line => [line, idOf(line)]));
    const whole = lines.filter(line => ids.get(line) !== undefined);
    const cut = lines.length - whole.length;
    if (cut > 1 || (cut === 1 && ids.get(lines.at(-1)!) !== undefined))
      throw new Complaint(`${file} has lines that are no reviews: it is left alone`);
    await writeFile(file, whole.map(line => `${line}\n`).join('')).catch((error: Error) => {
      throw new Complaint(`cannot write ${file}: ${error.message}`);
    });
    return new KeptReviews(file, new Set(whole.map(line => ids.get(line)!)));
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  async add(line: string): Promise<void> {
    await appendFile(this.#file, line);
  }
}

function idOf(line: string): string | undefined {
  try {
    const { id } = JSON.parse(line) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
