/** What somebody did in a game beside its points, read from the position at its end. */
import type { AnyState, Seat } from '@kingdomino/rules';
import { COAT_OF, Position as DuelPosition, SPELLS, type Spell } from '@kingdomino/rules/duel';
import { Position, rankKingdoms } from '@kingdomino/rules/kingdomino';

export interface Feats {
  /** Points of the best single area, or domain; of a Dynasty, in its last game. */
  readonly area: number;
  /** In how many games the bonus was earned: up to three in a Dynasty. */
  readonly middleKingdom: number;
  readonly harmony: number;
  /** Games that were won: of a Dynasty, up to three. */
  readonly games: number;
  /** Of Duel: the spells that were cast. */
  readonly spells: readonly Spell[];
}

/** Of a game that was given up. */
export const NO_FEATS: Feats = { area: 0, middleKingdom: 0, harmony: 0, games: 0, spells: [] };

/** What a seat has reached in a game, at its end: the largest area, bonuses, spells. */
export function featsOf(state: AnyState, seat: Seat): Feats {
  if (state instanceof DuelPosition) return duelFeats(state, seat);
  if (state instanceof Position) return kingdominoFeats(state, seat);
  throw new RangeError('a position of neither game');
}

function kingdominoFeats(position: Position, seat: Seat): Feats {
  const games = [...position.finished, position.scores()];
  const count = (name: 'middleKingdom' | 'harmony') => games.filter(scores => scores[seat]![name] > 0).length;
  return {
    area: bestOf(position.kingdoms[seat]!.areas()),
    middleKingdom: count('middleKingdom'),
    harmony: count('harmony'),
    games: games.filter(scores => rankKingdoms(scores)[0]!.includes(seat)).length,
    spells: [],
  };
}

function duelFeats(position: DuelPosition, seat: Seat): Feats {
  const hasCast = (spell: Spell) =>
    position.cast[COAT_OF[spell]] === 1 && position.owners[COAT_OF[spell]] === seat;
  return {
    area: bestOf(position.maps[seat]!.domains()),
    middleKingdom: 0,
    harmony: 0,
    games: 0,
    spells: SPELLS.filter(hasCast),
  };
}

function bestOf(areas: readonly { readonly points: number }[]): number {
  return Math.max(0, ...areas.map(({ points }) => points));
}
