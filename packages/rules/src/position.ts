/** A position as text and as JSON, both called `kingdomino-position/1`. docs/position.md describes them. */
import { Position as DuelPosition } from './duel/position.ts';
import { type DuelJson, readJson as readDuel, writeJson as writeDuel } from './duel/position-json.ts';
import {
  FIELDS as DUEL_FIELDS,
  formatFields as formatDuel,
  parseFields as parseDuel,
} from './duel/position-text.ts';
import { type GameId, gameById, isGameId } from './games.ts';
import { splitFields } from './kernel/fields.ts';
import type { AnyGame } from './kernel/game.ts';
import { quote } from './kernel/notation.ts';
import { demand, demandSame, type RawObject, reading, readObject } from './kernel/reading.ts';
import type { Result } from './kernel/result.ts';
import { Position as KingdominoPosition } from './kingdomino/position.ts';
import {
  type KingdominoJson,
  readJson as readKingdomino,
  writeJson as writeKingdomino,
} from './kingdomino/position-json.ts';
import {
  formatFields as formatKingdomino,
  FIELDS as KINGDOMINO_FIELDS,
  parseFields as parseKingdomino,
} from './kingdomino/position-text.ts';

/** What a position as JSON says it is. */
export const POSITION_FORMAT = 'kingdomino-position/1';

/** A position as JSON, of either game. docs/position.md tells its members. */
export type PositionJson =
  | ({ readonly format: typeof POSITION_FORMAT; readonly game: 'kingdomino' } & KingdominoJson)
  | ({ readonly format: typeof POSITION_FORMAT; readonly game: 'duel' } & DuelJson);

/** A position that was read, with its game. */
export interface ReadPosition {
  readonly game: AnyGame;
  readonly state: unknown;
}

/** The position on one line. */
export function formatPosition(game: AnyGame, state: unknown): string {
  const [head, ...rest] = fieldsOf(game, state);
  return [`${game.id}/1${head === '' ? '' : ` ${head}`}`, ...rest].join('; ');
}

/** Takes fields between semicolons or on lines of their own. */
export function parsePosition(text: string): Result<ReadPosition> {
  return reading(() => {
    demand(typeof text === 'string', 'a position is a text');
    const [name = ''] = text.trim().split(/[\s;]/, 1);
    const [id = ''] = name.split('/');
    demand(isGameId(id), `a position begins with kingdomino/1 or duel/1, not with ${quote(name)}`);
    demand(name === `${id}/1`, `${quote(name)} is not known here, only ${id}/1`);
    const fields = splitFields(text, FIELDS[id]);
    return { game: gameById(id), state: id === 'duel' ? parseDuel(fields) : parseKingdomino(fields) };
  });
}

const FIELDS: Readonly<Record<GameId, readonly string[]>> = {
  kingdomino: KINGDOMINO_FIELDS,
  duel: DUEL_FIELDS,
};

/** Everything that is known at the table, as plain JSON. */
export function positionToJson(game: AnyGame, state: unknown): PositionJson {
  const scores = game.outcome(state).scores.map(({ total }) => total);
  const format = POSITION_FORMAT;
  if (state instanceof KingdominoPosition)
    return { format, game: 'kingdomino', ...writeKingdomino(state, scores) };
  if (state instanceof DuelPosition) return { format, game: 'duel', ...writeDuel(state, scores) };
  throw new TypeError(`this is not a position of ${game.id}`);
}

/** Checks everything, also that members which follow from others agree with them. */
export function readPosition(raw: unknown): Result<ReadPosition> {
  return reading(() => {
    const given = readObject(raw, 'a position');
    demand(given.format === POSITION_FORMAT, `format must be ${quote(POSITION_FORMAT)}`);
    demand(isGameId(given.game), 'game must be "kingdomino" or "duel"');
    const game = gameById(given.game);
    const state = READERS[given.game](given);
    demandSame(given, positionToJson(game, state), '');
    return { game, state };
  });
}

const READERS: Readonly<Record<GameId, (raw: RawObject) => unknown>> = {
  kingdomino: readKingdomino,
  duel: readDuel,
};

function fieldsOf(game: AnyGame, state: unknown): string[] {
  if (state instanceof KingdominoPosition) return formatKingdomino(state);
  if (state instanceof DuelPosition) return formatDuel(state);
  throw new TypeError(`this is not a position of ${game.id}`);
}
