/** Errors for calls that a program should never make: named, with a sentence, and at once. */
import type { RecordVersion } from './game.ts';
import type { Refusal, Result } from './result.ts';

/** So much of a wrong value is repeated. */
const LONGEST = 50;

/** Throws unless there is an item `index` among `count` items. */
export function checkIndex(index: number, count: number, items: string): void {
  if (Number.isInteger(index) && index >= 0 && index < count) return;
  const numbered = count === 0 ? 'there are none' : `they are numbered from 0 to ${count - 1}`;
  throw new RangeError(`there is no ${index} among the ${items}: ${numbered}`);
}

/** Throws unless `value` is a whole number from `least` to `most`. */
export function checkWhole(value: number, least: number, most: number, what: string): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(
    `${what} must be a whole number from ${least} to ${most}, not ${String(value).slice(0, LONGEST)}`,
  );
}

/** The move that was checked; a refused one is a mistake of the caller, who should have asked before. */
export function legalMove<Move>(checked: Result<Move, Refusal<string>>): Move {
  if (!checked.ok) throw new RangeError(`an illegal move was played: ${checked.error.text}`);
  return checked.value;
}

/** Throws unless `state` is a position of this game: the other game's look much alike. */
export function checkState<State>(
  state: unknown,
  kind: new (...parameters: never[]) => State,
  game: string,
): State {
  if (state instanceof kind) return state;
  throw new TypeError(`this is not a position of ${game}`);
}

/** Options that were read; refused ones are a mistake of the caller, who should have read them before. */
export function validOptions<Options>(read: Result<Options, Refusal<string>>): Options {
  if (!read.ok) throw new RangeError(read.error.text);
  return read.value;
}

export function validVersion(version: RecordVersion | undefined): RecordVersion {
  if (version !== undefined) checkWhole(version, 1, 2, "a record's version");
  return version ?? 2;
}
