/** All parts put together: a server that can be started, injected into by tests, and stopped. */

import { performTask } from './admin/admin-tasks.ts';
import type { Upkeep } from './admin/retention-job.ts';
import type { Archivist } from './archive/game-archiver.ts';
import { type BotPool, startBotPool } from './bots/bot-pool.ts';
import { BotRunner } from './bots/bot-runner.ts';
import { connectNews } from './composition/event-wiring.ts';
import { beginRounds } from './composition/scheduled-jobs.ts';
import {
  archivistOf,
  dealsOf,
  type Identities,
  identitiesOf,
  lobbyOf,
  lostNewsOf,
  nudgesOf,
  type OrderDesks,
  orderOf,
  pairingOf,
  reviewsOf,
  type ServerParts,
  serviceOf,
  sweeperOf,
  timeOf,
  upkeepOf,
} from './composition/services.ts';
import { doorsOf } from './composition/transports.ts';
import type { Deals } from './deals/deals.ts';
import { addRoutes, buildApp } from './http/app.ts';
import { WaitingRequests } from './http/long-polling.ts';
import type { TypedApp } from './http/route-parts.ts';
import { ConnectionLimits } from './limits/connection-limits.ts';
import { Rates } from './limits/rate-limits.ts';
import type { PairingDesk } from './matchmaking/matchmaking-service.ts';
import { Metrics } from './metrics.ts';
import type { Nudger } from './notifications/notifier.ts';
import type { Receivers } from './notifications/subscription-service.ts';
import { type Ports, randomId, withTime } from './ports.ts';
import { Attendance } from './presence/host-presence.ts';
import { Pollers } from './presence/long-pollers.ts';
import { Presence } from './presence/table-presence.ts';
import { Hub, type Watcher } from './presence/watchers.ts';
import type { ReviewDesk } from './reviews/review-queue.ts';
import { Connections } from './sockets/connections.ts';
import type { Lobby } from './sockets/lobby-feed.ts';
import type { LostNews } from './sockets/missed-events.ts';
import { StudyRooms } from './sockets/study-rooms.ts';
import { measuredStore } from './storage/metered-store.ts';
import type { TableService } from './tables/table-service.ts';
import type { ServiceTime } from './time/shared-clock.ts';
import type { Sweeper } from './time/sweeper.ts';

/** How long commands over HTTP may take to finish when the server stops. */
const MOST_FAREWELL = 5000;

export class GameServer {
  readonly app: TypedApp;
  readonly sweeper: Sweeper;
  readonly bots: BotRunner;
  readonly attendance: Attendance;
  readonly lobby: Lobby;
  readonly time: ServiceTime;
  readonly deals: Deals;
  readonly nudger: Nudger;
  readonly archivist: Archivist;
  readonly pairing: PairingDesk;
  readonly #rates: Rates;
  readonly #parts: ServerParts;
  readonly #metrics: Metrics;
  /** With the time of the tables, which players see. */
  readonly #ports: Ports;
  readonly #pool: BotPool;
  readonly #reviews: ReviewDesk;
  readonly #receivers: Receivers;
  readonly #hub: Hub;
  readonly #presence: Presence;
  readonly #rooms: StudyRooms;
  readonly #order: OrderDesks;
  readonly #connections: Connections;
  readonly #known: Identities;
  readonly #waiting: WaitingRequests;
  readonly #pollers: Pollers;
  readonly #service: TableService;
  readonly #lostNews: LostNews;
  readonly #upkeep: Upkeep;
  #endRounds: () => void = () => undefined;
  #isStopping = false;

  static async build(parts: ServerParts): Promise<GameServer> {
    const metrics = new Metrics();
    const measured = { ...parts, store: measuredStore(parts.store, metrics) };
    const server = new GameServer(measured, metrics, await buildApp(parts.config, parts.logger));
    await server.#addRoutes();
    return server;
  }

  private constructor(parts: ServerParts, metrics: Metrics, app: TypedApp) {
    const { config, store, fanout, ports, logger } = parts;
    const onError = (error: unknown) => logger.error({ err: error }, 'in the background');
    const process = randomId(ports, 6);
    this.time = timeOf(parts, process);
    this.#ports = withTime(ports, () => this.time.now());
    const limits = new ConnectionLimits(config.limits);
    this.app = app;
    this.#metrics = metrics;
    this.#parts = parts;
    this.#known = identitiesOf(parts, this.#ports);
    this.#hub = new Hub({ onFirst: id => void this.#follow(id), onLast: id => this.#unfollow(id) });
    this.#waiting = new WaitingRequests(this.#hub, limits);
    this.#pool = parts.pool ?? startBotPool({ ...config.bots, onThought: metrics.thought });
    this.#service = serviceOf(parts, this.time, this.#hub);
    const service = this.#service;
    this.#lostNews = lostNewsOf(parts, service, this.#hub);
    const pool = this.#pool;
    this.bots = new BotRunner({ service, store, ports: this.#ports, pool, pace: config.bots.pace, onError });
    this.sweeper = sweeperOf(parts, { service, bots: this.bots, time: this.time, metrics });
    this.#upkeep = upkeepOf(parts, service);
    this.attendance = new Attendance({ hub: this.#hub, service, store, ports: this.#ports, onError });
    this.lobby = lobbyOf(parts, this.#ports, this.#hub);
    const tableOf = (id: string) => service.tables.peek(id)?.table;
    this.#order = orderOf(parts, { ports: this.#ports, service, hub: this.#hub });
    const { absences } = this.#order;
    this.#presence = new Presence({ hub: this.#hub, fanout, ports, process, tableOf, absences });
    const { isLooking } = this.#presence;
    const needs = { ports: this.#ports, service, metrics, isLooking };
    ({ nudger: this.nudger, receivers: this.#receivers } = nudgesOf(parts, needs));
    this.#rooms = new StudyRooms({ hub: this.#hub, fanout, now: () => ports.now() });
    this.#reviews = reviewsOf(parts, this.#pool);
    this.archivist = archivistOf(parts);
    this.deals = dealsOf(parts, this.#ports, service, this.#pool);
    this.#rates = new Rates(config.limits, ports);
    this.pairing = pairingOf(parts, {
      ports: this.#ports,
      opener: this.deals.opener,
      takeWait: this.#rates.takeWait,
      onPaired: metrics.paired,
    });
    this.#pollers = new Pollers(this.#hub, table => this.#presence.update(table));
    this.#connections = new Connections({
      limits,
      hub: this.#hub,
      identity: this.#known.identity,
      ports,
      onLeave: (tables, gone) => this.#left(tables, gone),
      isCutOff: () => store.isShared && this.time.isGone,
    });
  }

  async start(): Promise<void> {
    const { logger } = this.#parts;
    connectNews({
      ...this.#desks,
      ...this.#order,
      fanout: this.#parts.fanout,
      onSignedOut: (player, session) => this.#dismissPlayer(player, session),
    });
    await this.time.start();
    await this.sweeper.start();
    await this.deals.prepare();
    await this.nudger.start();
    this.archivist.start();
    this.#endRounds = beginRounds({ ...this.#desks, isShared: this.#parts.store.isShared, logger });
  }

  /** Those who work beside each other, for what connects them. */
  get #desks() {
    const { time, bots, attendance, lobby, deals, nudger, archivist, pairing } = this;
    return {
      time,
      bots,
      attendance,
      lobby,
      deals,
      nudger,
      archivist,
      pairing,
      connections: this.#connections,
      upkeep: this.#upkeep,
      presence: this.#presence,
      hub: this.#hub,
      rooms: this.#rooms,
      service: this.#service,
      lostNews: this.#lostNews,
      metrics: this.#metrics,
    };
  }

  /** Finishes what was begun, says goodbye, and leaves. */
  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    this.#endRounds();
    this.bots.stop();
    this.deals.stop();
    this.#upkeep.stop();
    this.#pollers.stop();
    await this.nudger.stop();
    await this.archivist.stop();
    await this.sweeper.stop();
    await this.time.stop().catch(error => this.#parts.logger.warn({ err: error }, 'the end was not stamped'));
    await this.#connections.closeAll();
    this.#waiting.finishAll();
    const cut = setTimeout(() => this.#hangUp(), MOST_FAREWELL);
    await this.app.close();
    clearTimeout(cut);
    this.#hangUp();
    await this.#pool.close();
    await this.#reviews.close();
    await this.#parts.fanout.close();
    await this.#parts.store.close();
  }

  readonly #onSignOut = (player: string, session?: string): void => {
    this.#dismissPlayer(player, session);
    if (session === undefined) void this.pairing.dismiss(player);
    this.#parts.fanout.publish({ kind: 'signed-out', player, ...(session === undefined ? {} : { session }) });
  };

  /** A connection is gone that watched these tables. */
  #left(tables: readonly string[], gone: Watcher): void {
    this.#presence.updateAll(tables);
    this.#rooms.left(tables, gone);
    this.attendance.left(tables, gone);
    this.pairing.left(gone);
  }

  /** On those who do not read what they asked for. */
  #hangUp(): void {
    this.#connections.terminateAll();
    this.app.server.closeAllConnections();
  }

  /** Signed out, banned or erased: what they had here goes; after a single session only its connections. */
  #dismissPlayer(player: string, session?: string): void {
    this.#connections.closeOf(player, session);
    if (session !== undefined) return;
    this.#service.tables.forget(this.#service.tables.idsOf(player));
  }

  /** A command of the operator; throws a sentence. */
  perform(name: string, argument: string): Promise<unknown> {
    const { store, ports } = this.#parts;
    const parts = { store, ports, service: this.#service, upkeep: this.#upkeep, onSignOut: this.#onSignOut };
    this.#parts.logger.info({ task: name, argument }, 'by the operator');
    return performTask(parts, name, argument);
  }

  /** What happened before the line carried news of the table is looked for once. */
  async #follow(table: string): Promise<void> {
    this.#rooms.open(table);
    const { fanout, store } = this.#parts;
    if (!store.isShared) return;
    await fanout.follow(table);
    if (this.#hub.isWatched(table)) await this.#lostNews.lookAt(table);
  }

  #unfollow(table: string): void {
    if (!this.lobby.isFollowed(table)) this.#parts.fanout.unfollow(table);
    this.#presence.forget(table);
    this.#order.absences.forget(table);
    this.#rooms.close(table);
  }

  #showFigures(): void {
    this.#metrics.show({
      sockets: () => this.#connections.size,
      tablesInMemory: () => this.#service.tables.size,
      botsWaiting: () => this.#pool.waiting,
      playersWaiting: () => this.pairing.size,
    });
  }

  async #addRoutes(): Promise<void> {
    this.#showFigures();
    const doors = doorsOf({
      ...this.#parts,
      ...this.#desks,
      ...this.#order,
      ...this.#known,
      ports: this.#ports,
      rates: this.#rates,
      waiting: this.#waiting,
      pollers: this.#pollers,
      reviews: this.#reviews,
      receivers: this.#receivers,
      isStopping: () => this.#isStopping,
      onSignOut: this.#onSignOut,
    });
    await addRoutes(this.app, doors);
  }
}
