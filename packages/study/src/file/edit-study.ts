/**
 * Changes to a study, each a new study: going on with other moves, taking back, names, comments, order. The main line is the
 * game as it was played; it is never changed.
 */
import type { Branch, Comments, Study, StudyTree } from './study.ts';

/** A place in a study: the branches that lead to its line, each by number, and how many moves of it come before. */
export interface Cursor {
  readonly path: readonly number[];
  readonly at: number;
}

/** A study and where one stands in it. */
export interface Edited {
  readonly study: Study;
  readonly cursor: Cursor;
}

/** A line with all its moves from the start of the game. */
export interface StudyLine {
  readonly moves: readonly string[];
  /** How many of them belong to the lines that it branches off from. */
  readonly at: number;
  readonly name?: string;
  readonly comments: Comments;
  readonly branches: readonly Branch[];
}

/** What the main line and a branch have in common, and what else writers have added. */
interface Notes extends Pick<StudyTree, 'name' | 'comments' | 'branches'> {
  readonly [extra: string]: unknown;
}

/**
 * The line of a path; a `RangeError` where there is none.
 *
 * @param study the study
 * @param path the numbers of the branches that lead to the line; none for the game itself
 * @example
 * const { moves } = lineAt(study, [0]);
 */
export function lineAt(study: Study, path: readonly number[]): StudyLine {
  const branches = branchesAlong(study, path);
  const last = branches.at(-1);
  if (!last) return lineOf(study.moves, 0, study.study);
  const moves = [...study.moves];
  for (const branch of branches) {
    moves.length = branch.at;
    moves.push(...branch.moves);
  }
  return lineOf(moves, last.at, last);
}

/** The branches that a path leads through, the last being the one that it leads to. */
function branchesAlong(study: Study, path: readonly number[]): Branch[] {
  const along: Branch[] = [];
  for (const index of path) {
    const branch = (along.at(-1) ?? study.study).branches?.[index];
    if (!branch) throw new RangeError(`there is no branch ${path.join('.')}`);
    along.push(branch);
  }
  return along;
}

/**
 * Whether there is a line of that path.
 *
 * @param study the study
 * @param path by numbers of branches, from the game on
 * @example
 * isLine(study, []); // true
 */
export function isLine(study: Study, path: readonly number[]): boolean {
  let branches = study.study.branches ?? [];
  for (const index of path) {
    const branch = branches[index];
    if (!branch) return false;
    branches = branch.branches ?? [];
  }
  return true;
}

function lineOf(
  moves: readonly string[],
  at: number,
  { name, comments = {}, branches = [] }: Notes,
): StudyLine {
  return { moves, at, comments, branches, ...(name !== undefined && { name }) };
}

/**
 * Plays a move that must be legal there: along a line that has it already, at the end of a branch, or on a new one.
 *
 * @param study the study; stays as it is
 * @param cursor where the move is made
 * @param move as text; trusted to be legal
 * @example
 * const edited = playMove(study, cursor, 'pick:17');
 */
export function playMove(study: Study, cursor: Cursor, move: string): Edited {
  return playMoves(study, cursor, [move]);
}

/** Several moves, one after the other: along what is there, and from where they differ all at once. */
export function playMoves(study: Study, from: Cursor, moves: readonly string[]): Edited {
  let cursor = from;
  for (const [index, move] of moves.entries()) {
    const next = stepAlong(study, cursor, move);
    if (!next) return grow(study, ownerOf(study, cursor), moves.slice(index));
    cursor = next;
  }
  return { study, cursor };
}

/** One move on where the study has it. */
function stepAlong(study: Study, { path, at }: Cursor, move: string): Cursor | undefined {
  const line = lineAt(study, path);
  if (line.moves[at] === move) return { path, at: at + 1 };
  // up to where a branch begins, positions are those of the line before
  if (at <= line.at && path.length > 0) return stepAlong(study, ownerOf(study, { path, at }), move);
  const known = line.branches.findIndex(branch => branch.at === at && branch.moves[0] === move);
  return known < 0 ? undefined : { path: [...path, known], at: at + 1 };
}

/** Moves that are not there yet: at the end of a branch, or on a new one. */
function grow(study: Study, { path, at }: Cursor, moves: readonly string[]): Edited {
  const line = lineAt(study, path);
  const end = at + moves.length;
  if (at === line.moves.length && path.length > 0) {
    const longer = change(study, path, branch => ({ ...branch, moves: [...branch.moves, ...moves] }));
    return { study: longer, cursor: { path, at: end } };
  }
  const grown = changeLine(study, path, notes => ({
    ...notes,
    branches: [...(notes.branches ?? []), { at, moves }],
  }));
  return { study: grown, cursor: { path: [...path, line.branches.length], at: end } };
}

/**
 * One move back. The last move of a branch is forgotten unless something hangs on it, and with its only move the branch; the
 * game as it was played stays.
 *
 * @param study the study; stays as it is
 * @param cursor the position after the move
 * @example
 * const { study: next, cursor } = takeBack(study, { path: [0], at: 13 });
 */
export function takeBack(study: Study, { path, at }: Cursor): Edited {
  if (at === 0) return { study, cursor: { path, at } };
  const line = lineAt(study, path);
  const parent = { path: path.slice(0, -1), at: at - 1 };
  const back = at - 1 === line.at && path.length > 0 ? parent : { path, at: at - 1 };
  const isKept =
    path.length === 0 ||
    at < line.moves.length ||
    line.comments[at] !== undefined ||
    line.branches.some(branch => branch.at === at);
  if (isKept) return { study, cursor: back };
  if (line.moves.length - line.at === 1) return { study: removeBranch(study, path), cursor: parent };
  const shorter = change(study, path, branch => ({ ...branch, moves: branch.moves.slice(0, -1) }));
  return { study: shorter, cursor: back };
}

/**
 * Names a branch or, with an empty path, the study; an empty text takes the name away.
 *
 * @param study the study; stays as it is
 * @param path of the branch; empty for the study
 * @param name its new name
 * @example
 * const next = rename(study, [0], 'The wheat first');
 */
export function rename(study: Study, path: readonly number[], name: string): Study {
  return changeLine(study, path, notes => {
    const { name: _, ...others } = notes;
    return name === '' ? others : { ...others, name };
  });
}

/**
 * Says something about a position; an empty text takes the comment away.
 *
 * @param study the study; stays as it is
 * @param cursor the position
 * @param text what to say about it
 * @example
 * const next = comment(study, { path: [], at: 12 }, 'Too early');
 */
export function comment(study: Study, cursor: Cursor, text: string): Study {
  const { path, at } = ownerOf(study, cursor);
  return changeLine(study, path, ({ comments = {}, ...notes }) => {
    const { [at]: _, ...others } = comments;
    const all = text === '' ? others : { ...others, [at]: text };
    return Object.keys(all).length === 0 ? notes : { ...notes, comments: all };
  });
}

/**
 * What is said about a position.
 *
 * @param study the study
 * @param cursor the position
 * @example
 * commentAt(study, { path: [], at: 12 }); // 'Too early'
 */
export function commentAt(study: Study, cursor: Cursor): string | undefined {
  const { path, at } = ownerOf(study, cursor);
  const line = branchesAlong(study, path).at(-1) ?? study.study;
  return line.comments?.[at];
}

/** A position that a branch shares with the line before it is the earlier line's. */
function ownerOf(study: Study, { path, at }: Cursor): Cursor {
  const branches = branchesAlong(study, path);
  return { path: path.slice(0, 1 + branches.findLastIndex(branch => at > branch.at)), at };
}

/**
 * Forgets a branch with all that hangs on it.
 *
 * @param study the study; stays as it is
 * @param path of the branch
 * @example
 * const next = removeBranch(study, [0]);
 */
export function removeBranch(study: Study, path: readonly number[]): Study {
  const index = lastOf(path);
  return changeLine(study, path.slice(0, -1), ({ branches = [], ...notes }) => {
    const others = branches.filter((_, each) => each !== index);
    return others.length === 0 ? notes : { ...notes, branches: others };
  });
}

/**
 * Makes a branch more important: it changes places with the moves that its branch goes on with. On the main line, which is what
 * was played, it comes first among the branches instead. The path leads to it afterwards.
 *
 * @param study the study; stays as it is
 * @param path of the branch
 * @example
 * const { study: next } = promote(study, [1]);
 */
export function promote(
  study: Study,
  path: readonly number[],
): { readonly study: Study; readonly path: readonly number[] } {
  const index = lastOf(path);
  const above = path.slice(0, -1);
  branchesAlong(study, path);
  if (above.length > 0)
    return { study: change(study, above, branch => exchanged(branch, index)), path: above };
  const first = changeLine(study, above, ({ branches = [], ...notes }) => ({
    ...notes,
    branches: [branches[index]!, ...branches.filter((_, each) => each !== index)],
  }));
  return { study: first, path: [0] };
}

/** The branch with the moves of one of its own branches, and what it went on with before as a branch. */
function exchanged(branch: Branch, index: number): Branch {
  const { moves, comments = {}, branches = [] } = branch;
  const up = branches[index]!;
  const rest = moves.slice(up.at - branch.at);
  const isBefore = (at: number) => at <= up.at;
  const others = branches.filter((_, each) => each !== index);
  const pick = (keep: (at: number) => boolean) =>
    Object.fromEntries(Object.entries(comments).filter(([at]) => keep(Number(at))));
  const isNamed = up.name !== undefined;
  const down: Branch = withNotes(
    { at: up.at, moves: rest, ...(isNamed && branch.name !== undefined && { name: branch.name }) },
    pick(at => !isBefore(at)),
    others.filter(({ at }) => !isBefore(at)),
  );
  const stays = others.filter(({ at }) => isBefore(at));
  const { comments: _, branches: __, ...head } = branch;
  return withNotes(
    {
      ...head,
      moves: [...moves.slice(0, up.at - branch.at), ...up.moves],
      ...(isNamed && { name: up.name }),
    },
    { ...pick(isBefore), ...up.comments },
    [...(rest.length > 0 ? [down] : []), ...stays, ...(up.branches ?? [])],
  );
}

function withNotes(branch: Branch, comments: Comments, branches: readonly Branch[]): Branch {
  return {
    ...branch,
    ...(Object.keys(comments).length > 0 && { comments }),
    ...(branches.length > 0 && { branches }),
  };
}

/** Changes the notes of the main line or of a branch. */
function changeLine(study: Study, path: readonly number[], edit: (notes: Notes) => Notes): Study {
  if (path.length > 0)
    return change(study, path, branch => ({ ...edit(branch), at: branch.at, moves: branch.moves }));
  return { ...study, study: { ...edit(study.study), format: study.study.format } };
}

function change(study: Study, path: readonly number[], edit: (branch: Branch) => Branch): Study {
  branchesAlong(study, path);
  return { ...study, study: { ...study.study, branches: changed(study.study.branches ?? [], path, edit) } };
}

/** The branch at the end of the path, which is there, is changed. */
function changed(
  branches: readonly Branch[],
  path: readonly number[],
  edit: (branch: Branch) => Branch,
  depth = 0,
): Branch[] {
  const index = path[depth]!;
  const branch = branches[index]!;
  const isLast = depth === path.length - 1;
  const next = isLast
    ? edit(branch)
    : { ...branch, branches: changed(branch.branches ?? [], path, edit, depth + 1) };
  const copy = [...branches];
  copy[index] = next;
  return copy;
}

function lastOf(path: readonly number[]): number {
  const index = path.at(-1);
  if (index === undefined) throw new RangeError('the main line is the game as it was played');
  return index;
}
