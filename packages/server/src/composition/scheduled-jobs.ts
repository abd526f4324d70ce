/** The scheduled jobs of a server: what it does at intervals, whatever is asked of it. */
import type { FastifyBaseLogger } from 'fastify';
import { ENDS_STEP, type RetentionJob } from '../admin/retention-job.ts';
import { type BotRunner, RENEWAL } from '../bots/bot-runner.ts';
import type { Deals } from '../deals/deals.ts';
import { LADDER_STEP, type LadderService } from '../ladder/ladder-service.ts';
import { MATCHMAKING_STEP, type MatchmakingService } from '../matchmaking/matchmaking-service.ts';
import { NEWS_STEP, type NewsService } from '../news/news-service.ts';
import { ONLINE_STEP, type OnlineMembers } from '../people/online-members.ts';
import type { HostPresence } from '../presence/host-presence.ts';
import { BELIEVED, PRESENCE_STEP, type TablePresence } from '../presence/table-presence.ts';
import { WATCH_STEP, type Watchers } from '../presence/watchers.ts';
import { type Connections, HEARTBEAT_STEP } from '../sockets/connections.ts';
import { LOBBY_STEP, type LobbyFeed } from '../sockets/lobby-feed.ts';
import type { MissedEvents } from '../sockets/missed-events.ts';
import { TOURNAMENT_STEP, type TournamentSteps } from '../tournaments/tournament-steps.ts';

/** How often the days' deals are looked after. */
const DEALS_STEP = 60_000;

/** How often all watched tables are compared with the store while no messages come that would tell. */
const LATE_NEWS_STEP = 250;

interface JobParts {
  readonly connections: Connections;
  readonly retentionJob: RetentionJob;
  readonly deals: Deals;
  readonly matchmaking: MatchmakingService;
  readonly ladder: LadderService;
  readonly tournamentSteps: TournamentSteps;
  readonly lobby: LobbyFeed;
  readonly presence: TablePresence;
  readonly watchers: Watchers;
  readonly hostPresence: HostPresence;
  readonly bots: BotRunner;
  readonly news: NewsService;
  readonly online: OnlineMembers;
  readonly missedEvents: MissedEvents;
  readonly isPubSubUp: () => boolean;
  /** Other processes have the same store. */
  readonly isShared: boolean;
  readonly logger: FastifyBaseLogger;
}

/** Returns the function that stops them. */
export function startScheduledJobs(parts: JobParts): () => void {
  const { connections, retentionJob, deals, matchmaking, lobby, presence } = parts;
  const timers = retentionJob.everyDay(parts.logger);
  const every = (milliseconds: number, task: () => void) =>
    void timers.push(setInterval(task, milliseconds).unref());
  every(DEALS_STEP, () => void deals.maintain());
  every(HEARTBEAT_STEP, () => connections.beat());
  every(PRESENCE_STEP, () => presence.tellLate());
  every(MATCHMAKING_STEP, () => void matchmaking.step());
  every(LADDER_STEP, () => void parts.ladder.step());
  every(NEWS_STEP, () => void parts.news.step());
  every(TOURNAMENT_STEP, () => void parts.tournamentSteps.step());
  every(LOBBY_STEP, () => void lobby.refresh());
  every(WATCH_STEP, () => lookAtTables(parts));
  if (parts.isShared) {
    every(LATE_NEWS_STEP, () => void (parts.isPubSubUp() || parts.missedEvents.checkAllAgain()));
    every(RENEWAL, () => void parts.bots.renewLeases());
    every(ONLINE_STEP, () => parts.online.repeat());
    every(BELIEVED, () => presence.forgetOld());
    every(ENDS_STEP, () => void retentionJob.noteEnds());
  }
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Some of those that are watched; all of them in turn. */
function lookAtTables({ watchers, hostPresence, presence, missedEvents, isShared }: JobParts): void {
  const tables = watchers.nextTables();
  void hostPresence.note(tables);
  if (!isShared) return;
  presence.repeat(tables);
  void missedEvents.checkSome(tables);
}
