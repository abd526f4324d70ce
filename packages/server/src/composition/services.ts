/** Makes the services of a server from its settings, its store and its ports. */
import { hostname } from 'node:os';
import { ReviewThreads } from '@kingdomino/study/node';
import type { FastifyBaseLogger } from 'fastify';
import { NO_NAME } from '../admin/no-name.ts';
import { RetentionJob } from '../admin/retention-job.ts';
import { GameArchiver } from '../archive/game-archiver.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import type { BotRunner } from '../bots/bot-runner.ts';
import { ChatService } from '../chat/chat-service.ts';
import { ClubService } from '../clubs/club-service.ts';
import { NoticeBoard } from '../clubs/notice-board.ts';
import type { Config } from '../config.ts';
import { DailyBots } from '../deals/daily-bots.ts';
import { DailyDeals } from '../deals/daily-deals.ts';
import type { Deals } from '../deals/deals.ts';
import { SharedDeals } from '../deals/shared-deals.ts';
import { IdentityService } from '../identity/identity-service.ts';
import { MemberService } from '../identity/member-service.ts';
import { NameRules } from '../identity/name-rules.ts';
import { RefusedWordsFile } from '../identity/refused-words-file.ts';
import type { Metrics } from '../metrics.ts';
import { ModerationPolicy } from '../moderation/moderation-policy.ts';
import { ReportService } from '../moderation/report-service.ts';
import type { Ports } from '../ports.ts';
import { SeatAbsences } from '../presence/seat-absences.ts';
import type { Watchers } from '../presence/watchers.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import { type Reviewer, ReviewQueue } from '../reviews/review-queue.ts';
import { LobbyFeed } from '../sockets/lobby-feed.ts';
import { MissedEvents } from '../sockets/missed-events.ts';
import type { Outage } from '../storage/outages/uptime.ts';
import type { Store } from '../storage/store.ts';
import { type OutagesAfter, readList } from '../tables/table-lists.ts';
import { TableOpener } from '../tables/table-opener.ts';
import { TableService } from '../tables/table-service.ts';
import { SharedClock } from '../time/shared-clock.ts';
import { Sweeper } from '../time/sweeper.ts';

/** Of all that runs on a machine, these wait. */
const LAST = 19;
const PATIENCE = 5000;

export interface ServerParts {
  readonly config: Config;
  readonly store: Store;
  readonly pubsub: PubSub;
  readonly ports: Ports;
  readonly logger: FastifyBaseLogger;
  readonly pool?: BotPool;
  readonly reviewer?: Reviewer;
  /** For tests, whose push services and webhooks are on this machine. */
  readonly isTrusted?: (url: string) => boolean;
  /** For tests that let days pass in one step: the silence that is taken for an outage. */
  readonly silence?: number;
  /** How long a command waits for a store that cannot be reached. */
  readonly patience?: number;
}

export function clockOf(
  parts: ServerParts,
  process: string,
  onOutages: (outages: readonly Outage[]) => void,
): SharedClock {
  const { store, ports, logger, silence } = parts;
  return new SharedClock({
    store,
    ports,
    process,
    place: placeOf(parts, process),
    onError: error => logger.warn({ err: error }, 'the store does not answer'),
    onOutages,
    ...(silence === undefined ? {} : { silence }),
  });
}

export interface Identities {
  readonly identity: IdentityService;
  readonly members: MemberService;
  readonly clubs: ClubService;
  readonly notices: NoticeBoard;
  readonly names: NameRules;
}

/** Who somebody is and with whom they have come together: names of all kinds are checked by the same rules. */
export function identitiesOf({ config, store, ports }: ServerParts, time: Ports): Identities {
  const { refusedWords, refusedWordsFile: file } = config;
  const words = file === undefined ? undefined : new RefusedWordsFile(file, refusedWords, () => ports.now());
  const names = new NameRules(words?.words);
  const identity = new IdentityService(store, ports, names);
  const { limits } = config;
  return {
    identity,
    members: new MemberService({ store, ports, identity, names }),
    clubs: new ClubService({ store, ports: time, names, limits }),
    notices: new NoticeBoard(store, time),
    names,
  };
}

/** One at a time, on threads that are started with the first of them and stand back for everything else. */
export function reviewsOf(
  { reviewer, config, logger, store, ports }: ServerParts,
  pool: BotPool,
): ReviewQueue {
  const { reviewThreads: threads } = config.bots;
  return new ReviewQueue({
    reviewer: reviewer ?? new ReviewThreads(threads, { perReview: threads, niceness: LAST }),
    store,
    now: () => ports.now(),
    isBusy: () => pool.waiting > 0,
    onError: error => logger.error({ err: error }, 'a review failed'),
  });
}

export function serviceOf(
  parts: ServerParts,
  time: SharedClock,
  watchers: Watchers,
  generation: () => string | undefined,
): TableService {
  const { store, pubsub, config } = parts;
  return new TableService({
    store,
    pubsub,
    time,
    patience: parts.patience ?? PATIENCE,
    mostCached: config.limits.tablesInMemory,
    isWatched: id => watchers.isWatched(id),
    generation,
  });
}

interface SweeperNeeds {
  readonly service: TableService;
  readonly bots: BotRunner;
  readonly time: SharedClock;
  readonly metrics: Metrics;
}

export function sweeperOf({ store, logger }: ServerParts, { metrics, ...needs }: SweeperNeeds): Sweeper {
  return new Sweeper({
    store,
    ...needs,
    onError: (error, table) => logger.error({ err: error, table }, 'in a sweep'),
    onSweep: (lag, failures) => metrics.sweep(lag, failures),
  });
}

export function dealsOf(parts: ServerParts, ports: Ports, service: TableService, pool: BotPool): Deals {
  const { store, config, logger } = parts;
  const onError = (error: unknown) => logger.warn({ err: error }, "in the day's deals");
  const opener = new TableOpener({ store, ports, service, limits: config.limits });
  const bots = new DailyBots({ store, ports, pool, onError });
  const playBots = async () => (config.bots.playDaily ? bots.run() : undefined);
  const daily = new DailyDeals({ store, ports, opener, noName: NO_NAME, onOpened: () => void playBots() });
  return {
    opener,
    shared: new SharedDeals({ store, ports, service, opener }),
    daily,
    prepare: () => daily.prepare().catch(onError),
    maintain: () => daily.prepare().then(playBots).catch(onError),
    stop: () => bots.stop(),
  };
}

export function gameArchiverOf({ store, logger }: ServerParts): GameArchiver {
  const onError = (error: unknown, table?: string) =>
    logger.warn({ err: error, table }, 'a game is not in the archives yet');
  return new GameArchiver({ store, onError });
}

export function retentionJobOf({ store, ports, config }: ServerParts, service: TableService): RetentionJob {
  const { retention } = config;
  return new RetentionJob({ store, ports, retention, onDeleted: ids => service.tables.forget(ids) });
}

export interface ModerationServices {
  readonly moderation: ModerationPolicy;
  readonly chat: ChatService;
  readonly reports: ReportService;
  readonly absences: SeatAbsences;
}

interface ModerationNeeds {
  readonly ports: Ports;
  readonly service: TableService;
  readonly watchers: Watchers;
}

export function moderationOf(
  { store, pubsub }: ServerParts,
  { ports, service, watchers }: ModerationNeeds,
): ModerationServices {
  const moderation = new ModerationPolicy({ store, ports, service });
  return {
    moderation,
    absences: new SeatAbsences({ now: () => ports.now(), isPubSubUp: () => pubsub.isUp }),
    chat: new ChatService({ store, ports, service, pubsub, watchers, moderation }),
    reports: new ReportService({ store, ports, service }),
  };
}

export function missedEventsOf(
  { store, logger }: ServerParts,
  service: TableService,
  watchers: Watchers,
): MissedEvents {
  const onError = (error: unknown) => logger.warn({ err: error }, 'could not look for missed events');
  return new MissedEvents({ store, service, watchers, onError });
}

/** Lists of tables for those who look at them; tables that somebody also watches are followed in any case. */
export function lobbyFeedOf(
  { store, pubsub, logger }: ServerParts,
  ports: Ports,
  watchers: Watchers,
  outagesAfter: OutagesAfter,
): LobbyFeed {
  return new LobbyFeed({
    read: (list, player) => readList(store, ports, { list, player }, outagesAfter),
    blocks: players => store.blocksAround(players),
    now: () => ports.now(),
    onFirst: table => void pubsub.follow(table),
    onLast: table => {
      if (!watchers.isWatched(table)) pubsub.unfollow(table);
    },
    onError: error => logger.warn({ err: error }, 'could not look for changes in the lobby'),
  });
}

/** The embedded store has one process; else a port of a machine has one. */
function placeOf({ store, config }: ServerParts, process: string): string {
  if (!store.isShared) return 'embedded';
  return config.port === 0 ? process : `${hostname()}:${config.port}`;
}
