/** D-R1: what a table of Kingdomino Duel may agree on. */
import type { Seat } from '../kernel/game.ts';
import { err, ok, type Refusal, type Result } from '../kernel/result.ts';

/** What a table has agreed on. */
export interface Options {
  readonly players: 2;
  /** Who is player A in round 1; drawn when absent. */
  readonly firstSeat?: Seat;
}

/** Completes and checks options that came from outside. */
export function readOptions(raw: unknown): Result<Options> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refuse('the options of a game must be an object');
  const given = raw as Readonly<Record<string, unknown>>;
  const unknownKey = Object.keys(given).find(key => key !== 'players' && key !== 'firstSeat');
  if (unknownKey !== undefined) return refuse(`unknown option ${JSON.stringify(unknownKey)}`);
  const { players = 2, firstSeat } = given;
  if (players !== 2) return refuse('Kingdomino Duel is for 2 players');
  if (firstSeat === undefined) return ok({ players });
  return firstSeat === 0 || firstSeat === 1 ? ok({ players, firstSeat }) : refuse('firstSeat must be 0 or 1');
}

export function writeOptions(options: Options): Readonly<Record<string, unknown>> {
  return { ...options };
}

function refuse(text: string): { readonly ok: false; readonly error: Refusal } {
  return err({ code: 'bad-options', rule: 'D-R1', text });
}
