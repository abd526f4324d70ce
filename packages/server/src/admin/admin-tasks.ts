/** The tasks of `npm run admin`, whether the server runs or not. */
import { GAME_IDS } from '@kingdomino/rules';
import { dailyDealId, dayOf, dayText, readDay } from '../deals/day.ts';
import { Distribution } from '../deals/distribution.ts';
import { randomId } from '../ports.ts';
import type { AdminTable } from '../storage/admin/admin-queries.ts';
import { type AdminParts, type AdminTask, firstWord } from './admin-task.ts';
import { checkStore } from './check-store.ts';
import { eraseWhole } from './erase-player.ts';
import { MODERATION_TASKS } from './moderation-tasks.ts';
import { NO_NAME } from './no-name.ts';
import { OPERATOR_TASKS } from './operator-tasks.ts';
import { rerate } from './rerate.ts';
import { readTable } from './table-file.ts';
import { TOURNAMENT_TASKS } from './tournament-tasks.ts';

const MOST_LISTED = 100;
/** How long `rerate` works before it tells how far it is. */
const RERATE_TURN = 3000;
const MOST_SHOWN = 10;
const LOG_ID_BYTES = 9;
export const STATUSES = ['open', 'playing', 'over', 'closed'];

export const ADMIN_TASKS: Readonly<Record<string, AdminTask>> = {
  tables: {
    usage: 'tables [status]',
    help: `the last changed ${MOST_LISTED} tables, all or those that are ${STATUSES.join(', ')}`,
    run: (parts, status) => readTables(parts, status),
  },
  table: { usage: 'table ID', help: 'who sits there and what was last done', run: readTable },
  close: {
    usage: 'close ID',
    help: 'ends a table at once, open or in play; it can still be looked at',
    isLogged: true,
    run: async ({ service }, id) => {
      const closed = await service.change(id, { type: 'dismiss' });
      if (!closed.ok) throw new Error(closed.error.text);
      return closed.value;
    },
  },
  daily: {
    usage: 'daily [YYYY-MM-DD]',
    help: `the deals of a day, today without one: how many finished, and the first ${MOST_SHOWN}`,
    run: showDaily,
  },
  'erase-table': {
    usage: 'erase-table ID',
    help: 'a table and all its events, for good',
    isLogged: true,
    run: eraseTable,
  },
  players: {
    usage: 'players TEXT',
    help: `players by id or by a part of the name, at most ${MOST_LISTED}`,
    run: ({ store }, search) => store.adminPlayers({ search, limit: MOST_LISTED }),
  },
  ban: {
    usage: 'ban ID [REASON]',
    help: 'ends all sessions of a player and admits no more of them; the reason is for the log',
    isLogged: true,
    run: async ({ store, ports, onSignOut }, argument) => {
      const [player] = firstWord(argument);
      if (!(await store.setBan({ player, at: ports.now() }))) throw new Error(`there is no player ${player}`);
      onSignOut(player);
      return { banned: player };
    },
  },
  unban: {
    usage: 'unban ID',
    help: 'takes a ban back',
    isLogged: true,
    run: async ({ store }, player) => {
      if (!(await store.setBan({ player, at: undefined }))) throw new Error(`there is no player ${player}`);
      return { unbanned: player };
    },
  },
  'erase-player': {
    usage: 'erase-player ID',
    help: 'deletes a player; games stay, without the name',
    isLogged: true,
    run: async (parts, player) => ({ erased: player, tables: await erasePlayer(parts, player) }),
  },
  ...MODERATION_TASKS,
  ...OPERATOR_TASKS,
  ...TOURNAMENT_TASKS,
  upkeep: {
    usage: 'upkeep',
    help: 'the daily retention job, now: deletes what the settings allow',
    run: ({ retentionJob }) => retentionJob.run(),
  },
  backup: {
    usage: 'backup FILE',
    help: 'a copy of the embedded store while the server runs (PostgreSQL: pg_dump)',
    run: async ({ store }, file) => {
      if (!store.backup) throw new Error('PostgreSQL has its own tools for that: use pg_dump');
      await store.backup(file);
      return { backup: file };
    },
  },
  rerate: {
    usage: 'rerate [on]',
    help: 'computes all ratings again from the log of results, beside those that are shown; on: goes on where it was ended',
    run: ({ store }, argument) => rerate(store, { isFirst: argument !== 'on', milliseconds: RERATE_TURN }),
  },
  check: {
    usage: 'check',
    help: 'reads every table and verifies every finished game',
    run: ({ store }) => checkStore(store),
  },
};

/** Throws a sentence for the operator. `operator`: who does it, by the page; nobody's name for a command. */
export async function runAdminTask(
  parts: AdminParts,
  name: string,
  argument: string,
  operator = '',
): Promise<unknown> {
  const task = Object.hasOwn(ADMIN_TASKS, name) ? ADMIN_TASKS[name] : undefined;
  if (!task) throw new Error(`there is no command ${name}`);
  const needsArgument = / [A-Z]/.test(task.usage);
  if (needsArgument && argument === '') throw new Error(`usage: ${task.usage}`);
  const by = operator === '' ? {} : { operator };
  parts.logger.info({ task: name, argument, ...by }, 'by the operator');
  const done = await task.run(parts, argument);
  if (task.isLogged) await noteInLog(parts, name, argument, operator);
  return done;
}

async function noteInLog(
  { store, ports }: AdminParts,
  task: string,
  argument: string,
  operator: string,
): Promise<void> {
  const [subject, detail] = firstWord(argument);
  const id = randomId(ports, LOG_ID_BYTES);
  await store.addOperatorEntry({ id, at: ports.now(), operator, task, subject, detail });
}

/** The name goes wherever it stands, games stay. Returns the number of tables. */
export async function erasePlayer(
  { store, service, ports, onSignOut }: Pick<AdminParts, 'store' | 'service' | 'ports' | 'onSignOut'>,
  player: string,
): Promise<number> {
  const erasure = { player, name: NO_NAME };
  const tables = await eraseWhole(store, erasure, ports.now());
  service.tables.forget(tables);
  onSignOut(player);
  // Whatever was under way with the old name meanwhile.
  await eraseWhole(store, erasure, ports.now());
  return tables.length;
}

/** The last changed, all or those of a status. */
export async function readTables(
  { store }: Pick<AdminParts, 'store'>,
  status: string,
): Promise<AdminTable[]> {
  if (status !== '' && !STATUSES.includes(status)) throw new Error(`a status is ${STATUSES.join(', ')}`);
  return store.adminTables({ limit: MOST_LISTED, ...(status === '' ? {} : { status }) });
}

/** Never the seed: who operates a server may play there too. */
async function showDaily({ store, ports }: AdminParts, text: string): Promise<unknown> {
  const day = text === '' ? dayOf(ports.now()) : readDay(text);
  if (day === undefined) throw new Error('a day is written like 2026-11-16');
  const games = GAME_IDS.map(async game => {
    const deal = await store.readDeal(dailyDealId(game, day));
    if (!deal) return { game, deal: 'none' };
    const { id, commitment, madeAt } = deal;
    const points = new Distribution(await store.dailyPoints({ deals: [id] }));
    const first = await store.dailyResults({ deal: id, limit: MOST_SHOWN });
    return { game, deal: id, commitment, madeAt, finished: points.total, first };
  });
  return { day: dayText(day), games: await Promise.all(games) };
}

/** Who watches sees it closed before it is gone. */
async function eraseTable({ service, store }: AdminParts, id: string): Promise<unknown> {
  await service.change(id, { type: 'dismiss' }).catch(() => undefined);
  if ((await store.deleteTables([id])) === 0) throw new Error(`there is no table ${id}`);
  service.tables.forget([id]);
  return { erased: id };
}
