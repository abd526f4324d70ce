/** The result of a game on this device: it outlives the game. Read from storage like anything from outside. */
import { BOT_LEVELS, type BotLevel, MOST_NAME } from '@kingdomino/protocol';
import { type GameId, isGameId } from '@kingdomino/rules';
import { SPELLS } from '@kingdomino/rules/duel';
import { SWITCH_NAMES, type Switch } from '@kingdomino/rules/kingdomino';
import type { Feats } from '@kingdomino/table/achievements';
import { fieldsOf } from '../app/storage/stored-value.ts';

export interface SeatResult {
  readonly who: 'me' | 'friend' | BotLevel;
  readonly points: number;
  /** From 1; shared by those who are equal. */
  readonly place: number;
  /** Of a table at home, where players are told apart by their names. */
  readonly name?: string;
  /** Absent in results of early releases. */
  readonly feats?: Feats;
}

export interface GameResult {
  /** Of the game, so that nothing counts twice. */
  readonly id: string;
  readonly game: GameId;
  /** The variants that were played. */
  readonly switches: readonly Switch[];
  /** When it ended. */
  readonly at: number;
  readonly seats: readonly SeatResult[];
  /** The member who was signed in when it ended; absent where nobody was. */
  readonly by?: string;
  /** From the score pad: played at a table at home. */
  readonly isFromPad?: boolean;
}

const PEOPLE = ['me', 'friend'] as const;
const MOST_SEATS = 4;
const MOST_ID = 40;

/** Undefined for what is damaged. */
export function readResult(id: string, raw: unknown): GameResult | undefined {
  const { game, switches, at, seats, by, isFromPad } = fieldsOf(raw);
  if (!isGameId(game) || !Number.isFinite(at) || !Array.isArray(switches) || !Array.isArray(seats))
    return undefined;
  const read = seats.map(readSeat).filter(seat => seat !== undefined);
  if (read.length < seats.length || read.length < 2 || read.length > MOST_SEATS) return undefined;
  return {
    id,
    game,
    switches: SWITCH_NAMES.filter(name => switches.includes(name)),
    at: Number(at),
    seats: read,
    ...(typeof by === 'string' && by !== '' && { by: by.slice(0, MOST_ID) }),
    ...(isFromPad === true && { isFromPad }),
  };
}

function readSeat(raw: unknown): SeatResult | undefined {
  const { who, points, place, name, feats } = fieldsOf(raw);
  const known = [...PEOPLE, ...BOT_LEVELS].find(one => one === who);
  if (!known || !isCount(points) || !isCount(place) || place < 1 || place > MOST_SEATS) return undefined;
  const done = readFeats(feats);
  return {
    who: known,
    points,
    place,
    ...(typeof name === 'string' && { name: name.slice(0, MOST_NAME) }),
    ...(done && { feats: done }),
  };
}

function readFeats(raw: unknown): Feats | undefined {
  const { area, middleKingdom, harmony, games, spells } = fieldsOf(raw);
  if (![area, middleKingdom, harmony, games].every(isCount) || !Array.isArray(spells)) return undefined;
  return {
    area: Number(area),
    middleKingdom: Number(middleKingdom),
    harmony: Number(harmony),
    games: Number(games),
    spells: SPELLS.filter(spell => spells.includes(spell)),
  };
}

function isCount(raw: unknown): raw is number {
  return Number.isSafeInteger(raw) && Number(raw) >= 0;
}

/** Of the one person who plays for himself; undefined where nobody does, or one plays several seats. */
export function mySeat({ seats }: Pick<GameResult, 'seats'>): SeatResult | undefined {
  const [mine, ...more] = seats.filter(({ who }) => who === 'me');
  return more.length === 0 ? mine : undefined;
}
