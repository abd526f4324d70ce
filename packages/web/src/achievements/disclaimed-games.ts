/** Games that ended here while nobody was signed in: a member is asked once whether they are his. */
import { StoredValue } from '../app/storage/stored-value.ts';
import type { GameResult } from '../results/result-format.ts';
import { mySeat } from '../results/result-format.ts';

/** Until when a member has said no. */
function answer(member: string): StoredValue<number> {
  return new StoredValue<number>(
    `not-mine.${member}`,
    [raw => (Number.isFinite(raw) ? Number(raw) : undefined)],
    Number.NEGATIVE_INFINITY,
  );
}

export function unclaimedFor(member: string, results: readonly GameResult[]): readonly GameResult[] {
  if (member === '') return [];
  const until = answer(member).read();
  return results.filter(
    result => !result.by && !result.isFromPad && mySeat(result) !== undefined && result.at > until,
  );
}

export function disclaim(member: string, results: readonly GameResult[]): void {
  answer(member).write(Math.max(...results.map(({ at }) => at)));
}
