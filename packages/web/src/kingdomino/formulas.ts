/** How the points of a placement come about: before it is made, and when it has been. */
import type { Seat } from '@kingdomino/rules';
import { DIRECTIONS, type Kingdom, type Position } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { beside, type Formula } from '../board/formulas.tsx';
import { type Spot, sameSpot } from '../board/types.ts';
import type { TableView } from '../table-source/table-source.ts';
import type { OpenBonus } from '../table-ui/open-bonus.ts';
import { openBonusesIn } from './open-bonuses.ts';
import { areasOf } from './view.ts';
import { terrainName } from './words.ts';

interface Lying {
  readonly first: Spot;
  readonly second: Spot;
  readonly turn: number;
}

/** Of the held domino at a place: its areas, and bonuses that are decided by it. None where it may not lie. */
export function previewOf(position: Position, { first, second, turn }: Lying): Formula[] {
  const { kingdom, held } = position;
  const place = kingdom.checkPlacement(held, { ...first, to: DIRECTIONS[turn]! });
  if (!place.ok) return [];
  const after = kingdom.copy();
  after.lay(held, place.value);
  return [
    ...areasAt(after, [first, second]),
    ...decided(openBonusesIn(position, kingdom), openBonusesIn(position, after)),
  ];
}

/** Of the last move, if it laid a domino that still lies there. */
export function lastFormulas({
  state,
  moves,
}: TableView<'kingdomino'>): { readonly seat: Seat; readonly formulas: Formula[] } | undefined {
  const last = moves.at(-1);
  if (!last || last.by === 'chance' || last.move.kind !== 'place') return undefined;
  const number = last.move.domino;
  const kingdom = state.kingdoms[last.by]!;
  const laid = kingdom.squares().filter(({ domino }) => domino === number);
  return { seat: last.by, formulas: beside(laid, areasAt(kingdom, laid)) };
}

/** Those that score, at these squares. */
function areasAt(kingdom: Kingdom, spots: readonly Spot[]): Formula[] {
  return areasOf(kingdom)
    .filter(area => area.points > 0 && area.spots.some(one => spots.some(other => sameSpot(one, other))))
    .map(({ terrain, crowns, points, spots: all }) => ({
      text: t('end.area', { terrain: terrainName(terrain), squares: all.length, crowns, points }),
      spots: all,
    }));
}

/** Bonuses that become sure, or are lost. */
function decided(before: readonly OpenBonus[], after: readonly OpenBonus[]): Formula[] {
  return after
    .filter(({ state }, index) => state !== before[index]!.state)
    .map(({ text, state }) => ({ text, spots: [], isLoss: state === 'lost' }));
}
