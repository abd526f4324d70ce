/** Ways to bring a table to its end in tests and tools. */
import {
  type Answer,
  BOT_LEVELS,
  type Command,
  type ListName,
  type TableSummary,
} from '@kingdomino/protocol';
import { Random } from '@kingdomino/rules';
import type { Table } from '@kingdomino/table';
import type { PlayerClient } from './player-client.ts';

type Create = Omit<Extract<Command, { type: 'create' }>, 'id'>;

/** A two-player game between people; change what matters. */
export function wish(change: Partial<Create> = {}): Create {
  return {
    type: 'create',
    game: 'kingdomino',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'none' },
    absence: { kind: 'bot', level: BOT_LEVELS[0] },
    undo: true,
    visibility: 'public',
    ...change,
  };
}

/** The id of the new table; throws the refusal. */
export async function open(player: PlayerClient, change: Partial<Create> = {}): Promise<string> {
  return tableOf(await player.request(wish(change)));
}

/** Why it was refused, or what came of it. */
export function codeOf(answer: Answer): string {
  return answer.type === 'refused' ? answer.code : answer.type;
}

export function tableOf(answer: Answer): string {
  if (answer.type !== 'done') throw new Error(`not done: ${JSON.stringify(answer)}`);
  return answer.table;
}

/** Both sit, both are ready, the first line lies on the table. */
export async function openForTwo(
  one: PlayerClient,
  other: PlayerClient,
  change: Partial<Create> = {},
): Promise<string> {
  const table = await open(one, change);
  await Promise.all([one.watch(table), other.watch(table)]);
  tableOf(await other.request({ type: 'sit', table, salt: 'salt-of-two' }));
  tableOf(await one.request({ type: 'ready', table, salt: 'salt-of-one' }));
  const begun = (online: Table) => online.toAct !== undefined;
  await Promise.all([one.until(table, begun), other.until(table, begun)]);
  return table;
}

/** The tables of a followed list, as soon as they are told and as wished. */
export function toldOf(
  player: PlayerClient,
  list: ListName,
  isSo: (tables: readonly TableSummary[]) => boolean,
): Promise<readonly TableSummary[]> {
  return new Promise(resolve => {
    player.onOther = answer => {
      if (answer.type === 'tables' && answer.list === list && isSo(answer.tables)) resolve(answer.tables);
    };
  });
}

/** A legal move of whoever is to act, the same one for the same number. */
export function someMove(table: Table, number: number): string {
  const { game, state } = table;
  return game.format(game.moveAt(state, new Random(number).below(game.countMoves(state))));
}

/** Plays a player's seat until the game is over, one answered move after the other. */
export async function playOn(player: PlayerClient, id: string): Promise<Table> {
  for (;;) {
    const table = await player.until(id, isMyTurnOrOver(player));
    if (table.status !== 'playing') return table;
    const { version } = table;
    // by the moves so far: an event that is none, as of an outage, makes no difference to what is played
    const move = someMove(table, table.moves.length);
    await player.request({ type: 'move', table: id, version, move });
    await player.until(id, online => online.version > version);
  }
}

export function isMyTurnOrOver(player: PlayerClient): (table: Table) => boolean {
  return table => {
    const seat = table.seatOf(player.player.id);
    return (
      table.status === 'over' || table.status === 'closed' || (seat !== undefined && table.toAct === seat)
    );
  };
}
