/** D-R1: what a table of Kingdomino Duel may agree on. */

import { isObject } from '../kernel/formats/raw.ts';
import type { Seat } from '../kernel/game.ts';
import { err, ok, type Refusal, type Refused, type Result } from '../kernel/result.ts';

/** What a table has agreed on. */
export interface Options {
  readonly players: 2;
  /** Who is player A in round 1; drawn when absent. */
  readonly firstSeat?: Seat;
}

/**
 * Completes and checks options that came from outside.
 *
 * @param raw a parsed JSON value; what is absent is off
 * @returns all options, or a refusal
 * @example
 * const options = readOptions({ players: 2 });
 */
export function readOptions(raw: unknown): Result<Options, Refusal<'bad-options'>> {
  if (!isObject(raw) || Array.isArray(raw)) return refuse('the options of a game must be an object');
  const unknownKey = Object.keys(raw).find(key => key !== 'players' && key !== 'firstSeat');
  if (unknownKey !== undefined) return refuse(`unknown option ${JSON.stringify(unknownKey)}`);
  const { players = 2, firstSeat } = raw;
  if (players !== 2) return refuse('Kingdomino Duel is for 2 players');
  if (firstSeat === undefined) return ok({ players });
  return firstSeat === 0 || firstSeat === 1 ? ok({ players, firstSeat }) : refuse('firstSeat must be 0 or 1');
}

export function writeOptions(options: Options): Readonly<Record<string, boolean | number>> {
  return { ...options };
}

function refuse(text: string): Refused<'bad-options'> {
  return err({ code: 'bad-options', rule: 'D-R1', text });
}
