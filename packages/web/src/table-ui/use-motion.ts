/** Animates what happened at a table since it was last rendered: new moves, or moves taken back. */
import { type GameId, gameById, type MoveOf, type StateOf } from '@kingdomino/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { play, prepare } from '../motion/play-scenes.ts';
import { type Scene, takenBack } from '../motion/scene.ts';
import { beforePainting } from '../motion/stage.ts';
import { firstPosition } from '../table-source/first-position.ts';
import type { TableView } from '../table-source/table-source.ts';
import { keptMoves } from './speech/announcement.ts';

/** More than this is a leap in a replay or a return after a while, and simply there. */
const MOST_MOVES = 8;

/** One move, and how it stood before and after it. */
export interface Happening<G extends GameId> {
  readonly before: StateOf<G>;
  readonly move: MoveOf<G>;
  readonly after: StateOf<G>;
}

export type SceneOf<G extends GameId> = (happening: Happening<G>, view: TableView<G>) => Scene;

/** To be called while the table is drawn: then the page still shows how it was. */
export function useMotion<G extends GameId>(view: TableView<G>, sceneOf: SceneOf<G>): void {
  const shown = useRef(view);
  const scenes = useRef<ReturnType<typeof prepare>>([]);
  if (shown.current.moves !== view.moves) {
    scenes.current = prepare(scenesBetween(shown.current, view, sceneOf));
    shown.current = view;
  }
  useLayoutEffect(() => {
    const prepared = scenes.current;
    scenes.current = [];
    if (prepared.length > 0) beforePainting(() => play(prepared));
  });
}

/** What leads from one view of a table to another. */
function scenesBetween<G extends GameId>(
  old: TableView<G>,
  view: TableView<G>,
  sceneOf: SceneOf<G>,
): Scene[] {
  const kept = keptMoves(view, old.moves);
  const gone = old.moves.length - kept;
  if (gone + view.moves.length - kept > MOST_MOVES) return [];
  const state = gone === 0 ? old.state : positionAfter(old, kept);
  return [
    ...happenings(old, kept, state)
      .map(happening => takenBack(sceneOf(happening, old)))
      .reverse(),
    ...happenings(view, kept, state).map(happening => sceneOf(happening, view)),
  ];
}

/** The moves of a view from one on, which was made in `state`. */
function happenings<G extends GameId>(view: TableView<G>, from: number, state: StateOf<G>): Happening<G>[] {
  const game = gameById(view.game);
  let before = state;
  return view.moves.slice(from).map(({ move }) => {
    const happening = { before, move, after: game.play(before, move) };
    before = happening.after;
    return happening;
  });
}

function positionAfter<G extends GameId>(view: TableView<G>, count: number): StateOf<G> {
  const game = gameById(view.game);
  const state = firstPosition(view);
  for (const { move } of view.moves.slice(0, count)) game.advance(state, move);
  return state;
}
