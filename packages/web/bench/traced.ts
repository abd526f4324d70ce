/** What a trace of the browser says: processor time of its threads, which is the same however busy the machine is. */
import type { Browser } from '@playwright/test';

/** Times are in thousandths of a millisecond. */
export interface Traced {
  readonly name: string;
  /** `X` is something that lasted, `b` and `e` are its ends. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of `dur` what the thread was at work. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The page's own thread, and those that paint for it. */
const THREADS = { page: 'CrRendererMain', painting: 'ThreadPoolForegroundWorker' } as const;
type Thread = keyof typeof THREADS;

export async function traced(browser: Browser): Promise<readonly Traced[]> {
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
}

/** Milliseconds of the longest piece of work of any page's own thread. */
export function longest(events: readonly Traced[]): number {
  return workOn(events, 'page').reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000;
}

/** Milliseconds of work in each span of that name. */
export function workDuring(events: readonly Traced[], name: string, thread: Thread): number[] {
  const work = outermost(workOn(events, thread));
  return spansOf(events, name).map(
    ([start, end]) => work.reduce((sum, one) => sum + shareOf(one, start, end), 0) / 1000,
  );
}

/** By `performance.measure`. */
function spansOf(events: readonly Traced[], name: string): (readonly [start: number, end: number])[] {
  const ends = (which: string) =>
    events
      .filter(event => event.name === name && event.ph === which)
      .map(({ ts }) => ts)
      .sort((one, other) => one - other);
  const last = ends('e');
  return ends('b').map((start, index) => [start, last[index] ?? start] as const);
}

function workOn(events: readonly Traced[], thread: Thread): Traced[] {
  const wanted = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === THREADS[thread])
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(({ ph, pid, tid }) => ph === 'X' && wanted.has(`${pid} ${tid}`));
}

/** Without what is a part of something else. */
function outermost(events: readonly Traced[]): Traced[] {
  const ends = new Map<string, number>();
  const byTime = events.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  return byTime.filter(({ pid, tid, ts, dur = 0 }) => {
    const thread = `${pid} ${tid}`;
    if (ts < (ends.get(thread) ?? 0)) return false;
    ends.set(thread, ts + dur);
    return true;
  });
}

function shareOf({ ts, dur = 0, tdur = 0 }: Traced, start: number, end: number): number {
  const inside = Math.min(end, ts + dur) - Math.max(start, ts);
  return inside > 0 && dur > 0 ? (tdur * inside) / dur : 0;
}
