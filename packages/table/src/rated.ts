/** Rated games: on which terms, who may sit there, and in which list the result counts. */
import type { CommandRefusal, Player, RatedMode } from '@kingdomino/protocol';
import type { Terms } from './command.ts';
import { BOTS_ONLY, MEMBERS_ONLY, RATED_TERMS, RATED_WITHOUT_BOTS } from './refusals.ts';

const BY_SEATS: Readonly<Record<number, RatedMode>> = { 2: 'two', 3: 'three', 4: 'four' };

/** The mode that a rated table counts for. Each mode has ratings of its own; bonuses make no mode. */
export function ratedMode({ game, options, seats }: Pick<Terms, 'game' | 'options' | 'seats'>): RatedMode {
  if (game === 'duel') return 'duel';
  return options.mightyDuel === true ? 'mighty' : BY_SEATS[seats.length]!;
}

/** What is wrong with the terms of a rated table; nothing at others. */
export function refusalOfRated(terms: Terms): CommandRefusal | undefined {
  if (!terms.rated) return undefined;
  const { clock, undo, absence, sharedDeal, seats } = terms;
  if (clock.kind === 'none' || undo || absence.kind !== 'forfeit' || sharedDeal) return RATED_TERMS;
  if (seats.some(({ kind }) => kind === 'bot') && !terms.ladder) return RATED_WITHOUT_BOTS;
  const refusals = seats.map(seat =>
    seat.kind === 'person' ? refusalOfPlayer(terms, seat.player) : undefined,
  );
  return refusals.find(refusal => refusal !== undefined) ?? refusalOfPlayer(terms, terms.by);
}

/** People play with people and bot accounts among themselves: each have lists of their own. */
export function refusalOfPlayer(
  { rated, by }: Pick<Terms, 'rated' | 'by'>,
  player: Player,
): CommandRefusal | undefined {
  if (!rated) return undefined;
  if (by.bot) return player.bot ? undefined : BOTS_ONLY;
  return player.member ? undefined : MEMBERS_ONLY;
}
