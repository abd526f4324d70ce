/** Reads a study from outside: the record by its own rules, then every branch move by move. */
import {
  err,
  type Fault,
  type GameId,
  type GameOf,
  type GameRecord,
  ok,
  type Result,
  readRecord,
  readRecordedMove,
  type StateOf,
  verifyRecord,
} from '@kingdomino/rules';
import { type Branch, LIMITS, STUDY_FORMAT, type Study, type StudyFault, type StudyTree } from './study.ts';
import { startOf } from './study-start.ts';

class Misfit extends Error {
  readonly where: string;

  constructor(where: string, text: string) {
    super(text);
    this.where = where;
  }
}

/**
 * A record without a study becomes one without branches. Every move is checked, on every branch.
 *
 * @param raw a parsed JSON value: a study, or a record
 * @returns the study, or its first fault and where it is
 * @example
 * const study = unwrap(readStudy(JSON.parse(text)));
 */
export function readStudy(raw: unknown): Result<Study, StudyFault> {
  try {
    const record = accepted(readRecord(raw));
    accepted(verifyRecord(record));
    const study = 'study' in record && record.study !== undefined ? readHead(record.study) : EMPTY;
    const start = startOf({ ...record, study });
    if (!start.ok) throw new Misfit('study.from', start.error.text);
    checkLines(start.value.game, start.value.state, record, study);
    return ok({ ...record, study });
  } catch (problem) {
    if (!(problem instanceof Misfit)) throw problem;
    const { where, message } = problem;
    return err({
      code: 'bad-study',
      rule: 'study',
      text: where === '' ? message : `${where}: ${message}`,
      where,
    });
  }
}

/**
 * The same from a text.
 *
 * @param text the text of a file
 * @example
 * const study = unwrap(parseStudy(readFileSync('study.json', 'utf8')));
 */
export function parseStudy(text: string): Result<Study, StudyFault> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return err({ code: 'bad-study', rule: 'study', text: 'this is not JSON', where: '' });
  }
  return readStudy(raw);
}

/**
 * The text of a study, or of a game without branches the plain record.
 *
 * @param study the study
 * @example
 * writeFileSync('study.json', formatStudy(study));
 */
export function formatStudy(study: Study): string {
  return JSON.stringify(study);
}

const EMPTY: StudyTree = { format: STUDY_FORMAT };

function readHead(raw: unknown): StudyTree {
  const head = readObject(raw, 'study');
  demand(head.format === STUDY_FORMAT, 'study.format', `must be "${STUDY_FORMAT}"`);
  const isPosition = head.from === undefined || typeof head.from === 'string';
  demand(isPosition, 'study.from', 'must be a position as text');
  return head as StudyTree;
}

interface Line<G extends GameId> {
  /** The positions that branches may begin at, by number of moves. */
  readonly from: number;
  readonly states: readonly StateOf<G>[];
}

interface Count {
  branches: number;
  moves: number;
}

function checkLines<G extends GameId>(
  game: GameOf<G>,
  start: StateOf<G>,
  record: GameRecord,
  study: StudyTree,
): void {
  const isAlone = study.from === undefined || record.moves.length === 0;
  demand(isAlone, 'moves', 'the study of a position has no game before it');
  const main = playLine(game, start, { at: 0, moves: record.moves }, '');
  checkNotes(study, 'study', 0, record.moves.length);
  checkBranches(game, main, study.branches, {
    where: 'study.branches',
    depth: 1,
    count: { branches: 0, moves: 0 },
  });
}

interface Place {
  readonly where: string;
  readonly depth: number;
  readonly count: Count;
}

function checkBranches<G extends GameId>(
  game: GameOf<G>,
  parent: Line<G>,
  raw: unknown,
  { where, depth, count }: Place,
): void {
  if (raw === undefined) return;
  demand(Array.isArray(raw), where, 'must be a list');
  demand(depth <= LIMITS.depth, where, `branches lie at most ${LIMITS.depth} deep`);
  for (const [index, each] of raw.entries()) {
    const here = `${where}[${index}]`;
    const branch = readBranch(each, here, parent);
    count.branches++;
    count.moves += branch.moves.length;
    demand(count.branches <= LIMITS.branches, here, `a study has at most ${LIMITS.branches} branches`);
    demand(count.moves <= LIMITS.moves, here, `its branches have at most ${LIMITS.moves} moves together`);
    const line = playLine(game, parent.states[branch.at - parent.from]!, branch, `${here}.`);
    checkNotes(branch, here, branch.at + 1, branch.at + branch.moves.length);
    // a branch that begins where this one does belongs to the parent
    const inner = { from: line.from + 1, states: line.states.slice(1) };
    checkBranches(game, inner, branch.branches, { where: `${here}.branches`, depth: depth + 1, count });
  }
}

function readBranch<G extends GameId>(raw: unknown, where: string, { from, states }: Line<G>): Branch {
  const branch = readObject(raw, where);
  const { at, moves } = branch;
  const to = from + states.length - 1;
  const isPlace = typeof at === 'number' && Number.isInteger(at) && at >= from && at <= to;
  demand(isPlace, `${where}.at`, `must be a number of moves from ${from} to ${to}`);
  demand(Array.isArray(moves) && moves.length > 0, `${where}.moves`, 'must be a list with at least one move');
  for (const [index, move] of moves.entries())
    demand(typeof move === 'string', `${where}.moves[${index}]`, 'must be a text');
  return branch as Branch;
}

/** Plays the moves, and keeps every position on the way. */
function playLine<G extends GameId>(
  game: GameOf<G>,
  start: StateOf<G>,
  { at, moves }: { readonly at: number; readonly moves: readonly string[] },
  where: string,
): Line<G> {
  const states = [start];
  for (const [index, text] of moves.entries()) {
    const move = readRecordedMove(game, states.at(-1)!, text);
    if (!move.ok) throw new Misfit(`${where}moves[${index}]`, move.error.text);
    states.push(game.play(states.at(-1)!, move.value));
  }
  return { from: at, states };
}

function checkNotes(
  { name, comments }: { readonly name?: unknown; readonly comments?: unknown },
  where: string,
  from: number,
  to: number,
): void {
  const isName = name === undefined || (typeof name === 'string' && name.length <= LIMITS.name);
  demand(isName, `${where}.name`, `must be a text of at most ${LIMITS.name} characters`);
  if (comments === undefined) return;
  for (const [key, text] of Object.entries(readObject(comments, `${where}.comments`))) {
    const here = `${where}.comments[${JSON.stringify(key)}]`;
    const isPlace = /^(?:0|[1-9][0-9]{0,4})$/.test(key) && Number(key) >= from && Number(key) <= to;
    demand(isPlace, here, `must stand after ${from} to ${to} moves`);
    const isText = typeof text === 'string' && text.length <= LIMITS.comment;
    demand(isText, here, `must be a text of at most ${LIMITS.comment} characters`);
  }
}

function readObject(raw: unknown, where: string): Readonly<Record<string, unknown>> {
  demand(typeof raw === 'object' && raw !== null && !Array.isArray(raw), where, 'must be an object');
  return raw as Readonly<Record<string, unknown>>;
}

function demand(condition: unknown, where: string, text: string): asserts condition {
  if (!condition) throw new Misfit(where, text);
}

/** What the record's own readers refused. */
function accepted<Value>(result: Result<Value, Fault>): Value {
  if (result.ok) return result.value;
  const { move, text } = result.error;
  throw new Misfit(move === undefined ? '' : `moves[${move - 1}]`, text);
}
