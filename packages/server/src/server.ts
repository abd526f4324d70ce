/** All parts put together: a server that can be started, injected into by tests, and stopped. */
import type { Archivist } from './archive/archivist.ts';
import { type BotPool, startBotPool } from './bots/bot-pool.ts';
import type { Deals } from './deals/deals.ts';
import { Executor } from './executor.ts';
import { addRoutes, buildApp } from './http/app.ts';
import type { TypedApp } from './http/parts.ts';
import { WaitingRequests } from './http/waiting-requests.ts';
import { ConnectionLimits } from './limits/connection-limits.ts';
import { Rates, TOO_MANY } from './limits/rates.ts';
import { BotRunner, RENEWAL } from './match/bot-runner.ts';
import type { ServiceTime } from './match/service-time.ts';
import type { Sweeper } from './match/sweeper.ts';
import type { TableService } from './match/table-service.ts';
import { Metrics } from './metrics.ts';
import type { Nudger } from './nudges/nudger.ts';
import type { Receivers } from './nudges/receivers.ts';
import { performTask } from './operator/operator.ts';
import { ENDS_STEP, type Upkeep } from './operator/upkeep.ts';
import { type Ports, randomId, withTime } from './ports.ts';
import type { ReviewDesk } from './reviews/review-desk.ts';
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
} from './server-parts.ts';
import { Attendance } from './sockets/attendance.ts';
import { audienceOf } from './sockets/audience.ts';
import { Connections, HEARTBEAT_STEP } from './sockets/connections.ts';
import { Hub, WATCH_STEP, type Watcher } from './sockets/hub.ts';
import { LOBBY_STEP, type Lobby } from './sockets/lobby.ts';
import type { LostNews } from './sockets/lost-news.ts';
import { Pollers } from './sockets/pollers.ts';
import { BELIEVED, PRESENCE_STEP, Presence } from './sockets/presence.ts';
import { StudyRooms } from './sockets/study-rooms.ts';
import { measuredStore } from './storage/measured-store.ts';
import { PAIRING_STEP, type PairingDesk } from './waiting/pairing-desk.ts';

/** How long commands over HTTP may take to finish when the server stops. */
const MOST_FAREWELL = 5000;
/** How often the days' deals are looked after. */
const DEALS_STEP = 60_000;
/** After these other people are at a table. */
const CHANGES_SEATS: readonly string[] = ['seated', 'vacated', 'removed'];

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
  readonly #timers: NodeJS.Timeout[] = [];
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
    const { onSeats } = this.#order.absences;
    this.#presence = new Presence({ hub: this.#hub, fanout, ports, process, tableOf, onSeats });
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
    this.#connectParts();
    await this.time.start();
    await this.sweeper.start();
    await this.deals.prepare();
    await this.nudger.start();
    this.archivist.start();
    this.#every(DEALS_STEP, () => void this.deals.look());
    this.#timers.push(...this.#upkeep.everyDay(logger));
    this.#every(HEARTBEAT_STEP, () => this.#connections.beat());
    if (this.#parts.store.isShared) {
      this.#every(RENEWAL, () => void this.bots.renewLeases());
      this.#every(BELIEVED, () => this.#presence.forgetOld());
      this.#every(ENDS_STEP, () => void this.#upkeep.noteEnds());
    }
    this.#every(PRESENCE_STEP, () => this.#presence.tellLate());
    this.#every(PAIRING_STEP, () => void this.pairing.look());
    this.#every(LOBBY_STEP, () => void this.lobby.look());
    this.#every(WATCH_STEP, () => {
      const tables = this.#hub.nextTables();
      void this.attendance.note(tables);
      for (const table of tables) void this.#service.settle(table).catch(() => undefined);
      if (!this.#parts.store.isShared) return;
      this.#presence.repeat(tables);
      void this.#lostNews.look(tables);
    });
  }

  /** Finishes what was begun, says goodbye, and leaves. */
  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const timer of this.#timers) clearInterval(timer);
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

  #connectParts(): void {
    const { fanout } = this.#parts;
    this.#service.onEvents(({ id, table }, from, events) => {
      this.lobby.note(table);
      this.#hub.sendEvents(id, from, events, this.time.now());
      if (this.#hub.isWatched(id) && events.some(({ type }) => CHANGES_SEATS.includes(type)))
        this.#presence.update(id);
    });
    this.#service.onCommit((cached, events) => {
      this.lobby.note(cached.table);
      this.bots.consider(cached);
      this.nudger.consider(cached, events);
      this.archivist.consider(cached, events);
    });
    fanout.subscribe(
      news => {
        if (news.kind === 'presence') this.#presence.hear(news);
        else if (news.kind === 'waits') this.pairing.hear(news.players);
        else if (news.kind === 'shown') this.#rooms.hear(news.shown);
        else if (news.kind === 'talk') this.#order.talk.hear(news.table, news.written);
        else if (news.kind === 'signed-out') this.#dismissPlayer(news.player, news.session);
        else {
          this.lobby.hear(news.table);
          void this.#lostNews.refresh(news.table, news.version, news.events);
        }
      },
      milliseconds => {
        if (milliseconds > 0) this.time.away(milliseconds);
        this.lobby.doubt();
        this.#order.absences.doubt();
        void this.#lostNews.lookAtAll();
      },
    );
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

  #every(milliseconds: number, task: () => void): void {
    this.#timers.push(setInterval(task, milliseconds).unref());
  }

  #showFigures(): void {
    this.#metrics.show({
      sockets: () => this.#connections.size,
      tablesInMemory: () => this.#service.tables.size,
      botsWaiting: () => this.#pool.waiting,
      playersWaiting: () => this.pairing.size,
    });
    this.#service.onCommit((_, events) => {
      for (const { type } of events) this.#metrics.event(type);
    });
  }

  async #addRoutes(): Promise<void> {
    const { config, store, logger, fanout } = this.#parts;
    const common = { store, ports: this.#ports, service: this.#service, deals: this.deals, ...this.#known };
    const onError = (error: unknown) => logger.error({ err: error }, 'a command failed');
    const rates = this.#rates;
    const rooms = this.#rooms;
    const { pairing } = this;
    const executor = new Executor({ ...common, ...this.#order, onError, rooms, rates, pairing });
    const metrics = this.#metrics;
    this.#showFigures();
    await addRoutes(this.app, {
      ...common,
      config,
      executor,
      waiting: this.#waiting,
      pollers: this.#pollers,
      reviews: this.#reviews,
      receivers: this.#receivers,
      reports: this.#order.reports,
      metrics,
      takeRate: rates.takeRequest,
      takeFile: rates.takeFile,
      takeGuest: rates.takeGuest,
      takeCode: rates.takeCode,
      takeReport: rates.takeReport,
      tooMany: TOO_MANY,
      isStopping: () => this.#isStopping,
      isReady: () => this.time.isReady,
      isInformed: () => fanout.isUp,
      onSignOut: this.#onSignOut,
      onCommand: metrics.command,
      connections: this.#connections,
      connectionParts: {
        executor,
        now: () => this.#ports.now(),
        limit: rates.limitMessage,
        ...audienceOf({
          hub: this.#hub,
          presence: this.#presence,
          lobby: this.lobby,
          rooms,
          onSeen: this.nudger.seen,
        }),
        onCommand: metrics.command,
        onError,
        onDropped: metrics.droppedReader,
      },
    });
  }
}
