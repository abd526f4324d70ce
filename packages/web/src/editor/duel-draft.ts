/** What can be done with a position of Duel that is being set up. */
import type { Seat } from '@kingdomino/rules';
import { COAT_OF, type Coat, DIE_COUNT, type Phase, SPELLBOOK } from '@kingdomino/rules/duel';
import { CASTLE, sameSpot } from '../board/types.ts';
import { type DuelDraft, replaced, squareAt } from './draft.ts';

type Square = DuelDraft['maps'][number]['squares'][number];

/** Draws a coat on an empty square, or takes away what is there. Two squares, one after the other, are a domino of one round. */
export function drawSquare(
  draft: DuelDraft,
  seat: Seat,
  drawn: Omit<Square, 'round'>,
  round = openRound(draft.maps[seat]!.squares),
): DuelDraft {
  const map = draft.maps[seat]!;
  if (sameSpot(drawn, CASTLE)) return draft;
  const there = squareAt(map.squares, drawn);
  const squares = there
    ? map.squares.filter(square => square !== there)
    : [...map.squares, { ...drawn, round }];
  return { ...draft, maps: replaced(draft.maps, seat, { ...map, squares }) };
}

/** The first round of which a half is missing. */
export function openRound(squares: readonly Square[]): number {
  for (let round = 0; ; round++)
    if (squares.filter(square => square.round === round).length < 2) return round;
}

/** A banner that was not cast has no coat. */
export function castSpell(draft: DuelDraft, index: number, isCast: boolean): DuelDraft {
  const next = { ...draft, spells: replaced(draft.spells, index, { isCast }) };
  return index === COAT_OF.banner && !isCast ? nameBanner(next, null) : next;
}

/** The coat that was named for the banner: it stands with whoever has won that spell. */
export function nameBanner(draft: DuelDraft, banner: Coat | null): DuelDraft {
  const { coat, boxes } = SPELLBOOK[COAT_OF.banner]!;
  const maps = draft.maps.map(map => ({ ...map, banner: map.boxes[coat] === boxes ? banner : null }));
  return { ...draft, maps };
}

export function bannerOf({ maps }: DuelDraft): Coat | null {
  return maps.find(({ banner }) => banner !== null)?.banner ?? null;
}

/** Dice lie there once they have been rolled; a seat decides unless chance does; who begins is known after the first lot. */
export function changeDuel(draft: DuelDraft, changes: Partial<DuelDraft>): DuelDraft {
  const next = { ...draft, ...changes };
  const isRolled = !['first', 'roll'].includes(next.phase);
  const none = { face: 0, takenBy: -1, castleCross: false };
  const dice = next.dice.length > 0 ? next.dice : Array.from({ length: DIE_COUNT }, () => none);
  return {
    ...next,
    dice: isRolled ? dice : [],
    seat: isTurn(next.phase) ? (next.seat ?? 0) : null,
    playerA: next.phase === 'first' ? null : (next.playerA ?? 0),
  };
}

function isTurn(phase: Phase): boolean {
  return !['first', 'roll', 'over'].includes(phase);
}
