/** The schemas, for the server and for tools. The page imports `@kingdomino/protocol`, which has none. */
export { AnswerSchemas, SummarySchema } from './answers.ts';
export {
  ClubIdSchema,
  ClubInvitationSchema,
  ClubLinkSchema,
  ClubNoticesSchema,
  ClubResultsSchema,
  ClubSchema,
  ClubTablesSchema,
  MyClubSchema,
  NoticeIdSchema,
  ScoringSchema,
  SeasonDatesSchema,
} from './clubs.ts';
export { CommandSchemas } from './commands.ts';
export {
  DailyDaySchema,
  DailyHistorySchema,
  DailyResultsSchema,
  DailyTodaySchema,
  DealTablesSchema,
  MyDailySchema,
} from './daily.ts';
export { EventSchemas, TableEventSchema } from './events.ts';
export {
  AbsenceSchema,
  ClockSchema,
  ColoursSchema,
  DealPlanSchema,
  FirstSeatSchema,
  FreeTextSchema,
  GameSchema,
  LevelSchema,
  NameSchema,
  NoticeTextSchema,
  OptionsSchema,
  PlayerSchema,
  PointSchema,
  ReportReasonSchema,
  SeatPlanSchema,
  SharedDealSchema,
  StudyEditSchema,
  TableIdSchema,
  TimeSchema,
} from './parts.ts';
export {
  AudienceSchema,
  ChallengeIdSchema,
  ChallengeSchema,
  ChallengesSchema,
  ChallengeTermsSchema,
  FriendSchema,
  FriendsSchema,
  NewsItemSchema,
  NewsListSchema,
  PersonStandingSchema,
} from './people.ts';
export {
  LadderGamesSchema,
  LadderSchema,
  LadderTurnSchema,
  LadderWishSchema,
  MyProgramsSchema,
} from './programs.ts';
export { type ReadCommand, readCommand, readCommandText } from './read-command.ts';
export { readEvent } from './read-event.ts';
export {
  TOURNAMENT_LISTS,
  TournamentIdSchema,
  TournamentOrderSchema,
  TournamentPlanSchema,
  TournamentRoundSchema,
  TournamentSchemas,
  TournamentStandingsSchema,
  TournamentsSchema,
  TournamentViewSchema,
  TournamentWishSchema,
} from './tournaments.ts';
