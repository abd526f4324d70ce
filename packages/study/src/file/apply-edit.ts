/** Changes to a study as data: to be sent, written down, and made again by others. */
import { err, ok, type Refusal, type Result, readMove } from '@kingdomino/rules';
import {
  type Cursor,
  comment,
  commentAt,
  isLine,
  lineAt,
  playMoves,
  promote,
  removeBranch,
  rename,
  takeBack,
} from './edit-study.ts';
import { type Branch, LIMITS, type Study } from './study.ts';
import { positionAfter } from './study-start.ts';

/** One change. `path` and `at` say where, in the study as it was before. */
export type StudyEdit =
  | {
      readonly kind: 'play';
      readonly path: readonly number[];
      readonly at: number;
      readonly moves: readonly string[];
    }
  | { readonly kind: 'takeBack'; readonly path: readonly number[]; readonly at: number }
  | { readonly kind: 'name'; readonly path: readonly number[]; readonly text: string }
  | {
      readonly kind: 'comment';
      readonly path: readonly number[];
      readonly at: number;
      readonly text: string;
    }
  | { readonly kind: 'promote'; readonly path: readonly number[] }
  | { readonly kind: 'remove'; readonly path: readonly number[] };

/** A study, and where whoever changed it stands; absent where that is no other place. */
export interface Applied {
  readonly study: Study;
  readonly cursor?: Cursor;
}

/**
 * Trusts the edit: whoever has it from outside asks `checkEdit`. The same study where it changes nothing.
 *
 * @param study the study; stays as it is
 * @param edit an edit that `checkEdit` has taken
 * @example
 * const { study: next } = applyEdit(study, edit);
 */
export function applyEdit(study: Study, edit: StudyEdit): Applied {
  const { path } = edit;
  switch (edit.kind) {
    case 'play':
      return playMoves(study, { path, at: edit.at }, edit.moves);
    case 'takeBack':
      return takeBack(study, { path, at: edit.at });
    case 'name':
      return {
        study: (lineAt(study, path).name ?? '') === edit.text ? study : rename(study, path, edit.text),
      };
    case 'comment': {
      const place = { path, at: edit.at };
      return {
        study: (commentAt(study, place) ?? '') === edit.text ? study : comment(study, place, edit.text),
      };
    }
    case 'promote':
      return { study: isFirst(path) ? study : promote(study, path).study };
    case 'remove':
      return { study: removeBranch(study, path) };
  }
}

/**
 * The edit with its moves in their usual spelling, or why it cannot be.
 *
 * @param study what is edited
 * @param edit what somebody wants to do
 * @returns the edit in its usual spelling, or a refusal
 * @example
 * const edit = unwrap(checkEdit(study, { kind: 'play', path: [], at: 3, moves: ['pick:17'] }));
 */
export function checkEdit(study: Study, edit: StudyEdit): Result<StudyEdit, Refusal<string>> {
  const { path } = edit;
  if (!isLine(study, path)) return refuse('there is no such branch');
  const { moves } = lineAt(study, path);
  if ('at' in edit && edit.at > moves.length) return refuse('the branch is shorter');
  const isOfBranch = edit.kind === 'promote' || edit.kind === 'remove';
  if (isOfBranch && path.length === 0) return refuse('the main line is the game as it was played');
  const longest = edit.kind === 'name' ? LIMITS.name : LIMITS.comment;
  if ('text' in edit && edit.text.length > longest) return refuse(`at most ${longest} characters`);
  return edit.kind === 'play' ? checkPlay(study, edit, moves.slice(0, edit.at)) : ok(edit);
}

/**
 * Where a place of a study is after it was changed: as far along the same moves as there are.
 *
 * @param before the study as it was
 * @param cursor a place in it
 * @param after the study as it is now
 * @example
 * const cursor = relocate(before, { path: [0], at: 12 }, after);
 */
export function relocate(before: Study, { path, at }: Cursor, after: Study): Cursor {
  if (before === after) return { path, at };
  let cursor: Cursor = { path: [], at: 0 };
  for (const move of lineAt(before, path).moves) {
    const next = stepAlong(after, cursor, move);
    if (!next) break;
    cursor = next;
  }
  return { path: cursor.path, at: Math.min(at, cursor.at) };
}

function checkPlay(
  study: Study,
  edit: StudyEdit & { readonly kind: 'play' },
  before: readonly string[],
): Result<StudyEdit, Refusal<string>> {
  const position = positionAfter(study, before);
  if (!position.ok) return position;
  const { game, state } = position.value;
  const moves: string[] = [];
  for (const text of edit.moves) {
    const move = readMove(game, state, text);
    if (!move.ok) return move;
    moves.push(game.format(move.value));
    game.advance(state, move.value);
  }
  const checked = { ...edit, moves };
  const { study: grown, cursor } = applyEdit(study, checked);
  if (cursor!.path.length > LIMITS.depth) return refuse(`branches lie at most ${LIMITS.depth} deep`);
  if (grown !== study && countBranches(grown.study.branches) > LIMITS.branches)
    return refuse(`a study has at most ${LIMITS.branches} branches`);
  return ok(checked);
}

/** One move on where the study has it. */
function stepAlong(study: Study, { path, at }: Cursor, move: string): Cursor | undefined {
  const line = lineAt(study, path);
  if (line.moves[at] === move) return { path, at: at + 1 };
  const known = line.branches.findIndex(branch => branch.at === at && branch.moves[0] === move);
  return known < 0 ? undefined : { path: [...path, known], at: at + 1 };
}

function countBranches(branches: readonly Branch[] = []): number {
  return branches.reduce((sum, branch) => sum + 1 + countBranches(branch.branches), 0);
}

/**
 * The first branch of the game cannot come before the game.
 *
 * @param path of a branch
 * @example
 * isFirst([0]); // true
 */
export function isFirst(path: readonly number[]): boolean {
  return path.length === 1 && path[0] === 0;
}

function refuse(text: string): { readonly ok: false; readonly error: Refusal<string> } {
  return err({ code: 'bad-study', rule: 'study', text });
}
