import { describe, expect, test } from 'vitest';
import { BENCH_MODES } from './modes.ts';
import { reportJson, reportTable } from './report.ts';

const fast = BENCH_MODES.map((_, index) => ({ gamesPerSecond: 50_000.4 * (index + 1), meanScore: 19.287 }));
const plain = { modes: BENCH_MODES, fast, naive: [], games: 'random' };
const naive = BENCH_MODES.map(() => ({ gamesPerSecond: 25, meanScore: 19 }));

describe('the report', () => {
  test('is a table with the targets', () => {
    const note = `Whole random games per CPU-second of one core; Node ${process.versions.node}.`;
    expect(reportTable(plain, true).split('\n')).toEqual([
      'mode          games/s   target  reached  mean score',
      'kingdomino-2   50,000  200,000       NO       19.29',
      'kingdomino-3  100,001        –                19.29',
      'kingdomino-4  150,001  100,000      yes       19.29',
      'mighty-duel   200,002   75,000      yes       19.29',
      'duel          250,002   45,000      yes       19.29',
      '',
      note,
    ]);
  });

  test('leaves the targets out where nobody asks for them', () => {
    expect(reportTable(plain, false).split('\n').slice(0, 2)).toEqual([
      'mode          games/s  mean score',
      'kingdomino-2   50,000       19.29',
    ]);
  });

  test('shows the ratio to the naive rules where they were measured', () => {
    const [header, first] = reportTable({ ...plain, naive }, false).split('\n');
    expect(header).toMatch(/naive\/s +ratio$/);
    expect(first).toMatch(/25\.0 +2,000x$/);
  });

  test('is exactly modes and speeds as JSON', () => {
    expect(JSON.parse(reportJson(plain))[1]).toEqual({ mode: 'kingdomino-3', gamesPerSecond: 100_001 });
    expect(JSON.parse(reportJson({ ...plain, naive }))[0]).toEqual({
      mode: 'kingdomino-2',
      gamesPerSecond: 50_000,
      naiveGamesPerSecond: 25,
    });
  });
});
