/** The score pad of a table at home: who plays, and the boards of each player. Plain values; every change makes a new one. */
import type { GameId } from '@kingdomino/rules';
import { type Coat, MAP } from '@kingdomino/rules/duel';
import { readOptions, type Setup, type Switch, setupOf, type Terrain } from '@kingdomino/rules/kingdomino';
import { randomHex } from '../app/random-hex.ts';
import type { SeatColour } from '../board/colours.ts';
import type { Spot } from '../board/types.ts';
import { mostSeats, switchesFor } from '../setup/variants.ts';

/** How a board is taken down: what lies on each square, domino by domino, or only what its areas come to. */
export const WAYS = ['squares', 'dominoes', 'areas'] as const;
export type Way = (typeof WAYS)[number];

/** A terrain, or a coat. */
export type Kind = Terrain | Coat;

/** What lies on a square; the spot is counted from the north-western corner of the frame. */
export interface PadSquare extends Spot {
  readonly kind: Kind;
  /** Crowns or crosses. */
  readonly marks: number;
  /** Known where it was laid as a domino. */
  readonly domino?: number | undefined;
}

export interface PadArea {
  readonly kind: Kind;
  readonly squares: number;
  readonly marks: number;
}

export const BONUS_NAMES = ['middleKingdom', 'harmony'] as const;
export type BonusName = (typeof BONUS_NAMES)[number];

export interface PadBoard {
  readonly way: Way;
  readonly castle: Spot;
  readonly squares: readonly PadSquare[];
  readonly areas: readonly PadArea[];
  /** Where only areas are known: the bonuses that somebody says were earned. */
  readonly earned: readonly BonusName[];
  /** Of Duel: the coat that was named. */
  readonly banner: Coat | undefined;
}

export interface PadPlayer {
  /** May be empty. */
  readonly name: string;
  readonly colour?: SeatColour | undefined;
  /** One for each game: three in a Dynasty. */
  readonly boards: readonly PadBoard[];
}

export interface Pad {
  /** Its result is kept under this. */
  readonly id: string;
  readonly game: GameId;
  readonly switches: readonly Switch[];
  readonly players: readonly PadPlayer[];
  /** While this is false, players and variants are asked for. */
  readonly isSetUp: boolean;
}

/** Variants that change points; how dominoes are dealt does not. */
const COUNTING: readonly Switch[] = ['mightyDuel', 'middleKingdom', 'harmony', 'dynasty'];

export function padSwitches(game: GameId, players: number): Switch[] {
  return switchesFor(game, players).filter(name => COUNTING.includes(name));
}

export function newPad(): Pad {
  const pad = { id: randomHex(8), game: 'kingdomino', switches: [], players: [], isSetUp: false } as const;
  return withSetup(pad, { players: [{ name: '' }, { name: '' }] });
}

/** The same people and variants, for another game. */
export function nextPad(pad: Pad): Pad {
  const players = pad.players.map(({ name, colour }) => ({ name, colour }));
  return { ...withSetup({ ...pad, players: [] }, { players }), id: randomHex(8), isSetUp: false };
}

/** The rules' numbers for this table: the size of a kingdom, and how many games. */
export function tableOf(pad: Pick<Pad, 'switches' | 'players'>): Setup {
  const switches = Object.fromEntries(pad.switches.map(name => [name, true]));
  const options = readOptions({ players: pad.players.length, ...switches });
  if (!options.ok) throw new RangeError(options.error.text);
  return setupOf(options.value);
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Everything that lies must fit this. */
export function frameOf(pad: Pick<Pad, 'game' | 'switches' | 'players'>): Size {
  if (pad.game === 'duel') return MAP;
  const { size } = tableOf(pad);
  return { columns: size, rows: size };
}

export function emptyBoard({ columns, rows }: Size, way: Way = 'squares'): PadBoard {
  return {
    way,
    castle: { x: (columns - 1) / 2, y: (rows - 1) / 2 },
    squares: [],
    areas: [],
    earned: [],
    banner: undefined,
  };
}

export function isEmptyBoard({ way, squares, areas }: PadBoard): boolean {
  return (way === 'areas' ? areas : squares).length === 0;
}

interface Changes {
  readonly game?: GameId;
  readonly switches?: readonly Switch[];
  readonly players?: readonly { readonly name: string; readonly colour?: SeatColour | undefined }[];
}

/** Boards stay as far as they still fit: who has none, or one of another size, begins with an empty one. */
export function withSetup(pad: Pad, changes: Changes): Pad {
  const game = changes.game ?? pad.game;
  const people: readonly (Partial<PadPlayer> & Pick<PadPlayer, 'name'>)[] = changes.players ?? pad.players;
  const players = people.slice(0, mostSeats(game)).map(player => ({ boards: [], ...player }));
  const possible = padSwitches(game, players.length);
  const switches = possible.filter(name => (changes.switches ?? pad.switches).includes(name));
  const next = { ...pad, game, switches, players };
  const frame = frameOf(next);
  const isSame = pad.players.length > 0 && sameSize(frame, frameOf(pad)) && game === pad.game;
  const games = game === 'duel' ? 1 : tableOf(next).games;
  return {
    ...next,
    players: players.map(player => ({
      ...player,
      boards: Array.from(
        { length: games },
        (_, at) => (isSame ? player.boards[at] : undefined) ?? emptyBoard(frame),
      ),
    })),
  };
}

function sameSize(one: Size, other: Size): boolean {
  return one.columns === other.columns && one.rows === other.rows;
}

/** One board is another now. */
export function withBoard(pad: Pad, seat: number, game: number, board: PadBoard): Pad {
  const player = pad.players[seat]!;
  return {
    ...pad,
    players: replaced(pad.players, seat, { ...player, boards: replaced(player.boards, game, board) }),
  };
}

/** `Array.prototype.with` is younger than the oldest browsers of the page. */
function replaced<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.map((one, index) => (index === at ? item : one));
}
