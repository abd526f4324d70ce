/**
 * A game in a few hundred characters that fit a URL's fragment: version, game, options, moves, and a check sum that
 * tells a damaged link from a whole one. docs/record.md describes it.
 */
import { GAME_IDS } from './game-ids.ts';
import { type GameId, gameById } from './games.ts';
import { packNumber } from './kernel/formats/notation.ts';
import { type RecordVersion, readRecordedMove } from './kernel/game.ts';
import { err, ok, type Refused, type Result } from './kernel/result.ts';
import { sha256, utf8 } from './kernel/sha256.ts';
import { type Fault, type GameRecord, replay, versionOf, writeRecord } from './record.ts';

/** The first character of a link is the version of its record. Neither these nor the games' characters ever change. */
const VERSIONS: Readonly<Record<string, RecordVersion>> = { 1: 1, 2: 2 };
const GAME_CHARACTERS: Readonly<Record<GameId, string>> = { kingdomino: 'A', duel: 'B' };
const OPTIONS_LENGTH = 3;
const HEAD_LENGTH = 2 + OPTIONS_LENGTH;
const CHECK_LENGTH = 3;

/**
 * Packs a game into the text of a link. Only options and moves are kept.
 *
 * @param record the game; its moves are checked
 * @returns some 200 characters that are safe in a URL, or the first fault of the record
 * @example
 * const link = unwrap(formatLink(record));
 */
export function formatLink(record: GameRecord): Result<string, Fault> {
  const replayed = replay(record, 0);
  if (!replayed.ok) return replayed;
  const { game, state } = replayed.value;
  const options = game.packOptions(game.optionsOf(state));
  let text = `${versionOf(record.format)}${GAME_CHARACTERS[record.game]}${options.padEnd(OPTIONS_LENGTH, '~')}`;
  for (const [index, move] of record.moves.entries()) {
    const checked = readRecordedMove(game, state, move);
    if (!checked.ok) return err({ ...checked.error, move: index + 1 });
    text += game.pack(state, checked.value);
    game.advance(state, checked.value);
  }
  return ok(text + checkSum(text));
}

/**
 * Reads the game in a link and checks every move.
 *
 * @param link the text that `formatLink` returned
 * @returns the record of the game, or what is wrong with the link
 * @example
 * const record = unwrap(parseLink(link));
 */
export function parseLink(link: string): Result<GameRecord, Fault> {
  if (typeof link !== 'string') return refuse('this is not a link to a game');
  const text = link.slice(0, -CHECK_LENGTH);
  const version = Object.hasOwn(VERSIONS, text.charAt(0)) ? VERSIONS[text.charAt(0)] : undefined;
  if (version === undefined || link.length < HEAD_LENGTH + CHECK_LENGTH)
    return refuse('this is not a link to a game');
  if (link.length > 4000) return refuse('this link is too long for a game');
  if (checkSum(text) !== link.slice(-CHECK_LENGTH))
    return refuse('the link is damaged: some of it is missing or changed');
  const id = GAME_IDS.find(key => GAME_CHARACTERS[key] === text[1]);
  if (id === undefined) return refuse('the link is for a game that is not known here');
  const game = gameById(id);
  const options = game.unpackOptions(text.slice(2, HEAD_LENGTH).replace(/~+$/, ''));
  if (!options.ok) return options;
  const state = game.start(options.value, version);
  const moves: string[] = [];
  for (let from = HEAD_LENGTH; from < text.length; ) {
    const unpacked = game.unpack(state, text, from);
    if (!unpacked.ok) return unpacked;
    const { end } = unpacked.value;
    const move = game.checkRecorded(state, unpacked.value.move);
    if (!move.ok) return move;
    // a move has one spelling, so that a game has one link
    if (game.pack(state, move.value) !== text.slice(from, end))
      return refuse(`the link is damaged at character ${from + 1}`);
    moves.push(game.format(move.value));
    game.advance(state, move.value);
    from = end;
  }
  return ok(writeRecord(game, state, moves));
}

function checkSum(text: string): string {
  const [first = 0, second = 0, third = 0] = sha256(utf8(text));
  return packNumber(((first << 16) | (second << 8) | third) >>> 6, CHECK_LENGTH);
}

function refuse(text: string): Refused<'bad-link'> {
  return err({ code: 'bad-link', rule: 'link', text });
}
