/** What a choice would bring at once, so that it can be shown before it is made. */
import type { Seat } from '@kingdomino/rules';
import { COATS, type Coat, type DuelMap, MAP_GRID, type Position, scoreMap } from '@kingdomino/rules/duel';
import { type Spot, spotsOf } from '../../board/types.ts';
import { type FaceView, kindOf, MAP_RECT, shownFace } from '../view.ts';
import { type Casting, copyOf, drawOn, drawOptions, facesOf, type Which } from './casting.ts';

/** The best single place for a die, as a joker of any coat; nothing where it fits nowhere by itself. */
export function dieGain(position: Position, seat: Seat, die: number): number | undefined {
  const map = position.maps[seat]!;
  const { coat, crosses } = shownFace(position, die);
  const coats = coat === 'joker' ? COATS : [coat];
  const gains = coats.flatMap(known => gainsOf(map, { coat: known, crosses }));
  return gains.length > 0 ? Math.max(...gains) : undefined;
}

function gainsOf(map: DuelMap, face: FaceView): number[] {
  const kind = kindOf(face.coat);
  const places = spotsOf(MAP_RECT)
    .flat()
    .filter(({ x, y }) => {
      const cell = MAP_GRID.cellAt(x, y);
      return map.board.isOpen(cell) && map.connects(cell, kind);
    });
  return places.map(spot => {
    const after = copyOf(map);
    drawOn(after, spot, face, 0);
    return after.board.points - map.board.points;
  });
}

/** D-S6: one more cross on a coat. */
export function dignitaryGain(map: DuelMap, { x, y }: Spot): number {
  const after = copyOf(map);
  after.board.addMark(MAP_GRID.cellAt(x, y));
  return after.board.points - map.board.points;
}

/** D-S5: as many as there are domains of it now. */
export function bannerGain(map: DuelMap, coat: Coat): number {
  return scoreMap(map, kindOf(coat)).banner;
}

/** The most that a casting can bring; undefined where nothing can be drawn with it. */
export function bestGain(position: Position, casting: Casting): number | undefined {
  const options = drawOptions(position, casting);
  return options.length > 0 ? Math.max(...options.map(({ points }) => points)) : undefined;
}

/** D-S4: every face that one of the two dice can be turned to. */
export function turnings(position: Position): { readonly which: Which; readonly face: number }[] {
  return ([0, 1] as const).flatMap(which =>
    facesOf(position.dieOf(position.seat, which)).map(face => ({ which, face })),
  );
}
