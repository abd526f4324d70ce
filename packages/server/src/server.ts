/**
 * The whole server: it can be started, injected into by tests, and stopped. Over 300 lines, because all parts
 * meet here and nowhere else.
 */
import type { Player } from '@kingdomino/protocol';

import type { AdminParts } from './admin/admin-task.ts';
import { runAdminTask } from './admin/admin-tasks.ts';
import type { RetentionJob } from './admin/retention-job.ts';
import type { GameArchiver } from './archive/game-archiver.ts';
import { type BotPool, startBotPool } from './bots/bot-pool.ts';
import { BotRunner } from './bots/bot-runner.ts';
import { wireEvents } from './composition/event-wiring.ts';
import { type LadderServices, ladderOf } from './composition/ladder-services.ts';
import { matchmakingOf } from './composition/matchmaking-services.ts';
import { type NewsServices, newsOf, notificationsOf } from './composition/news-services.ts';
import { type PeopleServices, peopleOf } from './composition/people-services.ts';
import { startScheduledJobs } from './composition/scheduled-jobs.ts';
import {
  clockOf,
  dealsOf,
  gameArchiverOf,
  type Identities,
  identitiesOf,
  lobbyFeedOf,
  type ModerationServices,
  missedEventsOf,
  moderationOf,
  retentionJobOf,
  reviewsOf,
  type ServerParts,
  serviceOf,
  sweeperOf,
} from './composition/services.ts';
import { type TournamentServices, tournamentsOf } from './composition/tournament-services.ts';
import { transportParts } from './composition/transports.ts';
import type { Deals } from './deals/deals.ts';
import { addRoutes, buildApp } from './http/app.ts';
import { LongPolling } from './http/long-polling.ts';
import type { TypedApp } from './http/route-parts.ts';
import { ConnectionLimits } from './limits/connection-limits.ts';
import { RateLimits } from './limits/rate-limits.ts';
import type { MatchmakingService } from './matchmaking/matchmaking-service.ts';
import { Metrics } from './metrics.ts';
import type { Notifier } from './notifications/notifier.ts';
import type { SubscriptionService } from './notifications/subscription-service.ts';
import { type Ports, randomId, withTime } from './ports.ts';
import { HostPresence } from './presence/host-presence.ts';
import { LongPollers } from './presence/long-pollers.ts';
import { TablePresence } from './presence/table-presence.ts';
import { type Watcher, Watchers } from './presence/watchers.ts';
import type { ReviewQueue } from './reviews/review-queue.ts';
import { Connections } from './sockets/connections.ts';
import type { LobbyFeed } from './sockets/lobby-feed.ts';
import type { MissedEvents } from './sockets/missed-events.ts';
import { StudyRooms } from './sockets/study-rooms.ts';
import { meteredStore } from './storage/metered-store.ts';
import type { Outage } from './storage/outages/uptime.ts';
import type { TableService } from './tables/table-service.ts';
import type { SharedClock } from './time/shared-clock.ts';
import type { Sweeper } from './time/sweeper.ts';

const GENERATION_BYTES = 6;
/** How long commands over HTTP may take to finish when the server stops. */
const MOST_FAREWELL = 5000;

export class GameServer {
  readonly app: TypedApp;
  readonly sweeper: Sweeper;
  readonly bots: BotRunner;
  readonly hostPresence: HostPresence;
  readonly lobby: LobbyFeed;
  readonly time: SharedClock;
  readonly deals: Deals;
  readonly notifier: Notifier;
  readonly archiver: GameArchiver;
  readonly matchmaking: MatchmakingService;
  readonly tournaments: TournamentServices;
  readonly ladder: LadderServices;
  readonly #rates: RateLimits;
  readonly #parts: ServerParts;
  readonly #metrics: Metrics;
  /** With the time of the tables, which players see. */
  readonly #ports: Ports;
  readonly #pool: BotPool;
  readonly #reviews: ReviewQueue;
  readonly #subscriptions: SubscriptionService;
  readonly #watchers: Watchers;
  readonly #presence: TablePresence;
  readonly #rooms: StudyRooms;
  readonly #moderation: ModerationServices;
  readonly #news: NewsServices;
  readonly #people: PeopleServices;
  readonly #connections: Connections;
  readonly #identities: Identities;
  readonly #longPolls: LongPolling;
  readonly #pollers: LongPollers;
  readonly #service: TableService;
  readonly #missedEvents: MissedEvents;
  readonly #retentionJob: RetentionJob;
  /** Of the store. */
  #generation: string | undefined;
  #stopJobs: () => void = () => undefined;
  #isStopping = false;

  static async build(parts: ServerParts): Promise<GameServer> {
    const metrics = new Metrics();
    const measured = { ...parts, store: meteredStore(parts.store, metrics) };
    const server = new GameServer(measured, metrics, await buildApp(parts.config, parts.logger));
    await server.#addRoutes();
    return server;
  }

  private constructor(parts: ServerParts, metrics: Metrics, app: TypedApp) {
    const { config, store, pubsub, ports: systemPorts, logger } = parts;
    const onError = (error: unknown) => logger.error({ err: error }, 'in the background');
    const process = randomId(systemPorts, 6);
    this.time = clockOf(parts, process, outages => this.#tellOutages(outages));
    const ports = withTime(systemPorts, () => this.time.now());
    const limits = new ConnectionLimits(config.limits);
    const watchers = new Watchers({ onFirst: id => void this.#follow(id), onLast: id => this.#unfollow(id) });
    const service = serviceOf(parts, this.time, watchers, () => this.#generation);
    const pool = parts.pool ?? startBotPool({ ...config.bots, onThought: metrics.thought });
    this.app = app;
    this.#metrics = metrics;
    this.#parts = parts;
    this.#ports = ports;
    this.#watchers = watchers;
    this.#service = service;
    this.#pool = pool;
    this.#identities = identitiesOf(parts, ports);
    this.#longPolls = new LongPolling(watchers, limits);
    this.#missedEvents = missedEventsOf(parts, service, watchers);
    this.bots = new BotRunner({ service, store, ports, pool, pace: config.bots.pace, onError });
    this.sweeper = sweeperOf(parts, { service, bots: this.bots, time: this.time, metrics });
    this.#retentionJob = retentionJobOf(parts, service);
    this.hostPresence = new HostPresence({ watchers, service, store, ports, onError });
    this.lobby = lobbyFeedOf(parts, ports, watchers, since => this.time.outagesAfter(since));
    this.#moderation = moderationOf(parts, { ports, service, watchers });
    const { absences } = this.#moderation;
    const tableOf = (id: string) => service.tables.peek(id)?.table;
    this.#presence = new TablePresence({ watchers, pubsub, ports: systemPorts, process, tableOf, absences });
    this.#news = newsOf(parts, ports, this.#presence.isPageVisible);
    const { isLooking } = this.#news.news;
    const needs = { ports, service, metrics, isPageVisible: this.#presence.isPageVisible, isLooking };
    ({ notifier: this.notifier, subscriptions: this.#subscriptions } = notificationsOf(parts, needs));
    this.#rooms = new StudyRooms({ watchers, pubsub, now: () => systemPorts.now() });
    this.#reviews = reviewsOf(parts, pool);
    this.archiver = gameArchiverOf(parts);
    this.deals = dealsOf(parts, ports, service, pool);
    this.#rates = new RateLimits(config.limits, systemPorts);
    const { opener } = this.deals;
    const { takeWait } = this.#rates;
    this.matchmaking = matchmakingOf(parts, { ports, opener, takeWait, onPaired: metrics.paired });
    this.#people = peopleOf(parts, { ...this.#moderation, ...this.#news, ports, process, opener });
    const running = { ...this.#news, ...this.#identities, ports, opener, time: this.time };
    this.tournaments = tournamentsOf(parts, running);
    this.ladder = ladderOf(parts, running);
    this.#pollers = new LongPollers(watchers, table => this.#presence.update(table));
    this.#connections = this.#connectionsWith(limits);
  }

  #connectionsWith(limits: ConnectionLimits): Connections {
    const { store, ports } = this.#parts;
    return new Connections({
      limits,
      watchers: this.#watchers,
      identity: this.#identities.identity,
      ports,
      onCame: one => this.#people.online.came(one, one.player),
      onLeave: (tables, gone) => this.#left(tables, gone),
      isCutOff: () => store.isShared && this.time.isGone,
    });
  }

  async start(): Promise<void> {
    const { logger, pubsub } = this.#parts;
    wireEvents({
      ...this.#services,
      ...this.#moderation,
      pubsub: this.#parts.pubsub,
      onSignedOut: (player, session) => this.#dismissPlayer(player, session),
    });
    await this.time.start();
    this.#generation = await this.#parts.store.keepGeneration(randomId(this.#parts.ports, GENERATION_BYTES));
    await this.sweeper.start();
    await this.deals.prepare();
    await this.notifier.start();
    this.archiver.start();
    this.#stopJobs = startScheduledJobs({
      ...this.#services,
      isPubSubUp: () => pubsub.isUp,
      isShared: this.#parts.store.isShared,
      logger,
    });
  }

  /** The services that events and scheduled jobs are wired to. */
  get #services() {
    const { time, bots, hostPresence, lobby, deals, notifier, archiver, matchmaking } = this;
    return {
      ...this.#news,
      ...this.#people,
      ...this.tournaments,
      ...this.ladder,
      time,
      bots,
      hostPresence,
      lobby,
      deals,
      notifier,
      archiver,
      matchmaking,
      connections: this.#connections,
      retentionJob: this.#retentionJob,
      presence: this.#presence,
      watchers: this.#watchers,
      rooms: this.#rooms,
      service: this.#service,
      missedEvents: this.#missedEvents,
      metrics: this.#metrics,
    };
  }

  /** Finishes what was begun, says goodbye, and leaves. */
  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    this.#stopJobs();
    this.bots.stop();
    this.deals.stop();
    this.#retentionJob.stop();
    this.#pollers.stop();
    await this.notifier.stop();
    await this.archiver.stop();
    await this.sweeper.stop();
    await this.time.stop().catch(error => this.#parts.logger.warn({ err: error }, 'the end was not stamped'));
    await this.#connections.closeAll();
    this.#longPolls.finishAll();
    this.ladder.ladder.stop();
    const cut = setTimeout(() => this.#hangUp(), MOST_FAREWELL);
    await this.app.close();
    clearTimeout(cut);
    this.#hangUp();
    await this.#pool.close();
    await this.#reviews.close();
    await this.#parts.pubsub.close();
    await this.#parts.store.close();
  }

  readonly #onSignOut = (player: string, session?: string): void => {
    this.#dismissPlayer(player, session);
    if (session === undefined) void this.matchmaking.dismiss(player);
    this.#parts.pubsub.publish({ kind: 'signed-out', player, ...(session === undefined ? {} : { session }) });
  };

  /** A session has another token by now: whoever holds the old one is not heard any more. */
  readonly #onSessionReplaced = (player: string, session: string): void => {
    this.#connections.closeOf(player, session, 'restart');
    this.#parts.pubsub.publish({ kind: 'session-replaced', player, session });
  };

  readonly #onRenamed = ({ id: player, name, avatar }: Player): void => {
    this.#connections.rename(player, name, avatar);
    this.#parts.pubsub.publish({ kind: 'renamed', player, name, ...(avatar && { avatar }) });
  };

  readonly #onRewritten = (tables: readonly string[]): void => {
    this.#service.tables.forget(tables);
    this.#parts.pubsub.publish({ kind: 'rewritten', tables });
  };

  /** Once to everybody: at the tables they are written down when something happens there. */
  #tellOutages(outages: readonly Outage[]): void {
    this.#watchers.sendAll({ type: 'outages', outages: [...outages], time: this.time.now() });
  }

  /** A connection is gone that watched these tables. */
  #left(tables: readonly string[], gone: Watcher): void {
    this.#presence.updateAll(tables);
    this.#rooms.left(tables, gone);
    this.hostPresence.left(tables, gone);
    this.matchmaking.left(gone);
    this.#news.news.left(gone);
    this.#people.online.went(gone);
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
    return runAdminTask(this.#adminParts, name, argument);
  }

  get #adminParts(): AdminParts {
    const { store, ports, logger } = this.#parts;
    return {
      store,
      ports,
      logger,
      service: this.#service,
      retentionJob: this.#retentionJob,
      onSignOut: this.#onSignOut,
      onRenamed: this.#onRenamed,
      onRewritten: this.#onRewritten,
    };
  }

  /** Events before the channel of the table was subscribed are looked for once. */
  async #follow(table: string): Promise<void> {
    this.#rooms.open(table);
    const { pubsub, store } = this.#parts;
    if (!store.isShared) return;
    await pubsub.follow(table);
    if (this.#watchers.isWatched(table)) await this.#missedEvents.checkOne(table);
  }

  #unfollow(table: string): void {
    if (!this.lobby.isFollowed(table)) this.#parts.pubsub.unfollow(table);
    this.#presence.forget(table);
    this.#moderation.absences.forget(table);
    this.#rooms.close(table);
  }

  #showFigures(): void {
    this.#metrics.show({
      sockets: () => this.#connections.size,
      tablesInMemory: () => this.#service.tables.size,
      botsWaiting: () => this.#pool.waiting,
      playersWaiting: () => this.matchmaking.size,
      pubSubUp: () => Number(this.#parts.pubsub.isUp),
    });
  }

  async #addRoutes(): Promise<void> {
    this.#showFigures();
    const transports = transportParts({
      ...this.#parts,
      ...this.#services,
      ...this.#moderation,
      ...this.#identities,
      ports: this.#ports,
      rates: this.#rates,
      longPolls: this.#longPolls,
      pollers: this.#pollers,
      reviews: this.#reviews,
      subscriptions: this.#subscriptions,
      isStopping: () => this.#isStopping,
      onSignOut: this.#onSignOut,
      onSessionReplaced: this.#onSessionReplaced,
      onRenamed: this.#onRenamed,
      admin: this.#adminParts,
    });
    await addRoutes(this.app, transports);
  }
}
