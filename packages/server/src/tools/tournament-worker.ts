/**
 * One process of the simulated tournament: it advances it as a server does, and plays games at its tables, until it is
 * over or somebody kills it. Time runs as many times faster as is said, so that the breaks between rounds are short.
 */
import type { Player } from '@kingdomino/protocol';
import { systemPorts, withTime } from '../ports.ts';
import { noPubSub } from '../pubsub/pubsub.ts';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { TableOpener } from '../tables/table-opener.ts';
import { TableService } from '../tables/table-service.ts';
import { TournamentLog } from '../tournaments/tournament-log.ts';
import { TournamentSteps } from '../tournaments/tournament-steps.ts';
import { TournamentTables } from '../tournaments/tournament-tables.ts';

const [where = '', id = '', index = '0', count = '1', speed = '50', epoch = '0'] = process.argv.slice(2);
const AT_ONCE = 12;

const store = where.startsWith('postgres')
  ? await openPostgresStore({ url: where, connections: 6, onError: () => undefined })
  : await openSqliteStore(where);
const ports = withTime(systemPorts, () => Number(epoch) + (Date.now() - Number(epoch)) * Number(speed));
const time = {
  now: () => ports.now(),
  sure: async () => undefined,
  doubt: () => undefined,
  outagesAfter: () => [],
  get everybodySeenAt() {
    return ports.now();
  },
};
const service = new TableService({
  store,
  pubsub: noPubSub,
  time,
  patience: 5000,
  mostCached: 2000,
  isWatched: () => false,
});
const limits = { tables: 1e6, tablesPerPlayer: 1e6, openTablesPerPlayer: 1e6, botTablesPerPlayer: 1e6 };
const opener = new TableOpener({ store, ports, service, limits });
const log = new TournamentLog(store, () => ports.now());
const tables = new TournamentTables({ store, ports, opener });
const onError = (error: unknown) => console.error(error);
const steps = new TournamentSteps({
  store,
  ports,
  time,
  log,
  tables,
  news: { send: async () => undefined },
  onError,
});

for (;;) {
  await steps.step();
  const open = await log.read(id, ({ openGames, games, state }) =>
    state === 'over' ? undefined : [...openGames].map(number => games[number]!),
  );
  if (!open) break;
  const mine = open.filter(({ game }) => game % Number(count) === Number(index));
  // what a dead process leaves undone is done by the others
  const next = (mine.length > 0 ? mine : open).slice(0, 200);
  for (let from = 0; from < next.length; from += AT_ONCE)
    await Promise.all(next.slice(from, from + AT_ONCE).map(({ table }) => play(table)));
  if (next.length === 0) await new Promise(resolve => setTimeout(resolve, 20));
}
await store.close();

/** Both are there, everybody moves at least once, and then one gives up: a short game with a result. */
async function play(table: string): Promise<void> {
  const seats = await service.read(table, now => (now.status === 'over' ? [] : now.terms.seats));
  const players = (seats ?? []).flatMap(seat => (seat.kind === 'person' ? [seat.player] : []));
  for (const player of players)
    await service.change(table, { type: 'ready', by: player, salt: `salt-of-${player.id}`.padEnd(12, '-') });
  for (let turn = 0; turn < 8; turn++) {
    const move = await service.read(table, now => {
      const { toAct, version, game, state } = now;
      const moved = new Set(now.moves.map(({ by }) => by));
      if (toAct === undefined || players.every((_, seat) => moved.has(seat))) return undefined;
      return { by: players[toAct]!, version, move: game.format(game.moveAt(state, 0)) };
    });
    if (!move) break;
    await service.change(table, { type: 'move', ...move });
  }
  const loser = weaker(players);
  if (loser) await service.change(table, { type: 'leave', by: loser });
}

/** The higher number loses. */
function weaker(players: readonly Player[]): Player | undefined {
  const number = ({ id: player }: Player) => Number(/\d+$/.exec(player)?.[0] ?? 0);
  return [...players].sort((one, other) => number(other) - number(one))[0];
}
