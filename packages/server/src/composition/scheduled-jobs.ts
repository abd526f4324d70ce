/** What a server does again and again, whatever is asked of it. */
import type { FastifyBaseLogger } from 'fastify';
import { ENDS_STEP, type Upkeep } from '../admin/retention-job.ts';
import { type BotRunner, RENEWAL } from '../bots/bot-runner.ts';
import type { Deals } from '../deals/deals.ts';
import { PAIRING_STEP, type PairingDesk } from '../matchmaking/matchmaking-service.ts';
import type { Attendance } from '../presence/host-presence.ts';
import { BELIEVED, PRESENCE_STEP, type Presence } from '../presence/table-presence.ts';
import { type Hub, WATCH_STEP } from '../presence/watchers.ts';
import { type Connections, HEARTBEAT_STEP } from '../sockets/connections.ts';
import { LOBBY_STEP, type Lobby } from '../sockets/lobby-feed.ts';
import type { LostNews } from '../sockets/missed-events.ts';
import type { TableService } from '../tables/table-service.ts';

/** How often the days' deals are looked after. */
const DEALS_STEP = 60_000;

interface RoundParts {
  readonly connections: Connections;
  readonly upkeep: Upkeep;
  readonly deals: Deals;
  readonly pairing: PairingDesk;
  readonly lobby: Lobby;
  readonly presence: Presence;
  readonly hub: Hub;
  readonly attendance: Attendance;
  readonly service: TableService;
  readonly bots: BotRunner;
  readonly lostNews: LostNews;
  /** Other processes have the same store. */
  readonly isShared: boolean;
  readonly logger: FastifyBaseLogger;
}

/** Answers with what ends them. */
export function beginRounds(parts: RoundParts): () => void {
  const { connections, upkeep, deals, pairing, lobby, presence } = parts;
  const timers = upkeep.everyDay(parts.logger);
  const every = (milliseconds: number, task: () => void) =>
    void timers.push(setInterval(task, milliseconds).unref());
  every(DEALS_STEP, () => void deals.look());
  every(HEARTBEAT_STEP, () => connections.beat());
  every(PRESENCE_STEP, () => presence.tellLate());
  every(PAIRING_STEP, () => void pairing.look());
  every(LOBBY_STEP, () => void lobby.look());
  every(WATCH_STEP, () => lookAtTables(parts));
  if (parts.isShared) {
    every(RENEWAL, () => void parts.bots.renewLeases());
    every(BELIEVED, () => presence.forgetOld());
    every(ENDS_STEP, () => void upkeep.noteEnds());
  }
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Some of those that are watched; all of them in turn. */
function lookAtTables({ hub, attendance, service, presence, lostNews, isShared }: RoundParts): void {
  const tables = hub.nextTables();
  void attendance.note(tables);
  for (const table of tables) void service.settle(table).catch(() => undefined);
  if (!isShared) return;
  presence.repeat(tables);
  void lostNews.look(tables);
}
