/** What a server is made of, and the time it goes by. */
import { hostname } from 'node:os';
import { ReviewThreads } from '@kingdomino/study/node';
import type { FastifyBaseLogger } from 'fastify';
import { NO_NAME } from '../admin/admin-tasks.ts';
import { Upkeep } from '../admin/retention-job.ts';
import { Archivist } from '../archive/game-archiver.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import type { BotRunner } from '../bots/bot-runner.ts';
import { TalkDesk } from '../chat/chat-service.ts';
import { ClubService } from '../clubs/club-service.ts';
import type { Config } from '../config.ts';
import { DailyBots } from '../deals/daily-bots.ts';
import { DailyDeals } from '../deals/daily-deals.ts';
import type { Deals } from '../deals/deals.ts';
import { SharedDeals } from '../deals/shared-deals.ts';
import { IdentityService } from '../identity/identity-service.ts';
import { MemberService } from '../identity/member-service.ts';
import { NameRules } from '../identity/name-rules.ts';
import { WordFile } from '../identity/refused-words-file.ts';
import { PairingDesk, type PairingDeskParts } from '../matchmaking/matchmaking-service.ts';
import type { Metrics } from '../metrics.ts';
import { Order } from '../moderation/moderation-policy.ts';
import { Reports } from '../moderation/report-service.ts';
import { Sender } from '../notifications/delivery.ts';
import { Nudger } from '../notifications/notifier.ts';
import { Receivers } from '../notifications/subscription-service.ts';
import { vapidKeys } from '../notifications/vapid-keys.ts';
import type { VapidKeys } from '../notifications/web-push.ts';
import type { Ports } from '../ports.ts';
import { Absences } from '../presence/seat-absences.ts';
import type { Hub } from '../presence/watchers.ts';
import type { Fanout } from '../pubsub/pubsub.ts';
import { ReviewDesk, type Reviewer } from '../reviews/review-queue.ts';
import { Lobby } from '../sockets/lobby-feed.ts';
import { LostNews } from '../sockets/missed-events.ts';
import type { Store } from '../storage/store.ts';
import { readList } from '../tables/table-lists.ts';
import { Opener } from '../tables/table-opener.ts';
import { TableService } from '../tables/table-service.ts';
import { ServiceTime } from '../time/shared-clock.ts';
import { Sweeper } from '../time/sweeper.ts';

/** Of all that runs on a machine, these wait. */
const LAST = 19;
const PATIENCE = 5000;

export interface ServerParts {
  readonly config: Config;
  readonly store: Store;
  readonly fanout: Fanout;
  readonly ports: Ports;
  readonly logger: FastifyBaseLogger;
  readonly pool?: BotPool;
  readonly reviewer?: Reviewer;
  /** For tests, whose receivers of push messages and hooks are on this machine. */
  readonly isTrusted?: (url: string) => boolean;
  /** For tests that let days pass in one step: the silence that is taken for an outage. */
  readonly silence?: number;
  /** How long a command waits for a store that cannot be reached. */
  readonly patience?: number;
}

export function timeOf(parts: ServerParts, process: string): ServiceTime {
  const { store, ports, logger, silence } = parts;
  return new ServiceTime({
    store,
    ports,
    process,
    place: placeOf(parts, process),
    onError: error => logger.warn({ err: error }, 'the store does not answer'),
    ...(silence === undefined ? {} : { silence }),
  });
}

export interface Identities {
  readonly identity: IdentityService;
  readonly members: MemberService;
  readonly clubs: ClubService;
}

/** Who somebody is and with whom they have come together: names of all kinds are checked by the same rules. */
export function identitiesOf({ config, store, ports }: ServerParts, time: Ports): Identities {
  const { refusedWords, refusedWordsFile: file } = config;
  const words = file === undefined ? undefined : new WordFile(file, refusedWords, () => ports.now());
  const names = new NameRules(words?.words);
  const identity = new IdentityService(store, ports, names);
  const { limits } = config;
  return {
    identity,
    members: new MemberService({ store, ports, identity, names }),
    clubs: new ClubService({ store, ports: time, names, limits }),
  };
}

/** One at a time, on threads that are started with the first of them and stand back for everything else. */
export function reviewsOf(
  { reviewer, config, logger, store, ports }: ServerParts,
  pool: BotPool,
): ReviewDesk {
  const { reviewThreads: threads } = config.bots;
  return new ReviewDesk({
    reviewer: reviewer ?? new ReviewThreads(threads, { perReview: threads, niceness: LAST }),
    store,
    now: () => ports.now(),
    isBusy: () => pool.waiting > 0,
    onError: error => logger.error({ err: error }, 'a review failed'),
  });
}

export function serviceOf(parts: ServerParts, time: ServiceTime, hub: Hub): TableService {
  const { store, fanout, config } = parts;
  return new TableService({
    store,
    fanout,
    time,
    patience: parts.patience ?? PATIENCE,
    mostCached: config.limits.tablesInMemory,
    isWatched: id => hub.isWatched(id),
  });
}

interface SweeperNeeds {
  readonly service: TableService;
  readonly bots: BotRunner;
  readonly time: ServiceTime;
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
  const opener = new Opener({ store, ports, service, limits: config.limits });
  const bots = new DailyBots({ store, ports, pool, onError });
  const playBots = async () => (config.bots.playDaily ? bots.run() : undefined);
  const daily = new DailyDeals({ store, ports, opener, noName: NO_NAME, onOpened: () => void playBots() });
  return {
    opener,
    shared: new SharedDeals({ store, ports, service, opener }),
    daily,
    prepare: () => daily.prepare().catch(onError),
    look: () => daily.prepare().then(playBots).catch(onError),
    stop: () => bots.stop(),
  };
}

export function pairingOf(
  { store, fanout, logger }: ServerParts,
  needs: Pick<PairingDeskParts, 'ports' | 'opener' | 'takeWait' | 'onPaired'>,
): PairingDesk {
  const onError = (error: unknown) => logger.warn({ err: error }, 'could not pair who waits');
  return new PairingDesk({ store, fanout, onError, ...needs });
}

export interface Nudges {
  readonly nudger: Nudger;
  readonly receivers: Receivers;
}

interface NudgeNeeds {
  readonly ports: Ports;
  readonly service: TableService;
  readonly metrics: Metrics;
  readonly isLooking: (table: string, seat: number) => boolean;
}

export function nudgesOf(parts: ServerParts, { metrics, ...needs }: NudgeNeeds): Nudges {
  const { store, config, logger } = parts;
  const trusted = parts.isTrusted ? { isTrusted: parts.isTrusted } : {};
  let made: Promise<VapidKeys> | undefined;
  const keys = async () => {
    made ??= vapidKeys(store).catch(error => {
      made = undefined;
      throw error;
    });
    return made;
  };
  const randomBytes = (count: number) => parts.ports.randomBytes(count);
  const push = async () => ({ keys: await keys(), contact: config.pushContact, randomBytes });
  const sender = new Sender({ store, ...needs, ...trusted, push, onSent: metrics.nudged });
  const onError = (error: unknown) => logger.warn({ err: error }, 'a nudge failed');
  const nudger = new Nudger({ store, ...needs, sender, onError });
  const receivers = new Receivers({
    store,
    ports: needs.ports,
    keys,
    ...trusted,
    read: (table, look) => needs.service.read(table, look),
    onHooks: () => nudger.learnHooks(),
    send: (receiver, delivery) => sender.try(receiver, delivery),
  });
  return { nudger, receivers };
}

export function archivistOf({ store, logger }: ServerParts): Archivist {
  const onError = (error: unknown, table?: string) =>
    logger.warn({ err: error, table }, 'a game is not in the archives yet');
  return new Archivist({ store, onError });
}

export function upkeepOf({ store, ports, config }: ServerParts, service: TableService): Upkeep {
  const { retention } = config;
  return new Upkeep({ store, ports, retention, onDeleted: ids => service.tables.forget(ids) });
}

export interface OrderDesks {
  readonly order: Order;
  readonly talk: TalkDesk;
  readonly reports: Reports;
  readonly absences: Absences;
}

interface OrderNeeds {
  readonly ports: Ports;
  readonly service: TableService;
  readonly hub: Hub;
}

export function orderOf({ store, fanout }: ServerParts, { ports, service, hub }: OrderNeeds): OrderDesks {
  const order = new Order({ store, ports, service });
  return {
    order,
    absences: new Absences({ now: () => ports.now(), isInformed: () => fanout.isUp }),
    talk: new TalkDesk({ store, ports, service, fanout, hub, order }),
    reports: new Reports({ store, ports, service }),
  };
}

export function lostNewsOf({ store, logger }: ServerParts, service: TableService, hub: Hub): LostNews {
  const onError = (error: unknown) => logger.warn({ err: error }, 'could not look for lost news');
  return new LostNews({ store, service, hub, onError });
}

/** Lists of tables for those who look at them; tables that somebody also watches are followed in any case. */
export function lobbyOf({ store, fanout, logger }: ServerParts, ports: Ports, hub: Hub): Lobby {
  return new Lobby({
    read: (list, player) => readList(store, ports, list, player),
    blocks: players => store.blocksAround(players),
    now: () => ports.now(),
    onFirst: table => void fanout.follow(table),
    onLast: table => {
      if (!hub.isWatched(table)) fanout.unfollow(table);
    },
    onError: error => logger.warn({ err: error }, 'could not look for changes in the lobby'),
  });
}

/** The embedded store has one process; else a port of a machine has one. */
function placeOf({ store, config }: ServerParts, process: string): string {
  if (!store.isShared) return 'embedded';
  return config.port === 0 ? process : `${hostname()}:${config.port}`;
}
