/** Where a table's game comes from: this device, a server, or a record. The table screens do not care which. */
import type { Avatar, BotLevel, CommandRefusal } from '@kingdomino/protocol';
import type { GameId, GameRecord, MoveOf, Result, Seat, StateOf } from '@kingdomino/rules';
import type { PlayedMove } from '@kingdomino/table';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Who } from '../app/i18n/message-format.ts';
import type { SeatColour } from '../board/colours.ts';
import type { Rect } from '../board/types.ts';
import type { GameResult } from '../results/result-format.ts';
import type { DealPromise } from './deal-check.ts';
import type { Ending } from './ending.ts';
import type { Hold } from './hold.ts';

export interface SeatView extends Who {
  readonly kind: 'me' | 'friend' | 'bot' | 'open';
  readonly colour: SeatColour;
  /** Of a bot. */
  readonly level?: BotLevel | undefined;
  /** Of a person who has chosen one. */
  readonly avatar?: Avatar | undefined;
  /** Of an online seat; always true for a local one. */
  readonly isHere: boolean;
}

/** A table as it is now. A new object whenever anything changes. */
export interface TableView<G extends GameId = GameId> {
  readonly game: G;
  readonly options: Readonly<Record<string, unknown>>;
  /** The game's position; not to be changed. */
  readonly state: StateOf<G>;
  /** The moves that count, without those taken back. */
  readonly moves: readonly PlayedMove<G>[];
  readonly version: number;
  readonly seats: readonly SeatView[];
  /** The seats that are played on this device. */
  readonly mine: readonly Seat[];
  readonly canUndo: boolean;
  /** Something new waits until `proceed`, or until its time has come. */
  readonly hold?: Hold | undefined;
  /** Played to the end: there is something to count. */
  readonly isOver: boolean;
  /** A deal of the day that counts nowhere. */
  readonly isPractice?: boolean;
  /** Where the moves began, if that is not the start of a new game. */
  readonly start?: StateOf<G> | undefined;
  /** Of a game that is gone through: whose board is in the middle. The move that led here is marked. */
  readonly looksAt?: Seat | undefined;
  /** Of a game at a server that is over. */
  readonly ending?: Ending | undefined;
}

/** The board in the middle: what is in sight of it, and whose it is. */
export interface OnBoardProps {
  readonly rect: Rect;
  readonly seat: Seat;
}

export interface TableSource<G extends GameId = GameId> {
  readonly view: ReadonlySignal<TableView<G>>;
  /** Plays for the seat whose turn it is. */
  play(move: MoveOf<G>): Promise<Result<undefined, CommandRefusal>>;
  undo(): Promise<Result<undefined, CommandRefusal>>;
  /** Told why something that was tried here cannot be played. */
  refused?(problem: string): void;
  /** Ends a hold. */
  proceed?(): void;
  record(): GameRecord;
  /** Of a game on this device that is over. */
  readonly result?: GameResult | undefined;
  /** Of a game at a server that is over: when it ended. */
  readonly endedAt?: number | undefined;
  /** What the dealer had promised before the game, of a game between several devices. */
  readonly promise?: DealPromise | undefined;
  /** Whether I may ask for the next game, or somebody has asked already; absent where nobody else is asked. */
  readonly next?: 'ask' | 'ready' | 'not-mine' | undefined;
  /** Opens the next game with the same people; answers with its address, or with none when that was refused. */
  rematch(end?: AbortSignal): Promise<string | undefined>;
  /** Somebody else asked for the next game: who. */
  readonly askedBy?: string | undefined;
  /** Lets them know that I do not want it. */
  declineRematch?(): Promise<void>;
  /** The id of a table at a server whose game is over, for those who may look at it with others. */
  readonly overAt?: string | undefined;
  /** Where others find exactly what is shown here; absent where the game alone says it. */
  readonly address?: string | undefined;
  /** What is said after the last game of a table, in place of the next one or beside it. */
  AtEnd?: ComponentType;
  /** What follows from how it ended, for those who played: below the verdict. */
  AtVerdict?: ComponentType;
  /** Beside the points of a seat. */
  AtSeat?: ComponentType<{ readonly seat: Seat }>;
  /** More that can be done at the table, in its menu. */
  InMenu?: ComponentType;
  /** What helps whoever plays here, at the bottom of the table. Never where somebody plays from elsewhere. */
  readonly Helper?: ComponentType;
  /** Drawn over the board in the middle: turns that are looked at, a hint. */
  readonly OnBoard?: ComponentType<OnBoardProps> | undefined;
  /** Back to the first move, of a game that is only looked at. */
  restart?(): void;
  close(): void;
}

/** Whether this is a table of that game: from here on its own types are known. */
export function isTableOf<G extends GameId>(source: TableSource, game: G): source is TableSource<G> {
  return source.view.value.game === game;
}

/** The same of a view. */
export function isViewOf<G extends GameId>(view: TableView, game: G): view is TableView<G> {
  return view.game === game;
}
