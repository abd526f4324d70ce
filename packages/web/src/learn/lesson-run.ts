/** How far somebody is in a lesson: the answers so far, played by the rules. */
import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  err,
  gameById,
  ok,
  parsePosition,
  type Result,
  readMove,
} from '@kingdomino/rules';
import type { PlayedMove } from '@kingdomino/table';
import { type Expected, LEARNER, type Lesson, type Scene } from './lesson.ts';

/** The answer to a step that is only read. */
export const READ = '';

export interface Standing {
  /** The number of the step that waits for its answer, from 0. */
  readonly step: number;
  /** The step that the table was set up for. */
  readonly scene: number;
  readonly start: AnyState;
  readonly state: AnyState;
  readonly moves: readonly PlayedMove[];
}

export function beginLesson(lesson: Lesson): Standing {
  return setUp(lesson, 0);
}

/** The position after one more move of whoever is to act. A `RangeError` for an illegal one. */
export function playIn(lesson: Lesson, standing: Standing, text: string): Standing {
  const game: AnyGame = gameById(lesson.game);
  const move = readMove(game, standing.state, text);
  if (!move.ok) throw new RangeError(`${text}: ${move.error.text}`);
  const actor = game.toAct(standing.state);
  const by = typeof actor === 'number' ? actor : 'chance';
  return {
    ...standing,
    state: game.play(standing.state, move.value),
    moves: [...standing.moves, { by, move: move.value, text }],
  };
}

/** To the next step, once everything of this one is played. */
export function nextStep(lesson: Lesson, standing: Standing): Standing {
  const step = standing.step + 1;
  return lesson.steps[step]?.scene ? setUp(lesson, step) : { ...standing, step };
}

/** Whether an answer is what the step waits for; where not, whether it is at least legal. */
export function judge(
  lesson: Lesson,
  standing: Standing,
  text: string,
): Result<undefined, 'other' | 'unlike' | 'illegal'> {
  const { expects } = lesson.steps[standing.step]!;
  if (expects === 'read') return text === READ ? ok(undefined) : err('other');
  const game: AnyGame = gameById(lesson.game);
  const move = readMove(game, standing.state, text);
  if (!move.ok || game.toAct(standing.state) !== LEARNER) return err('illegal');
  if (meets(game, standing.state, move.value, expects)) return ok(undefined);
  const isLike = expects === 'any' || expects.like?.test(text) !== false;
  return err(isLike ? 'other' : 'unlike');
}

/** The step's answer and whatever follows it. Undefined for an answer that is not expected. */
export function answer(lesson: Lesson, standing: Standing, text: string): Standing | undefined {
  if (!judge(lesson, standing, text).ok) return undefined;
  const { after = [] } = lesson.steps[standing.step]!;
  const moves = text === READ ? after : [text, ...after];
  const played = moves.reduce((before, move) => playIn(lesson, before, move), standing);
  return nextStep(lesson, played);
}

/** Takes up a lesson; answers that it does not expect any more, and those behind them, are dropped. */
export function resume(
  lesson: Lesson,
  answers: readonly string[],
): { standing: Standing; answers: string[] } {
  let standing = beginLesson(lesson);
  const kept: string[] = [];
  for (const text of answers) {
    // the last step has nothing behind it
    const next = standing.step < lesson.steps.length - 1 ? answer(lesson, standing, text) : undefined;
    if (!next) break;
    standing = next;
    kept.push(text);
  }
  return { standing, answers: kept };
}

function setUp(lesson: Lesson, step: number): Standing {
  const { scene } = lesson.steps[step]!;
  if (!scene) throw new RangeError(`step ${step} begins no scene`);
  const start = startOf(lesson, scene);
  const empty: Standing = { step, scene: step, start, state: start, moves: [] };
  return (scene.before ?? []).reduce((before, move) => playIn(lesson, before, move), empty);
}

function startOf(lesson: Lesson, { start }: Scene): AnyState {
  if ('position' in start) {
    const read = parsePosition(start.position);
    if (!read.ok) throw new RangeError(read.error.text);
    return read.value.state;
  }
  const game: AnyGame = gameById(lesson.game);
  const options = game.readOptions(start.options);
  if (!options.ok) throw new RangeError(options.error.text);
  return game.start(options.value);
}

function meets(game: AnyGame, state: AnyState, move: AnyMove, expects: Exclude<Expected, 'read'>): boolean {
  if (expects === 'any') return true;
  const { moves, like, gain } = expects;
  const text = game.format(move);
  if (moves?.includes(text) === false || like?.test(text) === false) return false;
  return gain === undefined || boardPoints(game, game.play(state, move)) - boardPoints(game, state) >= gain;
}

/** What lies there, without what comes on top at the end. */
function boardPoints(game: AnyGame, state: AnyState): number {
  const points = game.outcome(state).scores[LEARNER]!;
  return 'areas' in points ? points.areas : points.domains;
}
