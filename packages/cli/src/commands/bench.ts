import { measure } from '../benchmark/measure.ts';
import { BENCH_MODES, rulesContestant, WARM_UP } from '../benchmark/modes.ts';
import { naiveContestants } from '../benchmark/naive.ts';
import { reportJson, reportTable } from '../benchmark/report.ts';
import { type Command, EXIT_OK } from '../command.ts';

const USUAL_SECONDS = 10;
const MOST_SECONDS = 25;
const ROUNDS = 7;

export const bench: Command = {
  summary: 'Measure how many random games the rules play in a CPU-second',
  usage: '[options]',
  details: `
Plays whole games with random moves, on fixed seeds, in each mode: first ${WARM_UP.toLocaleString('en-US')} to warm up, whose mean score is the
same on every machine, then ${ROUNDS} rounds in which the modes take turns. A figure is the median of the rounds.
`,
  options: {
    json: { help: 'print [{"mode": …, "gamesPerSecond": …}, …] instead of a table' },
    seconds: { value: 'N', help: `CPU-seconds to measure for, warm-up apart (default ${USUAL_SECONDS})` },
    naive: { help: "run the test kit's naive rules beside, for half of the time, and show the ratio" },
  },
  plainArguments: 0,
  examples: ['kingdomino bench', 'kingdomino bench --json --seconds 5', 'kingdomino bench --naive'],
  async run(args, io) {
    const seconds = args.integer('seconds', { from: 1, to: MOST_SECONDS, otherwise: USUAL_SECONDS });
    const naive = args.has('naive') ? await naiveContestants(BENCH_MODES) : [];
    const contestants = [...BENCH_MODES.map(rulesContestant), ...naive];
    const slice = seconds / ROUNDS / contestants.length;
    const measured = measure(contestants, { rounds: ROUNDS, slice });
    const print = args.has('json') ? reportJson : reportTable;
    await io.write(`${print(measured.slice(0, BENCH_MODES.length), measured.slice(BENCH_MODES.length))}\n`);
    return EXIT_OK;
  },
};
