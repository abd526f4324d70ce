/** What was measured, as JSON or as a table. The naive rules may be missing. */

import { table } from '../terminal.ts';
import type { Measurement } from './measure.ts';
import { BENCH_MODES } from './modes.ts';

type Measurements = readonly Measurement[];

export function reportJson(fast: Measurements, naive: Measurements): string {
  return JSON.stringify(
    fast.map(({ gamesPerSecond }, index) => ({
      mode: BENCH_MODES[index]!.name,
      gamesPerSecond: Math.round(gamesPerSecond),
      ...(naive[index] ? { naiveGamesPerSecond: round(naive[index].gamesPerSecond, 1) } : {}),
    })),
  );
}

export function reportTable(fast: Measurements, naive: Measurements): string {
  const hasNaive = naive.length > 0;
  const header = [
    'mode',
    'games/s',
    'target',
    'reached',
    'mean score',
    ...(hasNaive ? ['naive/s', 'ratio'] : []),
  ];
  const rows = fast.map(({ gamesPerSecond, meanScore }, index) => {
    const { name, target } = BENCH_MODES[index]!;
    const slow = naive[index]?.gamesPerSecond;
    return [
      name,
      grouped(gamesPerSecond),
      target === undefined ? '–' : grouped(target),
      target === undefined ? '' : gamesPerSecond >= target ? 'yes' : 'NO',
      meanScore.toFixed(2),
      ...(slow === undefined ? [] : [slow.toFixed(1), `${grouped(gamesPerSecond / slow)}x`]),
    ];
  });
  const note = `Whole random games per CPU-second of one core; Node ${process.versions.node}.`;
  return [...table([header, ...rows]), '', note].join('\n');
}

function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
