/** What routes depend on, and the type of the server that they are added to. */

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AdminParts } from '../admin/admin-task.ts';
import type { ClubService } from '../clubs/club-service.ts';
import type { NoticeBoard } from '../clubs/notice-board.ts';
import type { CommandExecutor } from '../command-executor.ts';
import type { Config } from '../config.ts';
import type { Deals } from '../deals/deals.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import type { MemberService } from '../identity/member-service.ts';
import type { LadderService } from '../ladder/ladder-service.ts';
import type { ProgramService } from '../ladder/program-service.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { MatchmakingService } from '../matchmaking/matchmaking-service.ts';
import type { Metrics } from '../metrics.ts';
import type { ReportService } from '../moderation/report-service.ts';
import type { NewsService } from '../news/news-service.ts';
import type { SubscriptionService } from '../notifications/subscription-service.ts';
import type { ChallengeService } from '../people/challenge-service.ts';
import type { FriendService } from '../people/friend-service.ts';
import type { Ports } from '../ports.ts';
import type { LongPollers } from '../presence/long-pollers.ts';
import type { ReviewQueue } from '../reviews/review-queue.ts';
import type { Store } from '../storage/store.ts';
import type { OutagesAfter } from '../tables/table-lists.ts';
import type { TableService } from '../tables/table-service.ts';
import type { TournamentService } from '../tournaments/tournament-service.ts';
import type { LongPolling } from './long-polling.ts';

export type TypedApp = FastifyInstance<
  Server,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface RouteParts {
  /** For the operator's page. */
  readonly admin: AdminParts;
  readonly config: Config;
  readonly ports: Ports;
  readonly store: Store;
  readonly identity: IdentityService;
  readonly members: MemberService;
  readonly service: TableService;
  readonly executor: CommandExecutor;
  readonly deals: Deals;
  readonly matchmaking: MatchmakingService;
  readonly longPolls: LongPolling;
  readonly pollers: LongPollers;
  readonly reviews: ReviewQueue;
  readonly subscriptions: SubscriptionService;
  readonly clubs: ClubService;
  readonly notices: NoticeBoard;
  readonly friends: FriendService;
  readonly challenges: ChallengeService;
  readonly news: NewsService;
  readonly tournaments: TournamentService;
  readonly programs: ProgramService;
  readonly ladder: LadderService;
  readonly reports: ReportService;
  readonly metrics: Metrics;
  readonly rates: RateLimits;
  readonly outagesAfter: OutagesAfter;
  readonly isStopping: () => boolean;
  /** Whether the store can be reached, as far as was seen in the last two seconds. */
  readonly isReady: () => boolean;
  /** Whether messages of other processes come at once. */
  readonly isPubSubUp: () => boolean;
  /** Ends all connections of a player, or those of one session, here and at other processes. */
  readonly onSignOut: (player: string, session?: string) => void;
  /** A session got another token: the connections of the old one are ended. */
  readonly onSessionReplaced: (player: string, session: string) => void;
  readonly onCommand: (type: string, outcome: string, milliseconds: number) => void;
}
