/** A position as text and as JSON, both called `kingdomino-position/1`. docs/position.md describes them. */

import { readJson as readDuel, writeJson as writeDuel } from './duel/formats/position-json.ts';
import {
  FIELDS as DUEL_FIELDS,
  formatFields as formatDuel,
  parseFields as parseDuel,
} from './duel/formats/position-text.ts';
import { Position as DuelPosition } from './duel/position.ts';
import { isGameId } from './game-ids.ts';
import { type GameId, type GameOf, type Games, gameById, type StateOf } from './games.ts';
import { type Fields, splitFields } from './kernel/formats/fields.ts';
import { quote } from './kernel/formats/notation.ts';
import type { RawObject } from './kernel/formats/raw.ts';
import { demand, demandSame, type PositionRefusal, reading, readObject } from './kernel/formats/reading.ts';
import { checkState } from './kernel/misuse.ts';
import type { Result } from './kernel/result.ts';
import {
  readJson as readKingdomino,
  writeJson as writeKingdomino,
} from './kingdomino/formats/position-json.ts';
import {
  formatFields as formatKingdomino,
  FIELDS as KINGDOMINO_FIELDS,
  parseFields as parseKingdomino,
} from './kingdomino/formats/position-text.ts';
import { Position as KingdominoPosition } from './kingdomino/position.ts';

/** What a position as JSON says it is. */
export const POSITION_FORMAT = 'kingdomino-position/1';

/** Everything that is known at the table; `game` tells which members there are. */
export type PositionJson<G extends GameId = GameId> = {
  readonly [Id in G]: { readonly format: typeof POSITION_FORMAT; readonly game: Id } & Games[Id]['json'];
}[G];

/** A position that was read, with its game. */
export interface ReadPosition<G extends GameId = GameId> {
  readonly game: GameOf<G>;
  readonly state: StateOf<G>;
}

/** How the positions of one game are written and read. */
interface Notation<G extends GameId> {
  readonly kind: new (...parameters: never[]) => StateOf<G>;
  readonly fields: readonly string[];
  readonly format: (state: StateOf<G>) => string[];
  readonly parse: (fields: Fields) => StateOf<G>;
  readonly write: (state: StateOf<G>, scores: readonly number[]) => Games[G]['json'];
  readonly read: (raw: RawObject) => StateOf<G>;
}

const NOTATIONS: { readonly [G in GameId]: Notation<G> } = {
  kingdomino: {
    kind: KingdominoPosition,
    fields: KINGDOMINO_FIELDS,
    format: formatKingdomino,
    parse: parseKingdomino,
    write: writeKingdomino,
    read: readKingdomino,
  },
  duel: {
    kind: DuelPosition,
    fields: DUEL_FIELDS,
    format: formatDuel,
    parse: parseDuel,
    write: writeDuel,
    read: readDuel,
  },
};

/**
 * Writes a position as one line of text: docs/position.md describes it.
 *
 * @param game the game that is played
 * @param state the position
 * @returns the text, which `parsePosition` reads
 * @example
 * formatPosition(GAMES.kingdomino, GAMES.kingdomino.start({ players: 2 })); // 'kingdomino/1 2; line'
 */
export function formatPosition<G extends GameId>({ id }: GameOf<G>, state: StateOf<G>): string {
  const { kind, format } = NOTATIONS[id];
  const [head, ...rest] = format(checkState(state, kind, id));
  return [`${id}/1${head === '' ? '' : ` ${head}`}`, ...rest].join('; ');
}

/**
 * Reads a position from text and checks that it can occur in a game.
 *
 * @param text fields between semicolons, or each on a line of its own
 * @returns the game and the position, or a refusal that says what is wrong
 * @example
 * const { game, state } = unwrap(parsePosition('kingdomino/1 2; pick 0; drawn 0; newer 3 17 29 41'));
 */
export function parsePosition(text: string): Result<ReadPosition, PositionRefusal> {
  return reading(() => {
    demand(typeof text === 'string', 'a position is a text');
    const [name = ''] = text.trim().split(/[\s;]/, 1);
    const [id = ''] = name.split('/');
    demand(isGameId(id), `a position begins with kingdomino/1 or duel/1, not with ${quote(name)}`);
    demand(name === `${id}/1`, `${quote(name)} is not known here, only ${id}/1`);
    const { fields, parse } = NOTATIONS[id];
    return { game: gameById(id), state: parse(splitFields(text, fields)) };
  });
}

/**
 * Everything that is known at the table, as plain JSON.
 *
 * @param game the game that is played
 * @param state the position
 * @returns an object that `readPosition` reads
 * @example
 * JSON.stringify(positionToJson(game, state));
 */
export function positionToJson<G extends GameId>(game: GameOf<G>, state: StateOf<G>): PositionJson<G> {
  const scores = game.outcome(state).scores.map(({ total }) => total);
  return { format: POSITION_FORMAT, game: game.id, ...NOTATIONS[game.id].write(state, scores) };
}

/**
 * Reads a position from JSON. Checks everything, also that members which follow from others agree with them.
 *
 * @param raw a parsed JSON value
 * @returns the game and the position, or a refusal that says what is wrong
 * @example
 * const { game, state } = unwrap(readPosition(JSON.parse(text)));
 */
export function readPosition(raw: unknown): Result<ReadPosition, PositionRefusal> {
  return reading(() => {
    const given = readObject(raw, 'a position');
    demand(given.format === POSITION_FORMAT, `format must be ${quote(POSITION_FORMAT)}`);
    demand(isGameId(given.game), 'game must be "kingdomino" or "duel"');
    const game = gameById(given.game);
    const state = NOTATIONS[given.game].read(given);
    demandSame(given, positionToJson(game, state), '');
    return { game, state };
  });
}
