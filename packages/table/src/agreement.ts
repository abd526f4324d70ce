/** Agreements between the people at a table: to abort the game, to pause the clocks, to write to each other. */
import type { Clock, EventOf, Player, ProposalKind } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import type { PlayedMove } from './played-game.ts';
import { hasForfeited, type SeatState } from './seat-state.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Something that somebody has asked and not all have answered. */
export interface Proposal {
  readonly what: ProposalKind;
  readonly by: Seat;
  /** When it is not asked any more. */
  readonly until: number;
  readonly agreed: readonly Seat[];
}

/** A pause that all agreed on. */
export interface Halt {
  readonly since: number;
  readonly until: number;
}

/** Where people think for days they also answer after days. */
export function proposalLife({ kind }: Clock): number {
  return kind === 'days' ? 2 * DAY : 2 * MINUTE;
}

/** A pause ends by itself, so that nobody's table stands for ever. */
export function longestHalt({ kind }: Clock): number {
  return kind === 'days' ? 14 * DAY : 60 * MINUTE;
}

/**
 * The seats that must agree to a proposal: people who play themselves. Bots agree to everything; so do bot accounts, but
 * not in rated games.
 *
 * @param isRated whether the result of the table counts for ratings
 */
export function askedSeats(seats: readonly SeatState[], isRated: boolean): Seat[] {
  return seats.flatMap((state, seat) => {
    if (state.kind !== 'person' || state.substitute !== undefined || hasForfeited(state)) return [];
    return state.player.bot && !isRated ? [] : [seat];
  });
}

/**
 * Whether one side may call the game off: strangers who were brought together, before the second round. At tables of
 * friends all agree; a tournament and the ladder of programs go on.
 *
 * @param host who may close the table, if anybody
 */
export function isCalledOffAlone(
  { visibility, tournament, ladder }: Pick<EventOf<'opened'>, 'visibility' | 'tournament' | 'ladder'>,
  host: Player | undefined,
): boolean {
  return visibility === 'public' && host === undefined && !tournament && !ladder;
}

/** Lines and rolls that were dealt when the second round begins: Kingdomino's first line is picked before the first. */
const SECOND_ROUND = { kingdomino: 3, duel: 2 } as const;

export function isSecondRound(game: keyof typeof SECOND_ROUND, moves: readonly PlayedMove[]): boolean {
  const dealt = moves.filter(({ move }) => move.kind === 'line' || move.kind === 'roll');
  return dealt.length >= SECOND_ROUND[game];
}
