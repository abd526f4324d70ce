/**
 * Measures how well analyses hold, and prints it as the tables of docs/measurements/analysis.md.
 *
 *   npm run calibrate -- chances|endings|times [count] [mode]
 *   npm run calibrate -- luck [games, 10] [mode] [net|squire|knight|duke]  whether luck and skill come to what they should
 *   npm run calibrate -- coverage [evaluations, 200] [deals of each, 60]   whether the errors of a Dynasty's analysis are honest
 *   npm run calibrate -- stability FROM TO [seconds, 1] [seconds, 30]    a line of JSON for each of these positions
 *   npm run calibrate -- stability-table < LINES                         those lines, of many processes, as a table
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { openReview } from '../review/reviewer.ts';
import { brier, measureChances, pointErrors, reliability } from './calibration/chances.ts';
import { COVERAGE_CASES, type Coverage, measureCoverage } from './calibration/coverage.ts';
import { measureEndings } from './calibration/endings.ts';
import { LUCK_MODES, meanOfGames, measureLuck, PLAYERS } from './calibration/luck.ts';
import { MODES, type Mode, selfPlay } from './calibration/self-played.ts';
import { measureStability, type StabilityResult, stabilityRows } from './calibration/stability.ts';

const [what = 'times', countText = '10', modeName] = process.argv.slice(2);
const count = Number(countText);
const modes = (what === 'luck' ? LUCK_MODES : MODES).filter(
  ({ name }) => modeName === undefined || name === modeName,
);

const MEASUREMENTS: Readonly<Record<string, () => Promise<void>>> = {
  chances: async () => {
    const all = [];
    for (const mode of modes) {
      const predictions = await measureChances(mode, count, 64, 'chances');
      all.push(...predictions);
      const { score, usual } = brier(predictions);
      const { bias, spread } = pointErrors(predictions);
      console.log(
        `| ${mode.name} | ${count} | ${predictions.length} | ${score.toFixed(4)} | ${usual.toFixed(4)} | ${bias.toFixed(2)} | ${spread.toFixed(2)} |`,
      );
    }
    for (const row of reliability(all)) console.log(row);
  },
  endings: async () => {
    for (const mode of modes.filter(({ game }) => game === 'kingdomino')) await printEndings(mode);
  },
  coverage: printCoverage,
  luck: async () => {
    for (const mode of modes) await printLuck(mode);
  },
  stability: printStability,
  'stability-table': async () => {
    const lines = readFileSync(0, 'utf8').split('\n').filter(Boolean);
    for (const row of stabilityRows(lines.map(line => JSON.parse(line) as StabilityResult))) console.log(row);
  },
  times: async () => {
    for (const mode of modes) await printTimes(mode);
  },
};

/** On an otherwise free core: many processes side by side measure one part each. */
async function printStability(): Promise<void> {
  const [from = 0, to = 10, short = 1, long = 30] = process.argv.slice(3).map(Number);
  for (let position = from; position < to; position++)
    console.log(JSON.stringify(await measureStability(position, short, long)));
}

async function printCoverage(): Promise<void> {
  const [evaluations = 200, deals = 60] = process.argv.slice(3).map(Number);
  const cells = ({ evaluations: all, withinOne, withinTwo }: Coverage) =>
    [withinOne, withinTwo].map(each => `${((100 * each) / all).toFixed(1)} %`).join(' | ');
  for (const each of COVERAGE_CASES) {
    const { chance, points, win } = await measureCoverage(each, evaluations, deals);
    console.log(`| ${each.name} | ${(100 * chance).toFixed(1)} % | ${cells(points)} | ${cells(win)} |`);
  }
}

async function printLuck(mode: Mode): Promise<void> {
  const players = PLAYERS.find(each => each === process.argv[5]) ?? 'net';
  const games = await measureLuck(mode, count, players);
  const parts = [
    meanOfGames(games, ({ start }) => start.points),
    meanOfGames(games, ({ end }) => end.points),
    meanOfGames(games, ({ luck }) => luck.points.mean),
    meanOfGames(games, ({ own }) => own.points.mean),
    meanOfGames(games, ({ others }) => others.points.mean),
  ];
  const cells = parts.map(({ mean, error }) => `${mean.toFixed(1)} ± ${error.toFixed(1)}`);
  const allUnlucky = games.filter(seats => seats.every(({ luck }) => luck.points.mean < 0)).length;
  console.log(`| ${mode.name} | ${players} | ${count} | ${cells.join(' | ')} | ${allUnlucky} |`);
}

async function printEndings(mode: Mode): Promise<void> {
  const results = [];
  for (let index = 0; results.length < count; index++)
    results.push(...(await measureEndings(mode, `endings/${index}`)));
  const found = results.filter(({ isFound }) => isFound).length;
  const byBot = results.filter(({ isFoundByBot }) => isFoundByBot).length;
  const solved = results.filter(({ isSolved }) => isSolved).length;
  const errors = results.flatMap(each => each.errors);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  console.log(`| ${mode.name} | ${results.length} | ${solved} | ${found} | ${mean.toFixed(3)} | ${byBot} |`);
}

async function printTimes(mode: Mode): Promise<void> {
  const seconds: number[] = [];
  const processor: number[] = [];
  for (let index = 0; index < count; index++) {
    const record = await selfPlay(mode, `times/${index}`);
    const startedAt = performance.now();
    const cpu = process.cpuUsage();
    const opened = await openReview(record);
    if (!opened.ok) throw new Error(opened.error.text);
    while (!opened.value.isDone) opened.value.step();
    const { user, system } = process.cpuUsage(cpu);
    seconds.push((performance.now() - startedAt) / 1000);
    processor.push((user + system) / 1e6);
  }
  const most = (list: readonly number[]) => Math.max(...list).toFixed(1);
  const mean = (list: readonly number[]) =>
    (list.reduce((sum, each) => sum + each, 0) / list.length).toFixed(1);
  console.log(
    `| ${mode.name} | ${count} | ${mean(processor)} s | ${most(processor)} s | ${mean(seconds)} s |`,
  );
}

const measure = MEASUREMENTS[what];
const isOfModes = !what.startsWith('stability') && what !== 'coverage';
if (!measure || (isOfModes && (!(count > 0) || modes.length === 0))) {
  console.error(
    `say what to measure: ${Object.keys(MEASUREMENTS).join(', ')}; how often; and perhaps one of: ${MODES.map(({ name }) => name).join('; ')}`,
  );
  process.exitCode = 2;
} else await measure();
