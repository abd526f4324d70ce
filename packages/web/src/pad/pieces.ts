/** What there is in the box, from the rules' own tables: the kinds of squares, how many of each, and the dominoes they are on. */
import type { GameId } from '@kingdomino/rules';
import { COATS, DICE } from '@kingdomino/rules/duel';
import { DOMINOES, type Half, TERRAINS } from '@kingdomino/rules/kingdomino';
import type { Kind } from './pad.ts';

export interface Piece {
  readonly kind: Kind;
  readonly marks: number;
}

export const samePiece = (one: Piece, other: Piece): boolean =>
  one.kind === other.kind && one.marks === other.marks;

export const KINDS: Readonly<Record<GameId, readonly Kind[]>> = { kingdomino: TERRAINS, duel: COATS };

const HALVES: readonly Half[] = DOMINOES.flatMap(({ halves }) => halves);
const FACES: readonly Piece[] = DICE.flat().flatMap(({ coat, crosses }) =>
  coat ? [{ kind: coat, marks: crosses }] : [],
);

/** Squares as they come: by kind, the fewest marks first. A coat may have more crosses later than a die shows. */
export const PIECES: Readonly<Record<GameId, readonly Piece[]>> = {
  kingdomino: different(HALVES.map(({ terrain, crowns }) => ({ kind: terrain, marks: crowns }))),
  duel: different(FACES),
};

function different(pieces: readonly Piece[]): Piece[] {
  return pieces
    .filter((piece, at) => pieces.findIndex(other => samePiece(piece, other)) === at)
    .sort((one, other) => one.marks - other.marks);
}

/** What is chosen on a new pad: the commonest square. */
export const FIRST_BRUSH: Piece = { kind: 'wheat', marks: 0 };

/** D-B1, D-S6: two crosses may be added to what the dice show. */
const ADDED_CROSSES = 2;

/** The marks that a square of this kind can have, fewest first. */
export function marksOf(game: GameId, kind: Kind): number[] {
  const shown = PIECES[game].filter(piece => piece.kind === kind).map(({ marks }) => marks);
  if (game === 'kingdomino') return shown;
  return Array.from({ length: Math.max(...shown) + ADDED_CROSSES + 1 }, (_, marks) => marks);
}

/** How many squares of exactly this sort there are, or of this kind. */
export function countInBox(kind: Kind, marks?: number): number {
  return HALVES.filter(({ terrain, crowns }) => terrain === kind && (marks ?? crowns) === crowns).length;
}

/** The most crowns that so many squares of a terrain can have, however they are chosen. */
export function mostMarks(kind: Kind, squares: number): number {
  return HALVES.filter(({ terrain }) => terrain === kind)
    .map(({ crowns }) => crowns)
    .sort((one, other) => other - one)
    .slice(0, squares)
    .reduce((sum, crowns) => sum + crowns, 0);
}

/** Two squares side by side, whichever comes first. */
function pairKey(one: Piece, other: Piece): string {
  return [one, other]
    .map(({ kind, marks }) => kind + marks)
    .sort()
    .join();
}

const BY_PAIR = new Map<string, number[]>();
for (const { number, halves } of DOMINOES) {
  const [one, other] = halves.map(({ terrain, crowns }) => ({ kind: terrain, marks: crowns }));
  const key = pairKey(one!, other!);
  BY_PAIR.set(key, [...(BY_PAIR.get(key) ?? []), number]);
}

/** The dominoes that show these two, by number. */
export function dominoesWith(one: Piece, other: Piece): readonly number[] {
  return BY_PAIR.get(pairKey(one, other)) ?? [];
}
