/** What was measured, as JSON or as a table. The naive rules may be missing. */

import { table } from '../terminal.ts';
import type { Measurement } from './measure.ts';
import type { BenchMode } from './modes.ts';

export interface Report {
  readonly modes: readonly BenchMode[];
  /** By mode. */
  readonly fast: readonly Measurement[];
  /** By mode, or empty. */
  readonly naive: readonly Measurement[];
  /** What kind of games: "random". */
  readonly games: string;
}

export function reportJson({ modes, fast, naive }: Report): string {
  return JSON.stringify(
    fast.map(({ gamesPerSecond }, index) => ({
      mode: modes[index]!.name,
      gamesPerSecond: Math.round(gamesPerSecond),
      ...(naive[index] ? { naiveGamesPerSecond: round(naive[index].gamesPerSecond, 1) } : {}),
    })),
  );
}

/** The modes that did not reach their target. */
export function missedTargets({ modes, fast }: Pick<Report, 'modes' | 'fast'>): string[] {
  return modes
    .filter(({ target = 0 }, index) => fast[index]!.gamesPerSecond < target)
    .map(({ name }) => name);
}

/** With a column for the targets where somebody asks for them. */
export function reportTable(report: Report, hasTargets: boolean): string {
  const { modes, fast, naive, games } = report;
  const missed = missedTargets(report);
  const hasNaive = naive.length > 0;
  const header = [
    'mode',
    'games/s',
    ...(hasTargets ? ['target', 'reached'] : []),
    'mean score',
    ...(hasNaive ? ['naive/s', 'ratio'] : []),
  ];
  const rows = fast.map(({ gamesPerSecond, meanScore }, index) => {
    const { name, target } = modes[index]!;
    const slow = naive[index]?.gamesPerSecond;
    return [
      name,
      grouped(gamesPerSecond),
      ...(hasTargets ? reached(target, !missed.includes(name)) : []),
      meanScore.toFixed(2),
      ...(slow === undefined ? [] : [slow.toFixed(1), `${grouped(gamesPerSecond / slow)}x`]),
    ];
  });
  const note = `Whole ${games} games per CPU-second of one core; Node ${process.versions.node}.`;
  return [...table([header, ...rows]), '', note].join('\n');
}

function reached(target: number | undefined, isReached: boolean): string[] {
  return target === undefined ? ['–', ''] : [grouped(target), isReached ? 'yes' : 'NO'];
}

function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
