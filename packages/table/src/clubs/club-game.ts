/** What a finished game at a club's table is for its results: read from its events alone. */
import { hasForfeited } from '../seat-state.ts';
import type { ReadonlyTable } from '../table.ts';

export interface ClubSeat {
  readonly player: string;
  /** 1 for the winner; who is tied shares it. */
  readonly place: number;
  /** How many share this place, oneself among them. */
  readonly tied: number;
  readonly points: number;
}

export interface ClubGame {
  readonly club: string;
  /** Of people and bots. */
  readonly seats: number;
  readonly hasBots: boolean;
  /** Of people, whoever played on for them. */
  readonly people: readonly ClubSeat[];
}

/** The result of a finished table for its club. Undefined if it is no table of a club, or the game has no result. */
export function clubGame(table: ReadonlyTable): ClubGame | undefined {
  const { terms, ended, seats, status } = table;
  if (terms.club === undefined || !ended || status !== 'over') return undefined;
  // a game that a forfeit has ended has the points of that moment
  const { scores } = ended.outcome ?? table.game.outcome(table.state);
  const people = seats.flatMap((state, seat): ClubSeat[] => {
    const before = ended.ranking.findIndex(group => group.includes(seat));
    if (state.kind !== 'person' || before < 0) return [];
    const place = 1 + ended.ranking.slice(0, before).flat().length;
    const points = hasForfeited(state) ? 0 : (scores[seat]?.total ?? 0);
    return [{ player: state.player.id, place, tied: ended.ranking[before]!.length, points }];
  });
  return { club: terms.club, seats: seats.length, hasBots: seats.some(({ kind }) => kind === 'bot'), people };
}
