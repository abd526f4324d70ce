import type { Fault, GameRecord, Result } from '@kingdomino/rules';
import { type Review, USUAL_SIMULATIONS } from '@kingdomino/study';
import { ReviewThreads } from '@kingdomino/study/node';
import { KeptReviews, reviewId } from '../analysis/kept-reviews.ts';
import { reportPosition } from '../analysis/position-report.ts';
import type { Arguments } from '../arguments.ts';
import { type Command, EXIT_OK, EXIT_WRONG } from '../command.ts';
import { Complaint, UsageComplaint } from '../complaint.ts';
import { describeFault } from '../fault.ts';
import type { Io } from '../io.ts';
import { POSITION_OPTION, readGivenPosition } from '../position-source.ts';
import { progressBar } from '../progress.ts';
import {
  LINK_OPTION,
  MOVE_OPTION,
  RECORD_OPTION,
  readLink,
  readMoveNumber,
  readSource,
  replaySource,
} from '../record-source.ts';
import { type ReadRecord, readRecords, readText } from '../record-stream.ts';

const MOST_SIMULATIONS = 1_000_000;
const MOST_JOBS = 64;
const MOST_SEED = 2 ** 31 - 1;

export const analyse: Command = {
  summary: 'Review games: mistakes, luck and skill; or analyse one position',
  usage: 'FILE|- | --link TEXT | --position TEXT  [options]',
  details: `
Reviews every record of a file, one JSON line each: every decision compared with the best, with standard errors, what
draws and rolls were worth, and the moments that decided the game. With --move or --position it analyses one position
instead: what each seat may expect, and the best turns with reasons. docs/study.md says what the numbers mean. Equal
seeds and simulations give equal results, whatever --jobs is. Exits with 1 if a record is wrong.
`,
  options: {
    ...RECORD_OPTION,
    ...MOVE_OPTION,
    ...LINK_OPTION,
    ...POSITION_OPTION,
    sims: {
      value: 'N',
      help: `simulations for each decision (default ${USUAL_SIMULATIONS.kingdomino}, Duel ${USUAL_SIMULATIONS.duel})`,
    },
    jobs: { value: 'N', help: 'how many games at once, each on its own thread (default 1)' },
    seed: { value: 'N', help: 'of the simulated deals (default 1)' },
    out: { value: 'FILE', help: 'add the reviews to FILE; those that are in it are not made again' },
  },
  plainArguments: 1,
  examples: [
    'kingdomino analyse game.json',
    'kingdomino simulate --players 2 --games 20 --bots duke | kingdomino analyse - --jobs 2 --out reviews.jsonl',
    'kingdomino analyse games.jsonl --record 3 --move 40',
    "kingdomino analyse --position 'kingdomino/1 2; king; newer 3 17 29 41'",
  ],
  async run(args, io) {
    if (args.has('position') || args.has('move')) return analysePosition(args, io);
    const run = new ReviewRun(
      args,
      io,
      args.has('out') ? await KeptReviews.open(args.text('out')!) : undefined,
    );
    try {
      await run.reviewAll(recordsOf(args, io));
    } finally {
      await run.close();
    }
    if (run.count === 0) throw new Complaint('there is no record to review');
    return run.wrong > 0 ? EXIT_WRONG : EXIT_OK;
  },
};

async function analysePosition(args: Arguments, io: Io): Promise<number> {
  const misplaced = ['jobs', 'out'].find(name => args.has(name));
  if (misplaced) throw new UsageComplaint(`--${misplaced} is for reviews of whole games`);
  const { game, state } = await chosenPosition(args, io);
  const simulations = readSimulations(args, USUAL_SIMULATIONS[game.id]);
  await io.write(`${JSON.stringify(await reportPosition(game, state, simulations, readSeed(args)))}\n`);
  return EXIT_OK;
}

async function chosenPosition(args: Arguments, io: Io) {
  if (!args.has('position')) {
    const source = await readSource(args, io);
    return replaySource(source, readMoveNumber(args, source));
  }
  const other = ['link', 'record', 'move'].find(name => args.has(name)) ?? args.plain[0];
  if (other !== undefined)
    throw new UsageComplaint('--position is a position by itself: it goes without a game');
  return readGivenPosition(args, io);
}

/** All records of a file, the one chosen, or that of a link; each with its number. */
async function* recordsOf(args: Arguments, io: Io): AsyncGenerator<readonly [number, ReadRecord]> {
  const [file] = args.plain;
  const link = args.text('link');
  if ((file === undefined) === (link === undefined))
    throw new UsageComplaint('give either a FILE (or - for standard input) or --link TEXT');
  if (link !== undefined) {
    yield [1, readLink(link)];
    return;
  }
  const wanted = args.has('record') ? args.integer('record', { from: 1, otherwise: 1 }) : undefined;
  let number = 0;
  for await (const record of readRecords(readText(file!, io)))
    if (++number === wanted || wanted === undefined) yield [number, record];
  if (wanted !== undefined && number < wanted)
    throw new Complaint(`there is no record ${wanted}; ${number} were read`);
}

/** Reviews in the order of the records, so many at a time. */
class ReviewRun {
  count = 0;
  wrong = 0;
  readonly #io: Io;
  readonly #kept: KeptReviews | undefined;
  readonly #jobs: number;
  readonly #threads: ReviewThreads;
  readonly #simulations: number | undefined;
  readonly #seed: number;

  constructor(args: Arguments, io: Io, kept: KeptReviews | undefined) {
    this.#io = io;
    this.#kept = kept;
    this.#jobs = args.integer('jobs', { from: 1, to: MOST_JOBS, otherwise: 1 });
    this.#simulations = args.has('sims') ? readSimulations(args, 1) : undefined;
    this.#seed = readSeed(args);
    this.#threads = new ReviewThreads(this.#jobs);
  }

  async reviewAll(records: AsyncIterable<readonly [number, ReadRecord]>): Promise<void> {
    const pending: (() => Promise<void>)[] = [];
    for await (const [number, record] of records) {
      this.count++;
      pending.push(this.#begin(number, record));
      if (pending.length >= this.#jobs) await pending.shift()!();
    }
    for (const finish of pending) await finish();
  }

  close(): Promise<void> {
    return this.#threads.close();
  }

  /** Starts a review; what it returns waits for it and writes it down. */
  #begin(number: number, read: ReadRecord): () => Promise<void> {
    if (!read.ok) return () => this.#refuse(number, read.error);
    const record = read.value;
    const simulations = this.#simulations ?? USUAL_SIMULATIONS[record.game];
    const id = reviewId(record, simulations, this.#seed);
    if (this.#kept?.has(id)) return () => Promise.resolve();
    const reviewed = this.#review(number, record, simulations);
    // whoever waits hears of it later
    reviewed.catch(() => undefined);
    return async () => {
      const review = await reviewed;
      if (!review.ok) return this.#refuse(number, review.error);
      const line = `${JSON.stringify({ record: number, id, ...named(record), review: review.value })}\n`;
      await (this.#kept ? this.#kept.add(line) : this.#io.write(line));
    };
  }

  async #review(number: number, record: GameRecord, simulations: number): Promise<Result<Review, Fault>> {
    let bar: ReturnType<typeof progressBar> | undefined;
    const onProgress = (done: number, total: number) => {
      bar ??= progressBar(total, this.#io, `decisions of game ${number}`);
      bar.show(done);
    };
    const settings = { simulations, seed: this.#seed };
    const review = await this.#threads.review({ record, settings, onProgress });
    bar?.clear();
    return review;
  }

  async #refuse(number: number, fault: Fault): Promise<void> {
    this.wrong++;
    this.#io.warn(`${describeFault(`record ${number}`, fault)}\n`);
    const { code, text, move } = fault;
    const line = { record: number, error: { code, text, ...(move !== undefined && { move }) } };
    if (!this.#kept) await this.#io.write(`${JSON.stringify(line)}\n`);
  }
}

function named({ players }: GameRecord): object {
  return players === undefined ? {} : { players };
}

function readSimulations(args: Arguments, otherwise: number): number {
  return args.integer('sims', { from: 1, to: MOST_SIMULATIONS, otherwise });
}

function readSeed(args: Arguments): number {
  return args.integer('seed', { from: 0, to: MOST_SEED, otherwise: 1 });
}
