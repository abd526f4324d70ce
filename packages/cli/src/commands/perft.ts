import { dealerFromText, type Replay } from '@kingdomino/rules';
import { perft as countSequences, perftDivide } from '@kingdomino/rules/search';
import type { Arguments } from '../arguments.ts';
import { GAME_OPTIONS, readChosenGame } from '../chosen-game.ts';
import { type Command, EXIT_OK } from '../command.ts';
import { UsageComplaint } from '../complaint.ts';
import type { Io } from '../io.ts';
import {
  LINK_OPTION,
  MOVE_OPTION,
  RECORD_OPTION,
  readMoveNumber,
  readSource,
  replaySource,
} from '../record-source.ts';
import { table } from '../terminal.ts';

const USUAL_DEPTH = 4;
const MOST_DEPTH = 50;
const USUAL_SEED = '1';

export const perft: Command = {
  summary: 'Count the move sequences from a position, to compare rule engines',
  usage: '[FILE|-] [options]',
  details: `
Counts from the start of a game, or from a position of a record. A depth is a number of decisions; draws and rolls
on the way are made from the seed and do not count. At every position that waits for chance the same seed deals
afresh, so that the numbers can be compared from engine to engine. A game that ends early counts once.
`,
  options: {
    depth: { value: 'N', help: `how many decisions (default ${USUAL_DEPTH})` },
    divide: { help: 'split the count by the first decision' },
    seed: { value: 'TEXT', help: `what chance is dealt from (default ${USUAL_SEED})` },
    ...RECORD_OPTION,
    ...MOVE_OPTION,
    ...LINK_OPTION,
    ...GAME_OPTIONS,
  },
  plainArguments: 1,
  examples: [
    'kingdomino perft --players 2 --depth 7',
    'kingdomino perft games.jsonl --record 2 --move 40 --depth 3 --divide',
    'kingdomino perft --game duel --seed 7 --depth 3',
  ],
  async run(args, io) {
    const depth = args.integer('depth', { from: 1, to: MOST_DEPTH, otherwise: USUAL_DEPTH });
    const seed = args.text('seed') ?? USUAL_SEED;
    const dealer = () => dealerFromText(seed);
    const { game, state } = await readPosition(args, io);
    if (!args.has('divide')) {
      for (let step = 1; step <= depth; step++)
        await io.write(timed(`depth ${step}`, () => countSequences(game, state, step, dealer)));
      return EXIT_OK;
    }
    let counts = new Map<string, number>();
    const summary = timed(`depth ${depth}`, () => {
      counts = perftDivide(game, state, depth, dealer);
      return [...counts.values()].reduce((sum, count) => sum + count, 0);
    });
    const rows = [...counts].map(([move, count]) => [move, `${count}`]);
    await io.write(`${rows.length > 0 ? `${table(rows).join('\n')}\n\n` : ''}${summary}`);
    return EXIT_OK;
  },
};

async function readPosition(args: Arguments, io: Io): Promise<Replay> {
  if (args.plain.length === 0 && !args.has('link')) {
    const needsRecord = ['record', 'move'].find(name => args.has(name));
    if (needsRecord) throw new UsageComplaint(`--${needsRecord} needs a FILE or --link TEXT`);
    const { game, options } = readChosenGame(args);
    return { game, state: game.start(options) };
  }
  const clash = Object.keys(GAME_OPTIONS).find(name => args.has(name));
  if (clash) throw new UsageComplaint(`--${clash} is for a new game; a record has its own options`);
  const source = await readSource(args, io);
  return replaySource(source, readMoveNumber(args, source));
}

/** Counts, and says how long it took. */
function timed(what: string, count: () => number): string {
  const start = performance.now();
  const total = count();
  const seconds = (performance.now() - start) / 1000;
  const rate = seconds > 0 ? `, ${Math.round(total / seconds).toLocaleString('en-US')} nodes/s` : '';
  return `${what}: ${total} sequences in ${seconds.toFixed(3)} s${rate}\n`;
}
