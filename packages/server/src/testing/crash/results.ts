/** Reports of crash tests, kept line by line in a file, so that a long one can be run in pieces and added up. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { CrashReport } from './crash-run.ts';

export interface CrashResult {
  readonly plan: string;
  readonly seed: number;
  readonly report: CrashReport;
}

/** Commands that went astray are faults as well. */
const ASTRAY = ['doubled', 'disputed', 'resent', 'reordered'] as const;
/** What players did to the server, and not what was done to it. */
const LINES = ['line-cut', 'line-hole', 'line-delay'];

export function readResults(file: string): CrashResult[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map(line => JSON.parse(line) as CrashResult);
}

export function appendResult(file: string, result: CrashResult): void {
  appendFileSync(file, `${JSON.stringify(result)}\n`);
}

export function isClean({ report }: CrashResult): boolean {
  const { lost, twice, phantoms, unfinished, unverified, surprises, lostOnTime, overcharged, lies } = report;
  const { idleEvents } = report;
  const sum =
    lost + twice + phantoms + unfinished + unverified + lostOnTime + overcharged + lies + idleEvents;
  return sum + surprises.length === 0;
}

/** How many of the faults were inflicted on servers, database and disk. */
export function inflictedIn({ report }: CrashResult): number {
  const names = Object.keys(report.faults).filter(name => !LINES.includes(name));
  return names.reduce((sum, name) => sum + report.faults[name]!, 0);
}

/** Every kind of fault with its number, in all. */
export function faultsIn(results: readonly CrashResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  for (const { report } of results) {
    for (const [name, count] of Object.entries(report.faults)) add(name, count);
    for (const name of ASTRAY) add(name, report[name]);
    add('slow-reader', report.slowReaders);
  }
  return counts;
}

/** As a table of Markdown, a row for each plan. */
export function tableOf(results: readonly CrashResult[]): string {
  const plans = [...new Set(results.map(({ plan }) => plan))];
  const rows = plans.map(plan =>
    rowOf(
      plan,
      results.filter(result => result.plan === plan),
    ),
  );
  return [HEAD, HEAD.replaceAll(/[^|]+/g, ' --- '), ...rows, rowOf('all', results)].join('\n');
}

const HEAD =
  '| plan | faults | tables | acknowledged | lost, twice, out of order | unfinished, unverified | lost on time | charged too much (worst) | wrong `/readyz` | ready again late / asked (longest) | answers owed / late (longest) | surprises |';

function rowOf(plan: string, results: readonly CrashResult[]): string {
  const reports = results.map(({ report }) => report);
  const sum = (read: (report: CrashReport) => number) => reports.reduce((all, one) => all + read(one), 0);
  const most = (read: (report: CrashReport) => number) => Math.max(0, ...reports.map(read));
  const faults = Object.values(faultsIn(results)).reduce((all, one) => all + one, 0);
  const cells = [
    plan,
    faults,
    sum(({ tables }) => tables),
    sum(({ acknowledged }) => acknowledged),
    [sum(({ lost }) => lost), sum(({ twice }) => twice), sum(({ phantoms }) => phantoms)].join(', '),
    [sum(({ unfinished }) => unfinished), sum(({ unverified }) => unverified)].join(', '),
    sum(({ lostOnTime }) => lostOnTime),
    `${sum(({ overcharged }) => overcharged)} (${seconds(most(({ worstCharge }) => worstCharge))})`,
    sum(({ lies }) => lies),
    `${sum(({ readiness }) => readiness.late)} / ${sum(({ readiness }) => readiness.asked)} (${seconds(most(({ readiness }) => readiness.max))})`,
    `${sum(({ recovery }) => recovery.owed)} / ${sum(({ recovery }) => recovery.late)} (${seconds(most(({ recovery }) => recovery.max))})`,
    sum(({ surprises }) => surprises.length),
  ];
  return `| ${cells.join(' | ')} |`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
