import { type BotSignature, botSignatures, signatureLine } from '@kingdomino/bots/arena';
import { GAME_IDS } from '@kingdomino/rules';
import type { Arguments } from '../arguments.ts';
import { type Contestant, type Measurement, measure as measureGames, stepsOf } from '../benchmark/measure.ts';
import { BENCH_MODES, GREEDY_MODE, greedyContestant, rulesContestant, WARM_UP } from '../benchmark/modes.ts';
import { naiveContestants } from '../benchmark/naive.ts';
import { missedTargets, type Report, reportJson, reportTable } from '../benchmark/report.ts';
import { searchSpeeds, speedTable, thoughtsOf } from '../benchmark/search-speed.ts';
import { type Command, EXIT_OK, EXIT_WRONG } from '../command.ts';
import { UsageComplaint } from '../complaint.ts';
import type { Io } from '../io.ts';
import { progressBar } from '../progress.ts';

const USUAL_SECONDS = 10;
const MOST_SECONDS = 25;
const ROUNDS = 7;
/** Of which the median is told. */
const THOUGHTS = 15;

/** With a measurement and signatures of one's own in tests: what a machine can do must not decide them. */
export function makeBench(
  measure: typeof measureGames,
  signaturesOf = botSignatures,
  speedsOf = searchSpeeds,
): Command {
  return {
    ...DESCRIPTION,
    async run(args, io) {
      if (args.has('bots') && args.has('search'))
        throw new UsageComplaint('--bots and --search are two questions: ask one of them');
      if (args.has('bots')) return printSignatures(args, io, signaturesOf);
      if (args.has('search')) return printSpeeds(args, io, speedsOf);
      if (args.has('each')) throw new UsageComplaint('--each goes with --bots');
      if (args.has('greedy') && args.has('naive'))
        throw new UsageComplaint(
          '--greedy measures bots, which the naive rules do not have: leave out --naive',
        );
      const seconds = args.integer('seconds', { from: 1, to: MOST_SECONDS, otherwise: USUAL_SECONDS });
      const timed = watched(measure, io);
      const report = args.has('greedy')
        ? measureGreedy(seconds, timed)
        : await measureRules(seconds, args.has('naive'), timed);
      const hasTargets = args.has('targets');
      await io.write(`${args.has('json') ? reportJson(report) : reportTable(report, hasTargets)}\n`);
      const missed = hasTargets ? missedTargets(report) : [];
      if (missed.length === 0) return EXIT_OK;
      io.warn(`kingdomino bench: below the target: ${missed.join(', ')}\n`);
      return EXIT_WRONG;
    },
  };
}

const DESCRIPTION: Omit<Command, 'run'> = {
  summary: 'Measure how many random games the rules play in a CPU-second',
  usage: '[options]',
  details: `
Plays whole games with random moves, on fixed seeds, in each mode: first ${WARM_UP.toLocaleString('en-US')} to warm up, whose mean score is the
same on every machine, then ${ROUNDS} rounds in which the modes take turns. A figure is the median of the rounds. With
--targets it exits with 1 if a mode misses what a fast machine reaches.

With --bots nothing is measured: every bot is asked what it would play in the same positions, with budgets in
simulations, and the line "Bench: SIMULATIONS HASH" is printed. It is the same on every machine as long as no bot plays
otherwise.
`,
  options: {
    json: { help: 'print [{"mode": …, "gamesPerSecond": …}, …] instead of a table' },
    seconds: { value: 'N', help: `CPU-seconds to measure for, warm-up apart (default ${USUAL_SECONDS})` },
    targets: { help: 'compare with the targets of the project: for a fast machine that does nothing else' },
    naive: { help: "run the test kit's naive rules beside, for half of the time, and show the ratio" },
    greedy: { help: "play full greedy games of four seats instead, as in the bots' playouts" },
    bots: { help: 'print the signature of what the bots play instead' },
    each: { help: 'with --bots: a line for each bot before' },
    search: { help: 'measure instead how many simulations a second the Grandmaster makes' },
  },
  plainArguments: 0,
  examples: [
    'kingdomino bench',
    'kingdomino bench --json --seconds 5',
    'kingdomino bench --naive',
    'kingdomino bench --greedy',
    'kingdomino bench --bots --each',
    'kingdomino bench --search',
  ],
};

export const bench = makeBench(measureGames);

async function printSignatures(
  args: Arguments,
  io: Io,
  signaturesOf: typeof botSignatures,
): Promise<typeof EXIT_OK> {
  const misplaced = ['greedy', 'naive', 'seconds', 'targets'].find(name => args.has(name));
  if (misplaced !== undefined) throw new UsageComplaint(`--bots measures nothing: leave out --${misplaced}`);
  const signatures: BotSignature[] = [];
  const bar = progressBar(GAME_IDS.length, io);
  for (const [done, id] of GAME_IDS.entries()) {
    bar.show(done);
    signatures.push(...(await signaturesOf(id)));
  }
  bar.clear();
  const line = signatureLine(signatures);
  if (args.has('json')) {
    await io.write(`${JSON.stringify({ signature: line, bots: signatures })}\n`);
    return EXIT_OK;
  }
  const each = signatures.map(
    ({ game, bot, simulations, hash }) => `${game} ${bot} ${simulations} ${hash}\n`,
  );
  await io.write(`${args.has('each') ? each.join('') : ''}${line}\n`);
  return EXIT_OK;
}

async function printSpeeds(args: Arguments, io: Io, speedsOf: typeof searchSpeeds): Promise<typeof EXIT_OK> {
  const misplaced = ['greedy', 'naive', 'seconds', 'targets', 'each'].find(name => args.has(name));
  if (misplaced !== undefined)
    throw new UsageComplaint(`--search measures the search alone: leave out --${misplaced}`);
  const bar = progressBar(thoughtsOf(THOUGHTS), io, 'searches');
  const speeds = await speedsOf(THOUGHTS, done => bar.show(done));
  bar.clear();
  await io.write(`${args.has('json') ? JSON.stringify(speeds) : speedTable(speeds)}
`);
  return EXIT_OK;
}

type Measure = (contestants: readonly Contestant[], seconds: number) => Measurement[];

/** Shares the seconds out among all rounds, and shows how far it is. */
function watched(measure: typeof measureGames, io: Io): Measure {
  return (contestants, seconds) => {
    const bar = progressBar(stepsOf(contestants.length, ROUNDS), io, 'measurements');
    const slice = seconds / ROUNDS / contestants.length;
    const measured = measure(contestants, { rounds: ROUNDS, slice }, done => bar.show(done));
    bar.clear();
    return measured;
  };
}

async function measureRules(seconds: number, hasNaive: boolean, measure: Measure): Promise<Report> {
  const slow = hasNaive ? await naiveContestants(BENCH_MODES) : [];
  const contestants = [...BENCH_MODES.map(rulesContestant), ...slow];
  const measured = measure(contestants, seconds);
  const [fast, naive] = [measured.slice(0, BENCH_MODES.length), measured.slice(BENCH_MODES.length)];
  return { modes: BENCH_MODES, fast, naive, games: 'random' };
}

function measureGreedy(seconds: number, measure: Measure): Report {
  const fast = measure([greedyContestant(GREEDY_MODE)], seconds);
  return { modes: [GREEDY_MODE], fast, naive: [], games: 'full greedy' };
}
