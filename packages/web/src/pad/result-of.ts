/** The result of a pad, to be stored. */

import { placeOf } from '@kingdomino/table/achievements';
import type { GameResult } from '../results/result-format.ts';
import { isEmptyBoard, type Pad } from './pad.ts';
import { outcomeOf } from './pad-score.ts';

export function resultOfPad(pad: Pad, at: number): GameResult {
  const { outcome } = outcomeOf(pad);
  return {
    id: pad.id,
    game: pad.game,
    switches: pad.switches,
    at,
    isFromPad: true,
    seats: pad.players.map(({ name }, seat) => ({
      who: 'friend',
      ...(name.trim() && { name: name.trim() }),
      points: outcome.scores[seat]!.total,
      place: placeOf(outcome.ranking, seat),
    })),
  };
}

/** Whether nothing would change by saving. */
export function sameResult(kept: GameResult, now: GameResult): boolean {
  return (
    kept.seats.length === now.seats.length &&
    kept.seats.every(({ name, points, place }, seat) => {
      const other = now.seats[seat]!;
      return name === other.name && points === other.points && place === other.place;
    })
  );
}

/** Seats of which a board is still empty. */
export function seatsMissing({ players }: Pad): number[] {
  return [...players.keys()].filter(seat => players[seat]!.boards.some(isEmptyBoard));
}
