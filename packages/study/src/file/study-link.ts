/**
 * A study in a text that fits a URL's fragment: the link of its game, a dot, and the tree with its texts. Branches take a few
 * characters a move, as in the link of a game. docs/study.md describes it.
 */
import {
  err,
  formatLink,
  type GameId,
  type GameOf,
  type GameRecord,
  ok,
  parseLink,
  type Result,
  readRecordedMove,
  type StateOf,
} from '@kingdomino/rules';
import { sha256, toHex, utf8 } from '@kingdomino/rules/hashing';
import { fromBase64Url, fromUtf8, toBase64Url } from './base64-url.ts';
import { readStudy } from './read-study.ts';
import {
  type Branch,
  type Comments,
  STUDY_FORMAT,
  type Study,
  type StudyFault,
  type StudyTree,
} from './study.ts';
import { startOf } from './study-start.ts';

const SEPARATOR = '.';
const CHECK_LENGTH = 4;
/** Longer ones are files. */
const MOST_CHARACTERS = 200_000;
/** Name, comments, branches. */
const NOTES = 3;

/**
 * Game and tree; names of players, the deal and what else writers add stay behind.
 *
 * @param study the study
 * @example
 * const link = unwrap(formatStudyLink(study));
 */
export function formatStudyLink(study: Study): Result<string, StudyFault> {
  const link = formatLink(study);
  if (!link.ok) return refuse(link.error.text);
  const start = startOf(study);
  if (!start.ok) return refuse(start.error.text);
  const { game, state } = start.value;
  const json = JSON.stringify(packTree(game, state, study));
  const text = toBase64Url(utf8(json));
  return ok(`${link.value}${SEPARATOR}${text}${checkSum(text)}`);
}

/**
 * The study of a link; the link of a game is a study without branches.
 *
 * @param link the text that `formatStudyLink` returned
 * @example
 * const study = unwrap(parseStudyLink(link));
 */
export function parseStudyLink(link: string): Result<Study, StudyFault> {
  if (link.length > MOST_CHARACTERS) return refuse('this link is too long for a study');
  const [main = '', tree, ...more] = link.split(SEPARATOR);
  if (more.length > 0) return refuse('this is not a link to a study');
  const record = parseLink(main);
  if (!record.ok) return refuse(record.error.text);
  if (tree === undefined) return readStudy(record.value);
  const text = tree.slice(0, -CHECK_LENGTH);
  const bytes = checkSum(text) === tree.slice(-CHECK_LENGTH) ? fromBase64Url(text) : undefined;
  if (!bytes) return refuse('the link is damaged: some of it is missing or changed');
  try {
    const notes: unknown = JSON.parse(fromUtf8(bytes));
    return readStudy({ ...record.value, study: unpackTree(record.value, notes) });
  } catch {
    return refuse('the link is damaged: its branches cannot be read');
  }
}

/** The notes of the main line, then the position that stands in for it, if any. */
function packTree<G extends GameId>(game: GameOf<G>, start: StateOf<G>, { moves, study }: Study): unknown[] {
  const notes = packNotes(game, start, moves, study);
  if (study.from === undefined) return notes;
  return [...notes, ...Array.from({ length: NOTES - notes.length }, () => null), study.from];
}

function unpackTree(record: GameRecord, raw: unknown): StudyTree {
  const from = Array.isArray(raw) ? (raw as readonly unknown[])[NOTES] : undefined;
  const origin: StudyTree = { format: STUDY_FORMAT, ...(typeof from === 'string' && { from }) };
  const { game, state } = legal(startOf({ ...record, study: origin }));
  return { ...origin, ...unpackNotes(game, state, record.moves, raw) };
}

/** Name, comments and branches as a list, which is shorter than an object; what is missing at its end is left out. */
function packNotes<G extends GameId>(
  game: GameOf<G>,
  start: StateOf<G>,
  line: readonly string[],
  { name, comments, branches }: Pick<StudyTree, 'name' | 'comments' | 'branches'>,
): unknown[] {
  const packed = branches?.map((branch): unknown[] => {
    const before = line.slice(0, branch.at);
    const whole = [...before, ...branch.moves];
    return [
      branch.at,
      packMoves(game, start, before, branch.moves),
      ...packNotes(game, start, whole, branch),
    ];
  });
  const notes = [name ?? null, comments ?? null, packed ?? null];
  while (notes.length > 0 && notes.at(-1) === null) notes.pop();
  return notes;
}

function unpackNotes<G extends GameId>(
  game: GameOf<G>,
  start: StateOf<G>,
  line: readonly string[],
  raw: unknown,
): Omit<StudyTree, 'format'> {
  const [name, comments, branches] = raw as [
    string?,
    Comments?,
    (readonly [number, string, ...unknown[]])[]?,
  ];
  const unpacked = branches?.map(([at, text, ...notes]): Branch => {
    const before = line.slice(0, at);
    const moves = unpackMoves(game, start, before, text);
    return { at, moves, ...unpackNotes(game, start, [...before, ...moves], notes) };
  });
  return {
    ...(name != null && { name }),
    ...(comments != null && { comments }),
    ...(unpacked && { branches: unpacked }),
  };
}

function packMoves<G extends GameId>(
  game: GameOf<G>,
  start: StateOf<G>,
  before: readonly string[],
  moves: readonly string[],
): string {
  const state = stateAfter(game, start, before);
  return moves
    .map(text => {
      const move = legal(readRecordedMove(game, state, text));
      const packed = game.pack(state, move);
      game.advance(state, move);
      return packed;
    })
    .join('');
}

function unpackMoves<G extends GameId>(
  game: GameOf<G>,
  start: StateOf<G>,
  before: readonly string[],
  text: string,
): string[] {
  const state = stateAfter(game, start, before);
  const moves: string[] = [];
  for (let from = 0; from < text.length; ) {
    const unpacked = legal(game.unpack(state, text, from));
    const move = legal(game.checkRecorded(state, unpacked.move));
    moves.push(game.format(move));
    game.advance(state, move);
    from = unpacked.end;
  }
  return moves;
}

function stateAfter<G extends GameId>(
  game: GameOf<G>,
  start: StateOf<G>,
  moves: readonly string[],
): StateOf<G> {
  const state = game.copy(start);
  for (const text of moves) game.advance(state, legal(readRecordedMove(game, state, text)));
  return state;
}

function legal<Value>(result: Result<Value, { readonly text: string }>): Value {
  if (result.ok) return result.value;
  throw new RangeError(result.error.text);
}

function checkSum(text: string): string {
  return toHex(sha256(utf8(text))).slice(0, CHECK_LENGTH);
}

function refuse(text: string): { readonly ok: false; readonly error: StudyFault } {
  return err({ code: 'bad-study', rule: 'study', text, where: '' });
}
