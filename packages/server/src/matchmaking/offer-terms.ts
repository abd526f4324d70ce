/** The terms of tables that matchmaking opens: few and the same for all, so that the queue is not divided. */
import type { FirstSeat, Player, RatedMode } from '@kingdomino/protocol';
import type { GameId } from '@kingdomino/rules';
import { sha256, toHex, utf8 } from '@kingdomino/rules/hashing';
import { PAIRING_CLOCKS, type Terms } from '@kingdomino/table';
import { SEATS_OF } from '../ratings/rating.ts';
import type { FullOffer } from '../storage/matchmaking/offers.ts';

/** Plays on for who leaves a game that does not count. */
export const SUBSTITUTE = 'baron';

export const GAME_OF_MODE: Readonly<
  Record<RatedMode, { readonly game: GameId; readonly options: Terms['options'] }>
> = {
  two: { game: 'kingdomino', options: { players: 2 } },
  three: { game: 'kingdomino', options: { players: 3 } },
  four: { game: 'kingdomino', options: { players: 4 } },
  mighty: { game: 'kingdomino', options: { players: 2, mightyDuel: true } },
  duel: { game: 'duel', options: {} },
};

/** Any process comes to the same terms. Who sits where is a matter of chance: of the offer's id, which nobody chose. */
export function offerTerms({ id, mode, rated, pace, bots }: FullOffer, players: readonly Player[]): Terms {
  const seats: FirstSeat[] = players.map(player => ({ kind: 'person', player }));
  if (bots !== undefined) while (seats.length < SEATS_OF[mode]) seats.push({ kind: 'bot', level: bots });
  const drawn = seats
    .map((seat, index) => ({ seat, lot: toHex(sha256(utf8(`${id}/${index}`))) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1));
  return {
    ...GAME_OF_MODE[mode],
    seats: drawn.map(({ seat }) => seat),
    clock: PAIRING_CLOCKS[pace],
    absence: rated ? { kind: 'forfeit' } : { kind: 'bot', level: SUBSTITUTE },
    undo: !rated,
    visibility: 'public',
    by: players[0]!,
    ...(rated ? { rated: true } : {}),
  };
}
