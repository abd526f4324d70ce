/** What a screen reader is told when a table has changed: what was undone, what was done, and whose turn it is. */
import { type Actor, type GameId, gameById, type Seat } from '@kingdomino/rules';
import type { PlayedMove } from '@kingdomino/table';
import { t } from '../../app/i18n/language.ts';
import type { TableView } from '../../table-source/table-source.ts';

export interface LogEntry {
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** What happened, oldest first, from a move on. */
export type Log<G extends GameId> = (view: TableView<G>, from?: number) => readonly LogEntry[];

/** What the person whose turn it is has to decide, with what he would else have to look at. */
export type Task<G extends GameId> = (view: TableView<G>) => string;

/** What is told of a game, and how. */
export interface Teller<G extends GameId> {
  readonly log: Log<G>;
  readonly task: Task<G>;
}

/** What was known at the last telling. */
export interface Told<G extends GameId> {
  readonly moves: readonly PlayedMove<G>[];
  readonly actor: Actor | undefined;
}

export function announcementOf<G extends GameId>(
  view: TableView<G>,
  told: Told<G>,
  { log, task }: Teller<G>,
): string[] {
  const kept = keptMoves(view, told.moves);
  const undone = told.moves.slice(kept).find(({ by }) => by !== 'chance')?.by;
  const name = undone === undefined || undone === 'chance' ? undefined : view.seats[undone];
  return [
    ...(name ? [t('announce.undone', { name })] : []),
    ...(view.moves.length > kept ? log(view, kept).map(({ text }) => text) : []),
    ...(isNewTurn(view, told) ? [t('announce.yours', { name: view.seats[actorOf(view) as Seat]! })] : []),
    ...(isMine(view) ? [task(view)] : []),
  ];
}

/** Somebody on this device is to act who was not before: the next of several, too. */
export function isNewTurn<G extends GameId>(view: TableView<G>, { actor }: Told<G>): boolean {
  return isMine(view) && actorOf(view) !== actor;
}

/** Somebody on this device is to act. */
export function isMine<G extends GameId>(view: TableView<G>): boolean {
  const actor = actorOf(view);
  return typeof actor === 'number' && view.mine.includes(actor);
}

export function actorOf<G extends GameId>(view: TableView<G>): Actor {
  return gameById(view.game).toAct(view.state);
}

/** How many of the moves that were told still count. */
export function keptMoves<G extends GameId>(view: TableView<G>, told: readonly PlayedMove<G>[]): number {
  const different = told.findIndex(({ text }, index) => view.moves[index]?.text !== text);
  return different < 0 ? told.length : different;
}
