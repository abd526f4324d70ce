import type { Outage } from '../storage/outages/uptime.ts';

/** Every process notes what it saw of an outage: together they are one. In order, and no two touch. */
export function joinOutages(outages: readonly Outage[]): Outage[] {
  const all: Outage[] = [];
  for (const { from, to } of outages.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else all.push({ from, to });
  }
  return all;
}
