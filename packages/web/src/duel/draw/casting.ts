/** How the two dice are about to be drawn: spells, the castle's cross, the joker's coat; and every place that follows. */
import {
  COATS,
  type Coat,
  DICE,
  type DrawMove,
  type DrawnDie,
  DuelMap,
  duel,
  MAP_GRID,
  type PassMove,
  type Position,
  type RefusalCode,
} from '@kingdomino/rules/duel';
import { beside, type PlaceOption, type Spot, STEPS, spotsOf } from '../../board/types.ts';
import { type FaceView, faceView, kindOf, MAP_RECT } from '../view.ts';

export type Which = 0 | 1;

export interface Casting {
  readonly free: boolean;
  readonly split: boolean;
  readonly turned: { readonly which: Which; readonly face: number } | undefined;
  /** Which die gets the castle cross. */
  readonly cross: Which | undefined;
  /** For jokers. */
  readonly coats: readonly [Coat, Coat];
}

export const PLAIN: Casting = {
  free: false,
  split: false,
  turned: undefined,
  cross: undefined,
  coats: ['disc', 'disc'],
};

/** What a die shows under a casting, the joker still as a joker. */
export function castFace(position: Position, { turned }: Casting, which: Which): FaceView {
  const die = position.dieOf(position.seat, which);
  return faceView(die, turned?.which === which ? turned.face : position.faces[die]!);
}

/** What will be drawn. */
export function drawnFace(position: Position, casting: Casting, which: Which): FaceView {
  const { coat, crosses } = castFace(position, casting, which);
  const more = casting.cross === which ? 1 : 0;
  return { coat: coat === 'joker' ? casting.coats[which] : coat, crosses: crosses + more };
}

export function isJoker(position: Position, casting: Casting, which: Which): boolean {
  return castFace(position, casting, which).coat === 'joker';
}

function moveAt(position: Position, casting: Casting, first: Spot, second: Spot): DrawMove {
  const drawn = (which: Which, { x, y }: Spot): DrawnDie => ({
    die: position.dieOf(position.seat, which),
    x,
    y,
    ...(casting.turned?.which === which ? { turnedTo: casting.turned.face } : {}),
    ...(isJoker(position, casting, which) ? { coat: casting.coats[which] } : {}),
    ...(casting.cross === which ? { castleCross: true } : {}),
  });
  return {
    kind: 'draw',
    free: casting.free,
    split: casting.split,
    dice: [drawn(0, first), drawn(1, second)],
  };
}

/** Why the domino may not be drawn there; undefined where it may. */
export function problemAt(
  position: Position,
  casting: Casting,
  first: Spot,
  second: Spot,
): RefusalCode | undefined {
  const result = duel.check(position, moveAt(position, casting, first, second));
  return result.ok ? undefined : result.error.code;
}

/** A place for the domino, and the move that draws it there. */
export interface DrawChoice extends PlaceOption {
  readonly move: DrawMove;
}

/** Every place under this casting, with the points it brings. */
export function drawOptions(position: Position, casting: Casting): DrawChoice[] {
  const spots = spotsOf(MAP_RECT).flat();
  const before = position.map.board.points;
  const pairs = spots.flatMap(first =>
    (casting.split ? spots : neighbours(first)).map(second => ({ first, second })),
  );
  return pairs.flatMap(({ first, second }) => {
    const move = moveAt(position, casting, first, second);
    const checked =
      isOpen(position, first) && isOpen(position, second) ? duel.check(position, move) : undefined;
    if (!checked?.ok) return [];
    return [{ first, second, points: mapWith(position, casting, first, second).board.points - before, move }];
  });
}

/** The map as it would be. */
export function mapWith(position: Position, casting: Casting, first: Spot, second: Spot): DuelMap {
  const map = copyOf(position.map);
  drawOn(map, first, drawnFace(position, casting, 0), position.round);
  drawOn(map, second, drawnFace(position, casting, 1), position.round);
  return map;
}

export function copyOf(map: DuelMap): DuelMap {
  const copy = new DuelMap();
  copy.copyFrom(map);
  return copy;
}

export function drawOn(map: DuelMap, { x, y }: Spot, { coat, crosses }: FaceView, round: number): void {
  map.draw(MAP_GRID.cellAt(x, y), kindOf(coat), crosses, round);
}

/**
 * Coats for jokers that bring most, as a first suggestion. For two jokers first both alike, then the second alone: all pairs
 * would hold up the page.
 */
export function bestCoats(position: Position, casting: Casting): Casting {
  const [isFirst, isSecond] = [isJoker(position, casting, 0), isJoker(position, casting, 1)];
  const best = (choices: readonly (readonly [Coat, Coat])[]): Casting => {
    const rated = choices.map(coats => ({ coats, worth: worthOf(position, { ...casting, coats }) }));
    return { ...casting, coats: rated.sort((one, other) => other.worth - one.worth)[0]!.coats };
  };
  if (!isFirst && !isSecond) return casting;
  if (!isFirst) return best(COATS.map(coat => [casting.coats[0], coat]));
  if (!isSecond) return best(COATS.map(coat => [coat, casting.coats[1]]));
  const [first] = best(COATS.map(coat => [coat, coat])).coats;
  return best(COATS.map(coat => [first, coat]));
}

/** The most points, and among equals the most places. */
function worthOf(position: Position, casting: Casting): number {
  const options = drawOptions(position, { ...casting, split: false });
  return Math.max(-1, ...options.map(({ points }) => points)) + options.length / 1000;
}

/** Drawing nothing, with the die turned if one is. */
export function moveOfPass(position: Position, { turned }: Casting): PassMove {
  if (turned === undefined) return { kind: 'pass' };
  const die = position.dieOf(position.seat, turned.which);
  return { kind: 'pass', turned: { die, face: turned.face } };
}

/** Whether nothing need be drawn; with a die turned, whether that may be so still (D-R6). */
export function mayPass(position: Position, casting?: Casting): boolean {
  return duel.check(position, casting ? moveOfPass(position, casting) : { kind: 'pass' }).ok;
}

/** The faces a die can be turned to, each picture once. */
export function facesOf(die: number): number[] {
  const pictures = DICE[die]!.map(({ coat, crosses }) => `${coat ?? 'joker'}${crosses}`);
  return pictures.flatMap((picture, face) => (pictures.indexOf(picture) === face ? [face] : []));
}

function isOpen(position: Position, { x, y }: Spot): boolean {
  return position.map.board.isOpen(MAP_GRID.cellAt(x, y));
}

function neighbours(spot: Spot): Spot[] {
  return STEPS.map(step => beside(spot, step)).filter(({ x, y }) => MAP_GRID.cellAt(x, y) >= 0);
}
