/** Where the lines of a study begin: where its game does, or in a position that somebody has set up. */
import {
  type AnyGame,
  type AnyState,
  err,
  formatPosition,
  type GameRecord,
  gameById,
  ok,
  parsePosition,
  type Refusal,
  type Result,
  readRecordedMove,
  versionOf,
  writeRecord,
} from '@kingdomino/rules';
import { STUDY_FORMAT, type Study } from './study.ts';

/** A position with its game. */
export interface StudiedPosition {
  readonly game: AnyGame;
  readonly state: AnyState;
}

/** What is needed of a study to find a position of it. */
export type StudyOrigin = Pick<GameRecord, 'format' | 'game' | 'options'> & {
  readonly study?: { readonly from?: string };
};

/**
 * The first position of every line of a study.
 *
 * @param origin a study, or what tells its start
 * @returns the game and the position, or why there is none
 * @example
 * const { game, state } = unwrap(startOf(study));
 */
export function startOf({
  format,
  game: id,
  options,
  study,
}: StudyOrigin): Result<StudiedPosition, Refusal<string>> {
  const game = gameById(id);
  const read = game.readOptions(options);
  if (!read.ok) return read;
  const version = versionOf(format);
  if (study?.from === undefined) return ok({ game, state: game.start(read.value, version) });
  const parsed = parsePosition(study.from);
  if (!parsed.ok) return parsed;
  const { state } = parsed.value;
  const isSame =
    parsed.value.game.id === id &&
    game.recordVersion(state) === version &&
    JSON.stringify(game.writeOptions(game.optionsOf(state))) ===
      JSON.stringify(game.writeOptions(read.value));
  return isSame
    ? ok({ game, state })
    : err({ code: 'bad-position', rule: 'position', text: 'it is of another game than the record' });
}

/**
 * The position after the first moves of one of a study's lines.
 *
 * @param origin a study, or what tells its start
 * @param moves the moves of the line, as texts
 * @example
 * const { game, state } = unwrap(positionAfter(study, study.moves.slice(0, 10)));
 */
export function positionAfter(
  origin: StudyOrigin,
  moves: readonly string[],
): Result<StudiedPosition, Refusal<string>> {
  const start = startOf(origin);
  if (!start.ok) return start;
  const { game, state } = start.value;
  for (const [index, text] of moves.entries()) {
    const move = readRecordedMove(game, state, text);
    if (!move.ok) return err({ ...move.error, move: index + 1 });
    game.advance(state, move.value);
  }
  return ok({ game, state });
}

/**
 * A study of one position: a game that has not begun, and lines that go on from there.
 *
 * @param position a position with its game, as `parsePosition` returns it
 * @example
 * const study = studyOfPosition(unwrap(parsePosition(text)));
 */
export function studyOfPosition({ game, state }: StudiedPosition): Study {
  const before = game.start(game.optionsOf(state), game.recordVersion(state));
  return {
    ...writeRecord(game, before, []),
    study: { format: STUDY_FORMAT, from: formatPosition(game, state) },
  };
}
