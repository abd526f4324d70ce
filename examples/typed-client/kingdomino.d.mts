// Made from /api/openapi.json by packages/server/src/tools/write-client.ts: do not edit.

export type Player = {
  readonly id: string;
  readonly name: string;
  readonly bot?: true;
  readonly member?: true;
  readonly avatar?: string;
};

export type TableSummary = {
  readonly table: TableId;
  readonly game: "kingdomino" | "duel";
  readonly options: Options;
  readonly clock: Clock;
  readonly undo: boolean;
  readonly status: "open" | "playing" | "over" | "closed";
  readonly seats: readonly (FirstSeat)[];
  readonly colours?: Colours;
  readonly sharedDeal?: SharedDeal;
  readonly rated?: true;
  readonly version: number;
  readonly toAct?: number;
  readonly deadline?: Time;
  readonly totals?: readonly (number)[];
  readonly ranking?: readonly (readonly (number)[])[];
  readonly openedAt: Time;
  readonly changedAt: Time;
  readonly yourSeat?: number;
  readonly yourTurn?: boolean;
};

export type GameRecord = {
  readonly format: "kingdomino-record/1" | "kingdomino-record/2";
  readonly game: "kingdomino" | "duel";
  readonly options: object;
  readonly moves: readonly (string)[];
  readonly result?: { readonly scores: readonly (object)[]; readonly ranking: readonly (readonly (number)[])[]; readonly games?: readonly (readonly (object)[])[] };
  readonly deal?: { readonly format: "kingdomino-deal/1"; readonly commitment: string; readonly seed: string; readonly salts: readonly (string)[] };
};

export type Time = number;

export type TableId = string;

export type Level = "squire" | "knight" | "baron" | "duke" | "prince" | "grandmaster";

export type Colours = readonly ("pink" | "yellow" | "green" | "blue")[];

export type Options = Readonly<Record<string, boolean | number>>;

export type SharedDeal = {
  readonly deal: TableId;
  readonly salts: readonly (string)[];
  readonly known?: true;
  readonly until?: number;
};

export type MyDaily = {
  readonly table: TableId;
  readonly state: "playing" | "finished" | "unfinished";
  readonly points?: number;
  readonly rank?: number;
  readonly place?: number;
};

export type DailyToday = {
  readonly day: string;
  readonly endsAt: Time;
  readonly time: Time;
  readonly games: readonly ({ readonly game: "kingdomino" | "duel"; readonly day: string; readonly deal: TableId; readonly commitment: string; readonly committedAt: Time; readonly closesAt: Time; readonly options: Options; readonly bots: readonly (Level)[]; readonly finished: number; readonly tomorrow: { readonly day: string; readonly deal: TableId; readonly commitment: string; readonly committedAt: Time }; readonly mine?: MyDaily })[];
  readonly streak?: number;
};

export type DailyDay = {
  readonly game: "kingdomino" | "duel";
  readonly day: string;
  readonly deal: TableId;
  readonly commitment: string;
  readonly committedAt: Time;
  readonly beginsAt: Time;
  readonly closesAt: Time;
  readonly salts: readonly (string)[];
  readonly seed?: string;
  readonly finished: number;
  readonly distribution: readonly ({ readonly points: number; readonly count: number })[];
  readonly best?: { readonly place: number; readonly name: string; readonly points: number; readonly rank: number; readonly finishedAt: Time; readonly table?: TableId; readonly you?: true };
  readonly bots: readonly ({ readonly level: Level; readonly points: number; readonly rank: number })[];
  readonly mine?: MyDaily;
};

export type DailyResults = {
  readonly results: readonly ({ readonly place: number; readonly name: string; readonly points: number; readonly rank: number; readonly finishedAt: Time; readonly table?: TableId; readonly you?: true })[];
  readonly next?: string;
};

export type DailyHistory = {
  readonly game: "kingdomino" | "duel";
  readonly days: readonly ({ readonly day: string; readonly deal: TableId; readonly finished: number; readonly mine: MyDaily })[];
  readonly next?: string;
};

export type DealTables = {
  readonly deal: TableId;
  readonly commitment: string;
  readonly seed?: string;
  readonly tables: readonly (TableSummary)[];
  readonly next?: string;
};

export type ArchivedGame = {
  readonly table: TableSummary;
  readonly mode: "two" | "three" | "four" | "mighty" | "duel" | "dynasty";
  readonly seat: number;
  readonly place: number;
  readonly endedAt: Time;
  readonly boards: readonly (string)[];
};

export type Statistics = {
  readonly mode: "two" | "three" | "four" | "mighty" | "duel" | "dynasty";
  readonly since: Time;
  readonly games: number;
  readonly places: readonly (number)[];
  readonly scored: number;
  readonly points: number;
  readonly best: number;
  readonly margin: number;
  readonly margins: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, number>>;
  readonly bonuses: Readonly<Record<string, { readonly possible: number; readonly earned: number; readonly points: number }>>;
};

export type ClubId = string;

export type Scoring = "wins" | "points" | "places";

export type SeasonDates = { readonly from: Time; readonly until?: number; readonly scoring: Scoring };

export type Club = {
  readonly club: ClubId;
  readonly name: string;
  readonly link: string;
  readonly founder: string;
  readonly bots: boolean;
  readonly members: readonly ({ readonly player: Player; readonly since: Time })[];
  readonly seasons: readonly ({ readonly number: number; readonly from: Time; readonly until?: number; readonly scoring: Scoring })[];
};

export type MyClub = {
  readonly club: ClubId;
  readonly name: string;
  readonly members: number;
  readonly since: number;
  readonly founder?: true;
};

export type ClubInvitation = {
  readonly name: string;
  readonly founder: string;
  readonly members: number;
  readonly club?: string;
};

export type ClubResults = {
  readonly season: { readonly number: number; readonly from: Time; readonly until?: number; readonly scoring: Scoring };
  readonly standings: readonly ({ readonly place: number; readonly player?: Player; readonly member: boolean; readonly games: number; readonly wins: number; readonly points: number; readonly places: number })[];
};

export type ClubTables = {
  readonly running: readonly (TableSummary)[];
  readonly finished: readonly (TableSummary)[];
  readonly next?: string;
};

export type Friend = {
  readonly player: Player;
  readonly follows: boolean;
  readonly followed: boolean;
  readonly online?: true;
  readonly since: Time;
};

export type PersonStanding = {
  readonly follows: boolean;
  readonly followed: boolean;
  readonly online?: true;
  readonly challengeable: boolean;
};

export type ChallengeTerms = { readonly mode: "two" | "mighty" | "duel"; readonly clock: Clock; readonly rated?: true };

export type Challenge = {
  readonly challenge: TableId;
  readonly by: Player;
  readonly to: Player;
  readonly mode: "two" | "mighty" | "duel";
  readonly clock: Clock;
  readonly rated?: true;
  readonly state: "open" | "accepted" | "declined" | "withdrawn" | "expired";
  readonly at: Time;
  readonly until: number;
  readonly table?: TableId;
};

export type NewsItem = {
  readonly id: string;
  readonly kind: "turn" | "challenge" | "rematch" | "club" | "write" | "study" | "followed" | "tournament" | "paired" | "result";
  readonly at: Time;
  readonly read: boolean;
  readonly who?: Player;
  readonly table?: TableId;
  readonly game?: string;
  readonly challenge?: TableId;
  readonly answer?: "accepted" | "declined";
  readonly club?: string;
  readonly tournament?: string;
  readonly title?: string;
  readonly round?: number;
  readonly place?: number;
};

export type NewsList = {
  readonly news: readonly (NewsItem)[];
  readonly unread: number;
  readonly off: readonly ("turn" | "challenge" | "rematch" | "club" | "write" | "study" | "followed" | "tournament" | "paired" | "result")[];
};

export type TournamentId = string;

export type TournamentKind = "swiss" | "duplicate" | "arena" | "knockout";

export type TournamentPlan = {
  readonly name: string;
  readonly kind: TournamentKind;
  readonly mode: "two" | "three" | "four" | "mighty" | "duel";
  readonly rated: boolean;
  readonly visibility: "public" | "link";
  readonly club?: ClubId;
  readonly startsAt?: number;
  readonly most: number;
  readonly checkIn?: number;
  readonly rounds?: number;
  readonly minutes?: number;
  readonly seconds: number;
  readonly increment: number;
  readonly against?: "people" | "bots";
  readonly bots?: Level;
  readonly late?: boolean;
};

export type TournamentSummary = {
  readonly tournament: TournamentId;
  readonly name: string;
  readonly kind: TournamentKind;
  readonly mode: "two" | "three" | "four" | "mighty" | "duel";
  readonly rated: boolean;
  readonly visibility: "public" | "link";
  readonly club?: ClubId;
  readonly startsAt?: number;
  readonly most: number;
  readonly checkIn?: number;
  readonly rounds?: number;
  readonly minutes?: number;
  readonly seconds: number;
  readonly increment: number;
  readonly against?: "people" | "bots";
  readonly bots?: Level;
  readonly late?: boolean;
  readonly state: "open" | "running" | "over" | "cancelled";
  readonly paused?: true;
  readonly players: number;
  readonly round?: number;
  readonly endsAt?: number;
  readonly endedAt?: Time;
  readonly createdAt: Time;
  readonly podium?: readonly (Player)[];
};

export type Tournaments = { readonly tournaments: readonly (TournamentSummary)[]; readonly next?: string };

export type TournamentStanding = {
  readonly place: number;
  readonly player?: Player;
  readonly score: number;
  readonly games: number;
  readonly buchholz?: number;
  readonly margin?: number;
  readonly streak?: number;
  readonly out?: true;
  readonly you?: true;
};

export type TournamentStandings = { readonly standings: readonly (TournamentStanding)[]; readonly next?: number };

export type TournamentGame = {
  readonly game: number;
  readonly round: number;
  readonly match?: number;
  readonly table?: string;
  readonly state: "playing" | "finished" | "void";
  readonly seats: readonly ({ readonly player?: Player; readonly place?: number; readonly points?: number; readonly percent?: number; readonly forfeited?: true })[];
};

export type TournamentRoundDeal = { readonly deal: TableId; readonly commitment: string; readonly seed?: string };

export type TournamentRound = {
  readonly round: number;
  readonly games: readonly (TournamentGame)[];
  readonly byes: readonly (Player)[];
  readonly deal?: TournamentRoundDeal;
  readonly next?: number;
};

export type MyTournament = {
  readonly state: "in" | "left" | "out";
  readonly checkedIn?: true;
  readonly table?: TableId;
  readonly bye?: true;
  readonly standing?: TournamentStanding;
};

export type Tournament = {
  readonly tournament: TournamentId;
  readonly name: string;
  readonly kind: TournamentKind;
  readonly mode: "two" | "three" | "four" | "mighty" | "duel";
  readonly rated: boolean;
  readonly visibility: "public" | "link";
  readonly club?: ClubId;
  readonly startsAt?: number;
  readonly most: number;
  readonly checkIn?: number;
  readonly rounds?: number;
  readonly minutes?: number;
  readonly seconds: number;
  readonly increment: number;
  readonly against?: "people" | "bots";
  readonly bots?: Level;
  readonly late?: boolean;
  readonly state: "open" | "running" | "over" | "cancelled";
  readonly paused?: true;
  readonly players: number;
  readonly round?: number;
  readonly endsAt?: number;
  readonly endedAt?: Time;
  readonly createdAt: Time;
  readonly podium?: readonly (Player)[];
  readonly version: number;
  readonly by?: Player;
  readonly organiser?: true;
  readonly checkInFrom?: Time;
  readonly nextRoundAt?: Time;
  readonly playing: number;
  readonly deals?: readonly (string)[];
  readonly standings: readonly (TournamentStanding)[];
  readonly games: readonly (TournamentGame)[];
  readonly mine?: MyTournament;
  readonly now: Time;
};

export type TournamentOrder = { readonly order: "start" | "pause" | "resume" | "cancel" | "remove"; readonly player?: string };

export type EventOpened = {
  readonly type: "opened";
  readonly at: Time;
  readonly format: "kingdomino-table/1";
  readonly game: "kingdomino" | "duel";
  readonly options: Options;
  readonly seats: readonly (FirstSeat)[];
  readonly colours?: Colours;
  readonly clock: Clock;
  readonly absence: Absence;
  readonly undo: boolean;
  readonly visibility: "public" | "link" | "device";
  readonly by: Player;
  readonly commitment: string;
  readonly previous?: TableId;
  readonly sharedDeal?: SharedDeal;
  readonly rated?: true;
  readonly club?: ClubId;
  readonly tournament?: { readonly id: TournamentId; readonly game: number };
  readonly ladder?: true;
};

export type EventSeated = {
  readonly type: "seated";
  readonly at: Time;
  readonly seat: number;
  readonly player: Player;
  readonly knows?: true;
  readonly colour?: "pink" | "yellow" | "green" | "blue";
};

export type EventFilled = { readonly type: "filled"; readonly at: Time; readonly seat: number; readonly level: Level };

export type EventVacated = { readonly type: "vacated"; readonly at: Time; readonly seat: number };

export type EventRemoved = { readonly type: "removed"; readonly at: Time; readonly seat: number };

export type EventDeclined = { readonly type: "declined"; readonly at: Time; readonly seat: number; readonly player: Player };

export type EventSalted = { readonly type: "salted"; readonly at: Time; readonly seat: number; readonly salt: string };

export type EventStarted = { readonly type: "started"; readonly at: Time; readonly salts: readonly (string)[] };

export type EventMoved = {
  readonly type: "moved";
  readonly at: Time;
  readonly by: number | "chance";
  readonly move: string;
  readonly bot?: Level;
};

export type EventUndone = { readonly type: "undone"; readonly at: Time; readonly by: number };

export type EventSaid = {
  readonly type: "said";
  readonly at: Time;
  readonly seat: number;
  readonly phrase: "hello" | "good-luck" | "thinking" | "nice-move" | "oops" | "thanks" | "sorry" | "well-played" | "good-game" | "rematch" | "goodbye";
};

export type EventCalled = { readonly type: "called"; readonly at: Time; readonly seat: number; readonly by: number };

export type EventProposed = {
  readonly type: "proposed";
  readonly at: Time;
  readonly seat: number;
  readonly what: "abort" | "pause";
};

export type EventAnswered = { readonly type: "answered"; readonly at: Time; readonly seat: number; readonly agrees: boolean };

export type EventHalted = { readonly type: "halted"; readonly at: Time; readonly until: Time };

export type EventResumed = { readonly type: "resumed"; readonly at: Time; readonly seat?: number };

export type EventClaimed = { readonly type: "claimed"; readonly at: Time; readonly seat: number; readonly by: number };

export type EventConsented = { readonly type: "consented"; readonly at: Time; readonly seat: number; readonly agrees: boolean };

export type EventSubstituted = {
  readonly type: "substituted";
  readonly at: Time;
  readonly seat: number;
  readonly level: Level;
  readonly because: "time" | "left" | "away";
};

export type EventReturned = { readonly type: "returned"; readonly at: Time; readonly seat: number };

export type EventForfeited = {
  readonly type: "forfeited";
  readonly at: Time;
  readonly seat: number;
  readonly because: "time" | "left" | "away";
};

export type EventPaused = { readonly type: "paused"; readonly at: Time; readonly from: Time; readonly to: Time };

export type EventEnded = {
  readonly type: "ended";
  readonly at: Time;
  readonly reason: "finished" | "forfeit";
  readonly ranking: readonly (readonly (number)[])[];
  readonly outcome?: object;
  readonly deal?: object;
};

export type EventRematched = { readonly type: "rematched"; readonly at: Time; readonly table: TableId; readonly by?: Player };

export type EventClosed = { readonly type: "closed"; readonly at: Time; readonly because?: "agreed" };

export type EventLed = { readonly type: "led"; readonly at: Time; readonly by?: Player };

export type EventStudied = { readonly type: "studied"; readonly at: Time; readonly by: Player; readonly edit: StudyEdit };

export type CommandPing = { readonly type: "ping"; readonly id: string };

export type CommandMe = { readonly type: "me"; readonly id: string };

export type CommandRename = { readonly type: "rename"; readonly id: string; readonly name: string };

export type CommandAvatar = {
  readonly type: "avatar";
  readonly id: string;
  readonly avatar?: "baker" | "bard" | "falconer" | "fisher" | "gardener" | "herbalist" | "jester" | "mason" | "miller" | "miner" | "monk" | "shepherd";
};

export type CommandList = {
  readonly type: "list";
  readonly id: string;
  readonly list: "open" | "watch" | "mine" | "finished";
  readonly after?: string;
  readonly follow?: true;
};

export type CommandLook = { readonly type: "look"; readonly id: string; readonly looks: boolean };

export type CommandNews = { readonly type: "news"; readonly id: string };

export type CommandUnfollow = { readonly type: "unfollow"; readonly id: string };

export type CommandCreate = {
  readonly type: "create";
  readonly id: string;
  readonly game: "kingdomino" | "duel";
  readonly options: Options;
  readonly seats: readonly (SeatPlan)[];
  readonly colours?: Colours;
  readonly clock: Clock;
  readonly absence: Absence;
  readonly undo: boolean;
  readonly visibility: "public" | "link";
  readonly deal?: DealPlan;
  readonly rated?: true;
  readonly club?: ClubId;
};

export type CommandDaily = { readonly type: "daily"; readonly id: string; readonly game: "kingdomino" | "duel" };

export type CommandWait = {
  readonly type: "wait";
  readonly id: string;
  readonly modes: readonly ("two" | "three" | "four" | "mighty" | "duel")[];
  readonly stakes: "rated" | "casual" | "either";
  readonly pace?: "fast" | "normal" | "daily";
  readonly bots?: Level;
  readonly again?: true;
};

export type CommandStopWaiting = { readonly type: "stopWaiting"; readonly id: string };

export type CommandAnswerOffer = {
  readonly type: "answerOffer";
  readonly id: string;
  readonly offer: string;
  readonly accept: boolean;
};

export type CommandWatch = { readonly type: "watch"; readonly id: string; readonly table: TableId; readonly version: number };

export type CommandUnwatch = { readonly type: "unwatch"; readonly id: string; readonly table: TableId };

export type CommandSit = {
  readonly type: "sit";
  readonly id: string;
  readonly table: TableId;
  readonly seat?: number;
  readonly salt?: string;
  readonly colour?: "pink" | "yellow" | "green" | "blue";
};

export type CommandDecline = { readonly type: "decline"; readonly id: string; readonly table: TableId };

export type CommandFill = {
  readonly type: "fill";
  readonly id: string;
  readonly table: TableId;
  readonly seat: number;
  readonly level: Level;
};

export type CommandReady = { readonly type: "ready"; readonly id: string; readonly table: TableId; readonly salt: string };

export type CommandMove = {
  readonly type: "move";
  readonly id: string;
  readonly table: TableId;
  readonly version: number;
  readonly move: string;
};

export type CommandUndo = { readonly type: "undo"; readonly id: string; readonly table: TableId; readonly version: number };

export type CommandSay = {
  readonly type: "say";
  readonly id: string;
  readonly table: TableId;
  readonly phrase: "hello" | "good-luck" | "thinking" | "nice-move" | "oops" | "thanks" | "sorry" | "well-played" | "good-game" | "rematch" | "goodbye";
};

export type CommandCall = { readonly type: "call"; readonly id: string; readonly table: TableId };

export type CommandPropose = {
  readonly type: "propose";
  readonly id: string;
  readonly table: TableId;
  readonly what: "abort" | "pause";
};

export type CommandAnswer = {
  readonly type: "answer";
  readonly id: string;
  readonly table: TableId;
  readonly what: "abort" | "pause";
  readonly agrees: boolean;
};

export type CommandResume = { readonly type: "resume"; readonly id: string; readonly table: TableId };

export type CommandClaim = { readonly type: "claim"; readonly id: string; readonly table: TableId; readonly seat: number };

export type CommandRemove = { readonly type: "remove"; readonly id: string; readonly table: TableId; readonly seat: number };

export type CommandConsent = {
  readonly type: "consent";
  readonly id: string;
  readonly table: TableId;
  readonly agrees: boolean;
};

export type CommandWrite = { readonly type: "write"; readonly id: string; readonly table: TableId; readonly text: string };

export type CommandTalk = { readonly type: "talk"; readonly id: string; readonly table: TableId };

export type CommandLeave = { readonly type: "leave"; readonly id: string; readonly table: TableId };

export type CommandTakeBack = { readonly type: "takeBack"; readonly id: string; readonly table: TableId };

export type CommandRematch = { readonly type: "rematch"; readonly id: string; readonly table: TableId };

export type CommandClose = { readonly type: "close"; readonly id: string; readonly table: TableId };

export type CommandStudyLead = {
  readonly type: "studyLead";
  readonly id: string;
  readonly table: TableId;
  readonly lead: boolean;
};

export type CommandStudyEdit = {
  readonly type: "studyEdit";
  readonly id: string;
  readonly table: TableId;
  readonly version: number;
  readonly edit: StudyEdit;
};

export type CommandStudyShow = {
  readonly type: "studyShow";
  readonly id: string;
  readonly table: TableId;
  readonly place?: { readonly path: readonly (number)[]; readonly at: number };
  readonly point?: Point;
  readonly follows?: true;
  readonly asks?: true;
  readonly gone?: true;
};

export type AnswerPong = { readonly type: "pong"; readonly to?: string; readonly time: Time };

export type AnswerMe = {
  readonly type: "me";
  readonly to?: string;
  readonly player: Player;
  readonly protocol: number;
  readonly time: Time;
};

export type AnswerTables = {
  readonly type: "tables";
  readonly to?: string;
  readonly list: "open" | "watch" | "mine" | "finished";
  readonly tables: readonly (TableSummary)[];
  readonly next?: string;
  readonly time: Time;
};

export type AnswerDone = { readonly type: "done"; readonly to?: string; readonly table: TableId; readonly version: number };

export type AnswerRefused = {
  readonly type: "refused";
  readonly to?: string;
  readonly code: "bad-message" | "unknown-type" | "bad-name" | "no-identity" | "not-seated" | "members-only" | "bad-passkey" | "bad-code" | "not-allowed" | "not-welcome" | "suspended" | "unknown-table" | "bad-link" | "unknown-passkey" | "unknown-receiver" | "unknown-club" | "unknown-tournament" | "unknown-address" | "unknown-player" | "unknown-challenge" | "name-taken" | "stale" | "not-your-turn" | "seat-taken" | "no-free-seat" | "already-seated" | "not-started" | "already-started" | "over" | "not-over" | "too-early" | "too-late" | "halted" | "no-undo" | "nothing-to-undo" | "nothing-to-take-back" | "away" | "club-full" | "tournament-full" | "busy" | "too-large" | "illegal" | "bad-options" | "bad-receiver" | "bad-seats" | "bad-season" | "bad-tournament" | "too-many-messages" | "too-many-tables" | "too-many-clubs" | "too-many-challenges" | "too-many-tournaments" | "too-many-connections" | "internal" | "stopping" | "overloaded";
  readonly text: string;
  readonly rule?: string;
  readonly reason?: string;
  readonly version?: number;
  readonly retryAfter?: number;
};

export type AnswerEvents = {
  readonly type: "events";
  readonly to?: string;
  readonly table: TableId;
  readonly from: number;
  readonly events: readonly (Event)[];
  readonly outages?: readonly ({ readonly from: Time; readonly to: Time })[];
  readonly generation?: string;
  readonly time: Time;
};

export type AnswerOutages = {
  readonly type: "outages";
  readonly outages: readonly ({ readonly from: Time; readonly to: Time })[];
  readonly time: Time;
};

export type AnswerPresence = {
  readonly type: "presence";
  readonly table: TableId;
  readonly seats: readonly (boolean)[];
  readonly absentSince?: readonly (Time | null)[];
  readonly watchers: number;
};

export type AnswerTalk = {
  readonly type: "talk";
  readonly to?: string;
  readonly table: TableId;
  readonly written: readonly ({ readonly id: string; readonly seat: number; readonly player: string; readonly text: string; readonly at: Time })[];
};

export type AnswerShown = {
  readonly type: "shown";
  readonly table: TableId;
  readonly player: Player;
  readonly place?: { readonly path: readonly (number)[]; readonly at: number };
  readonly point?: Point;
  readonly follows?: true;
  readonly asks?: true;
  readonly gone?: true;
};

export type AnswerWaiting = {
  readonly type: "waiting";
  readonly to?: string;
  readonly state: "none" | "waiting" | "offered" | "seated";
  readonly missed?: true;
  readonly modes?: readonly ("two" | "three" | "four" | "mighty" | "duel")[];
  readonly stakes?: "rated" | "casual" | "either";
  readonly pace?: "fast" | "normal" | "daily";
  readonly bots?: Level;
  readonly since?: Time;
  readonly rating?: number;
  readonly range?: number;
  readonly others?: number;
  readonly offer?: { readonly id: string; readonly mode: "two" | "three" | "four" | "mighty" | "duel"; readonly rated?: true; readonly pace?: "fast" | "normal" | "daily"; readonly people: number; readonly bots: number; readonly until: number; readonly accepted: boolean; readonly ready: number };
  readonly table?: TableId;
  readonly time: Time;
};

export type AnswerNews = {
  readonly type: "news";
  readonly to?: string;
  readonly unread: number;
  readonly item?: NewsItem;
  readonly challenges?: true;
};

export type AnswerGoodbye = {
  readonly type: "goodbye";
  readonly reason: "restart" | "abuse" | "idle" | "signedOut";
  readonly retryAfter: number;
};

export type Event =
  | EventOpened
  | EventSeated
  | EventFilled
  | EventVacated
  | EventRemoved
  | EventDeclined
  | EventSalted
  | EventStarted
  | EventMoved
  | EventUndone
  | EventSaid
  | EventCalled
  | EventProposed
  | EventAnswered
  | EventHalted
  | EventResumed
  | EventClaimed
  | EventConsented
  | EventSubstituted
  | EventReturned
  | EventForfeited
  | EventPaused
  | EventEnded
  | EventRematched
  | EventClosed
  | EventLed
  | EventStudied;

export type Command =
  | CommandPing
  | CommandMe
  | CommandRename
  | CommandAvatar
  | CommandList
  | CommandLook
  | CommandNews
  | CommandUnfollow
  | CommandCreate
  | CommandDaily
  | CommandWait
  | CommandStopWaiting
  | CommandAnswerOffer
  | CommandWatch
  | CommandUnwatch
  | CommandSit
  | CommandDecline
  | CommandFill
  | CommandReady
  | CommandMove
  | CommandUndo
  | CommandSay
  | CommandCall
  | CommandPropose
  | CommandAnswer
  | CommandResume
  | CommandClaim
  | CommandRemove
  | CommandConsent
  | CommandWrite
  | CommandTalk
  | CommandLeave
  | CommandTakeBack
  | CommandRematch
  | CommandClose
  | CommandStudyLead
  | CommandStudyEdit
  | CommandStudyShow;

export type Answer =
  | AnswerPong
  | AnswerMe
  | AnswerTables
  | AnswerDone
  | AnswerRefused
  | AnswerEvents
  | AnswerOutages
  | AnswerPresence
  | AnswerTalk
  | AnswerShown
  | AnswerWaiting
  | AnswerNews
  | AnswerGoodbye;

export type Absence = AbsenceBot | AbsenceForfeit;

export type AbsenceBot = { readonly kind: "bot"; readonly level: Level };

export type AbsenceForfeit = { readonly kind: "forfeit" };

export type Clock = ClockNone | ClockTurn | ClockGame | ClockDays;

export type ClockNone = { readonly kind: "none" };

export type ClockTurn = { readonly kind: "turn"; readonly seconds: number };

export type ClockGame = { readonly kind: "game"; readonly seconds: number; readonly increment: number };

export type ClockDays = { readonly kind: "days"; readonly days: number };

export type DealPlan = DealPlanShared | DealPlanOf;

export type DealPlanShared = { readonly kind: "shared" };

export type DealPlanOf = { readonly kind: "of"; readonly table: TableId };

export type FirstSeat = FirstSeatPerson | FirstSeatOpen | FirstSeatBot;

export type FirstSeatPerson = { readonly kind: "person"; readonly player: Player; readonly knows?: true };

export type FirstSeatOpen = { readonly kind: "open"; readonly for?: Player };

export type FirstSeatBot = { readonly kind: "bot"; readonly level: Level };

export type Point = PointSquare | PointDomino | PointDie | PointTurn;

export type PointSquare = { readonly kind: "square"; readonly seat: number; readonly x: number; readonly y: number };

export type PointDomino = { readonly kind: "domino"; readonly domino: number };

export type PointDie = { readonly kind: "die"; readonly die: number };

export type PointTurn = { readonly kind: "turn"; readonly moves: readonly (string)[] };

export type SeatPlan = SeatPlanMe | SeatPlanOpen | SeatPlanBot;

export type SeatPlanMe = { readonly kind: "me" };

export type SeatPlanOpen = { readonly kind: "open" };

export type SeatPlanBot = { readonly kind: "bot"; readonly level: Level };

export type StudyEdit =
  | StudyEditPlay
  | StudyEditTakeBack
  | StudyEditName
  | StudyEditComment
  | StudyEditPromote
  | StudyEditRemove;

export type StudyEditPlay = {
  readonly kind: "play";
  readonly path: readonly (number)[];
  readonly at: number;
  readonly moves: readonly (string)[];
};

export type StudyEditTakeBack = { readonly kind: "takeBack"; readonly path: readonly (number)[]; readonly at: number };

export type StudyEditName = { readonly kind: "name"; readonly path: readonly (number)[]; readonly text: string };

export type StudyEditComment = {
  readonly kind: "comment";
  readonly path: readonly (number)[];
  readonly at: number;
  readonly text: string;
};

export type StudyEditPromote = { readonly kind: "promote"; readonly path: readonly (number)[] };

export type StudyEditRemove = { readonly kind: "remove"; readonly path: readonly (number)[] };

/** What the server refuses is thrown. */
export class RefusedError extends Error {
  readonly status: number;
  readonly refused: AnswerRefused;
}

/** Without a token only what needs no identity; the token is that of a bot account. */
export function connect(origin: string, token?: string): Client;

export interface Client {
  /** Who am I; nothing for a stranger. */
  getMe(): Promise<AnswerMe>;
  /** Who am I; makes a guest of a newcomer, and keeps the session of who is known. */
  introduceMe(): Promise<AnswerMe>;
  /** Delete this player; games stay, without the name. */
  eraseMe(): Promise<undefined>;
  /** End all sessions of this player, on all devices. */
  signOut(): Promise<undefined>;
  /** End this session only. */
  signOutHere(): Promise<undefined>;
  /** A personal link for another device; works once. */
  createLink(): Promise<{ readonly token: string; readonly expiresAt: number }>;
  /** Become the player of a personal link. */
  claimLink(body: { readonly token: string }): Promise<AnswerMe>;
  /** A bot account and its token. */
  createBot(body: { readonly name: string }): Promise<{ readonly player: Player; readonly token: string }>;
  /** What makes my name last: passkeys and the recovery code. */
  getPasskeys(): Promise<{ readonly player: Player; readonly since?: number; readonly recoveryAt?: number; readonly passkeys: readonly ({ readonly id: string; readonly name: string; readonly createdAt: number; readonly usedAt: number })[] }>;
  /** The answer of a new passkey; the first makes the guest a member, with a recovery code. */
  addPasskey(body: { readonly response: { readonly id: string; readonly rawId: string; readonly type: "public-key"; readonly clientExtensionResults: {  }; readonly authenticatorAttachment?: string; readonly response: { readonly clientDataJSON: string; readonly attestationObject: string } }; readonly label?: string }): Promise<{ readonly player: Player; readonly recoveryCode?: string }>;
  /** The question to a new passkey; it is good for five minutes and one answer. */
  startPasskey(): Promise<object>;
  /** Another name for a passkey. */
  renamePasskey(parameters: { passkey: string }, body: { readonly label: string }): Promise<undefined>;
  /** This passkey signs nobody in any more. */
  removePasskey(parameters: { passkey: string }): Promise<undefined>;
  /** A recovery code in place of the one before; makes a guest a member. */
  renewRecoveryCode(): Promise<{ readonly player: Player; readonly recoveryCode?: string }>;
  /** Sign in with a recovery code, which works once; the next one comes with the answer. */
  recover(body: { readonly code: string }): Promise<{ readonly type: "me"; readonly to?: string; readonly player: Player; readonly protocol: number; readonly time: Time; readonly recoveryCode: string }>;
  /** The question to a passkey; it is good for five minutes and one answer. */
  startSignIn(): Promise<object>;
  /** Sign in with the answer of a passkey. */
  signIn(body: { readonly response: { readonly id: string; readonly rawId: string; readonly type: "public-key"; readonly clientExtensionResults: {  }; readonly authenticatorAttachment?: string; readonly response: { readonly clientDataJSON: string; readonly authenticatorData: string; readonly signature: string; readonly userHandle?: string } } }): Promise<AnswerMe>;
  /** Whether I could have a name. */
  checkName(parameters: { name: string }): Promise<{ readonly name: string; readonly state: "free" | "taken" | "refused" }>;
  /** Everything that is kept of this player. */
  exportMe(): Promise<{ readonly format: "kingdomino-export/1"; readonly player: {  }; readonly tables: readonly ({ readonly table: string; readonly events: readonly (Event)[] })[] }>;
  /** The games that my firsts and bests follow from. */
  listPlayed(): Promise<{ readonly player: string; readonly games: readonly ({ readonly origin: "table" | "device"; readonly id: string; readonly game: "kingdomino" | "duel"; readonly switches: readonly ("mightyDuel" | "middleKingdom" | "harmony" | "dynasty" | "lineOfFour" | "balancedOpening")[]; readonly at: Time; readonly mine: { readonly points: number; readonly place: number; readonly feats: { readonly area: number; readonly middleKingdom: number; readonly harmony: number; readonly games: number; readonly spells: readonly ("free" | "split" | "both" | "turn" | "banner" | "dignitary")[] } }; readonly others: readonly ({ readonly points: number; readonly place: number; readonly level?: Level })[] })[]; readonly more?: true }>;
  /** Hands in a game that was finished on a device; again with the same id: nothing changes. */
  addPlayed(body: { readonly player: string; readonly id: string; readonly at: number; readonly link: string; readonly seats: readonly ("me" | "friend" | "squire" | "knight" | "baron" | "duke" | "prince" | "grandmaster")[] }): Promise<undefined>;
  /** A device's game counts no more. */
  removePlayed(parameters: { id: string }): Promise<undefined>;
  /** Any command. */
  sendCommand(body: Command): Promise<Answer>;
  /** Tables in a list. */
  listTables(parameters: { list: "open" | "watch" | "mine" | "finished"; after?: string }): Promise<AnswerTables>;
  /** Events after a version; wait holds the answer until there is something new. */
  getEvents(parameters: { table: TableId; after?: number; wait?: number }): Promise<AnswerEvents>;
  /** The legal moves of whoever is to act, page by page. */
  getMoves(parameters: { table: TableId; from?: number }): Promise<{ readonly table: TableId; readonly version: number; readonly toAct?: number; readonly total: number; readonly from: number; readonly moves: readonly (string)[] }>;
  /** The game record, with its deal once it is over. */
  getRecord(parameters: { table: TableId }): Promise<GameRecord>;
  /** How many people wait to be paired, by mode and by pace. */
  countWaiting(): Promise<{ readonly waiting: { readonly two: number; readonly three: number; readonly four: number; readonly mighty: number; readonly duel: number }; readonly paces: { readonly fast: { readonly two: number; readonly three: number; readonly four: number; readonly mighty: number; readonly duel: number }; readonly normal: { readonly two: number; readonly three: number; readonly four: number; readonly mighty: number; readonly duel: number }; readonly daily: { readonly two: number; readonly three: number; readonly four: number; readonly mighty: number; readonly duel: number } }; readonly time: Time }>;
  /** The best of a mode: people, or bot accounts. */
  listLeaders(parameters: { mode: "two" | "three" | "four" | "mighty" | "duel"; list?: "people" | "bots"; after?: string }): Promise<{ readonly mode: "two" | "three" | "four" | "mighty" | "duel"; readonly players: readonly ({ readonly place: number; readonly player: Player; readonly rating: number; readonly deviation: number; readonly provisional?: true; readonly games: number; readonly wins: number })[]; readonly next?: string }>;
  /** All ratings of some players. */
  getRatings(parameters: { players: string }): Promise<{ readonly ratings: readonly ({ readonly player: string; readonly mode: "two" | "three" | "four" | "mighty" | "duel"; readonly rating: number; readonly deviation: number; readonly provisional?: true; readonly games: number; readonly wins: number })[] }>;
  /** How a rating went, game by game. */
  getRatingCurve(parameters: { player: string; mode: "two" | "three" | "four" | "mighty" | "duel"; before?: number }): Promise<{ readonly points: readonly ({ readonly number: number; readonly at: number; readonly table?: string; readonly place: number; readonly rating: number; readonly deviation: number })[] }>;
  /** Games of two players with each other: all of them for these two, the rated ones for others. */
  getVersus(parameters: { player: string; other: string }): Promise<{ readonly modes: readonly ({ readonly mode: "two" | "three" | "four" | "mighty" | "duel" | "dynasty"; readonly games: number; readonly ahead: number; readonly behind: number })[] }>;
  /** A player's finished games, the newest first: one's own, or those that the player shows. */
  listGames(parameters: { player: string; mode?: "two" | "three" | "four" | "mighty" | "duel" | "dynasty"; opponent?: string; result?: "won" | "lost" | "second" | "third" | "fourth" | "aborted"; from?: number; to?: number; as?: "others"; after?: string }): Promise<{ readonly games: readonly (ArchivedGame)[]; readonly next?: string }>;
  /** What all games of a player come to, mode by mode: one's own, or where the player shows it. */
  getStatistics(parameters: { player: string }): Promise<{ readonly modes: readonly (Statistics)[] }>;
  /** Whom I have played with, by a part of the name or those I met last. */
  listOpponents(parameters?: { name?: string }): Promise<{ readonly opponents: readonly ({ readonly opponent: string; readonly name?: string; readonly member?: true; readonly games: number; readonly lastAt: Time })[] }>;
  /** What others may see of me. */
  getProfile(): Promise<{ readonly ratings: boolean; readonly statistics: boolean; readonly games: boolean; readonly presence: "nobody" | "friends" | "everybody"; readonly challenges: "nobody" | "friends" | "everybody" }>;
  /** Change what others may see of me. */
  changeProfile(body: { readonly ratings?: boolean; readonly statistics?: boolean; readonly games?: boolean; readonly presence?: "nobody" | "friends" | "everybody"; readonly challenges?: "nobody" | "friends" | "everybody" }): Promise<{ readonly ratings: boolean; readonly statistics: boolean; readonly games: boolean; readonly presence: "nobody" | "friends" | "everybody"; readonly challenges: "nobody" | "friends" | "everybody" }>;
  /** Who has a lasting name, and what is shown of them. */
  getMember(parameters: { name: string }): Promise<{ readonly player: Player; readonly since?: Time; readonly shows: { readonly ratings: boolean; readonly statistics: boolean; readonly games: boolean } }>;
  /** My finished games as records, the newest first; `after` goes on after the table of a line. */
  exportGames(parameters?: { mode?: "two" | "three" | "four" | "mighty" | "duel" | "dynasty"; opponent?: string; result?: "won" | "lost" | "second" | "third" | "fourth" | "aborted"; from?: number; to?: number; after?: TableId }): Promise<readonly (GameRecord)[]>;
  /** How far the review of a table is, and the review. */
  getReview(parameters: { table: TableId }): Promise<{ readonly table: TableId; readonly state: "none" | "waiting" | "running" | "done"; readonly done: number; readonly total: number; readonly review?: object }>;
  /** Has a finished game reviewed, after whatever is played now. */
  askForReview(parameters: { table: TableId }): Promise<{ readonly table: TableId; readonly state: "none" | "waiting" | "running" | "done"; readonly done: number; readonly total: number; readonly review?: object }>;
  /** Today's deals, what is promised about tomorrow's, and what you made of them. */
  getDaily(): Promise<DailyToday>;
  /** A day's deal: who finished with how many points, the bots, and the seed when the day is over. */
  getDailyDay(parameters: { game: "kingdomino" | "duel"; day: string }): Promise<DailyDay>;
  /** Your own days, the last first, page by page. */
  getDailyHistory(parameters: { game: "kingdomino" | "duel"; after?: string }): Promise<DailyHistory>;
  /** Who finished a day’s deal, most points first, page by page; tables for those who may look at them. */
  getDailyResults(parameters: { game: "kingdomino" | "duel"; day: string; after?: string }): Promise<DailyResults>;
  /** How a level played the deal, for those who have finished it. */
  getDailyBotGame(parameters: { game: "kingdomino" | "duel"; day: string; level: Level }): Promise<{ readonly moves: readonly (string)[] }>;
  /** The tables that play one deal, the first opened first, and its seed when all are over. */
  getDealTables(parameters: { deal: TableId; after?: string }): Promise<DealTables>;
  /** The key of this server, with which a browser signs up for push. */
  getPushKey(): Promise<{ readonly publicKey: string }>;
  /** Where I am told that a table waits. */
  getReceivers(): Promise<{ readonly devices: readonly ({ readonly id: string; readonly language: string; readonly kinds: readonly ("turn" | "invited" | "full" | "time")[]; readonly createdAt: Time })[]; readonly hooks: readonly ({ readonly id: string; readonly url: string; readonly kinds: readonly ("turn" | "invited" | "full" | "time" | "finished" | "challenge" | "club" | "write" | "study" | "followed" | "tournament" | "paired" | "result")[]; readonly table?: TableId; readonly club?: ClubId; readonly createdAt: Time; readonly answers: readonly ({ readonly at: Time; readonly kind: string; readonly status: number })[] })[] }>;
  /** Tells this device by web push; again with the same endpoint: changes what is told. */
  addDevice(body: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string }; readonly language: string; readonly kinds: readonly ("turn" | "invited" | "full" | "time")[] }): Promise<{ readonly id: string }>;
  /** Tells this device nothing more. */
  removeDevice(parameters: { id: string }): Promise<undefined>;
  /** Tells a program at an address; the answer has the secret that signs what is sent. */
  addHook(body: { readonly url: string; readonly kinds: readonly ("turn" | "invited" | "full" | "time" | "finished" | "challenge" | "club" | "write" | "study" | "followed" | "tournament" | "paired" | "result")[]; readonly table?: TableId; readonly club?: ClubId }): Promise<{ readonly id: string; readonly secret: string }>;
  /** Sends a message of the kind `test` to my program; the answer says what it said. */
  tryHook(parameters: { id: string }): Promise<{ readonly status: number }>;
  /** Tells this program nothing more. */
  removeHook(parameters: { id: string }): Promise<undefined>;
  /** The clubs that I am in. */
  listClubs(): Promise<{ readonly clubs: readonly (MyClub)[] }>;
  /** Founds a club; its first season begins now. */
  createClub(body: { readonly name: string; readonly scoring: Scoring; readonly bots?: boolean }): Promise<Club>;
  /** What a link leads to. */
  getClubInvitation(parameters: { link: string }): Promise<ClubInvitation>;
  /** Joins the club; again: nothing new. */
  joinClub(parameters: { link: string }): Promise<Club>;
  /** A new link; the old one leads nowhere any more. By its founder. */
  renewClubLink(parameters: { club: ClubId }): Promise<Club>;
  /** Its table of results: of a season, or of the one that goes on. */
  getClubResults(parameters: { club: ClubId; season?: number }): Promise<ClubResults>;
  /** Its tables: those that wait or are played, and the finished ones page by page. */
  getClubTables(parameters: { club: ClubId; after?: string }): Promise<ClubTables>;
  /** A new season; one without an end ends where it begins. By its founder. */
  addSeason(parameters: { club: ClubId }, body: SeasonDates): Promise<Club>;
  /** Other dates or another scoring: its results are counted again. By its founder. */
  changeSeason(parameters: { club: ClubId; season: number }, body: SeasonDates): Promise<Club>;
  /** A club: members, seasons, link; for its members. */
  getClub(parameters: { club: ClubId }): Promise<Club>;
  /** Its name, and whether games with bots count; by its founder. */
  changeClub(parameters: { club: ClubId }, body: { readonly name?: string; readonly bots?: boolean }): Promise<Club>;
  /** Closes the club for good, with its results; by its founder. */
  closeClub(parameters: { club: ClubId }): Promise<undefined>;
  /** Leaves the club, or takes a member out, with a new link; the latter by its founder. */
  removeClubMember(parameters: { club: ClubId; player: string }): Promise<undefined>;
  /** Another member decides from now on; by its founder. */
  passClub(parameters: { club: ClubId }, body: { readonly player: string }): Promise<Club>;
  /** Whom I follow and who follows me, and who of them is there and lets me know. */
  listFriends(): Promise<{ readonly people: readonly (Friend)[] }>;
  /** How I stand with a player. */
  getStanding(parameters: { player: string }): Promise<PersonStanding>;
  /** Follows a member, who is told; two who follow each other are friends. */
  follow(parameters: { player: string }): Promise<PersonStanding>;
  /** Follows somebody no more; nobody is told. */
  unfollow(parameters: { player: string }): Promise<PersonStanding>;
  /** Challenges by me and to me that are open. */
  listChallenges(): Promise<{ readonly challenges: readonly (Challenge)[] }>;
  /** A challenge by me or to me, and what became of it. */
  getChallenge(parameters: { challenge: TableId }): Promise<Challenge>;
  /** Takes a challenge of mine back. */
  withdrawChallenge(parameters: { challenge: TableId }): Promise<Challenge>;
  /** Challenges a member; accepts theirs, where one to the same is open. */
  sendChallenge(parameters: { player: string }, body: ChallengeTerms): Promise<Challenge>;
  /** Accepts a challenge: its table is opened with both seated; done again, the same table. */
  acceptChallenge(parameters: { challenge: TableId }): Promise<Challenge>;
  /** Declines a challenge; who has sent it is told. */
  declineChallenge(parameters: { challenge: TableId }): Promise<Challenge>;
  /** What is new for me, the newest first; guests have no news. */
  listNews(): Promise<NewsList>;
  /** I have read these news, or all. */
  readNews(body: { readonly ids?: readonly (string)[] }): Promise<{ readonly unread: number }>;
  /** Kinds of news that I do not want: neither listed nor sent to devices and programs. */
  switchNews(body: { readonly off: readonly ("turn" | "challenge" | "rematch" | "club" | "write" | "study" | "followed" | "tournament" | "paired" | "result")[] }): Promise<{ readonly off: readonly ("turn" | "challenge" | "rematch" | "club" | "write" | "study" | "followed" | "tournament" | "paired" | "result")[] }>;
  /** Tournaments: running, soon, past, or those that I am in; with `club` those of a club of mine. */
  listTournaments(parameters: { list: "running" | "soon" | "past" | "mine"; club?: ClubId; after?: string }): Promise<Tournaments>;
  /** Plans a tournament; by members. */
  createTournament(body: { readonly kind: TournamentKind; readonly mode: "two" | "three" | "four" | "mighty" | "duel"; readonly rated: boolean; readonly visibility: "public" | "link"; readonly club?: ClubId; readonly startsAt?: number; readonly most: number; readonly checkIn?: number; readonly rounds?: number; readonly minutes?: number; readonly seconds: number; readonly increment: number; readonly against?: "people" | "bots"; readonly bots?: Level; readonly late?: boolean }): Promise<{ readonly tournament: TournamentId }>;
  /** A tournament as it stands. */
  getTournament(parameters: { tournament: TournamentId }): Promise<Tournament>;
  /** Its standings page by page. */
  getTournamentStandings(parameters: { tournament: TournamentId; after?: number }): Promise<TournamentStandings>;
  /** The games of a round; of a duplicate its deal, with the seed once the round is over. */
  getTournamentRound(parameters: { tournament: TournamentId; round: number; after?: number }): Promise<TournamentRound>;
  /** Joins, or comes back; again: nothing new. */
  joinTournament(parameters: { tournament: TournamentId }): Promise<undefined>;
  /** Leaves; a game that is played goes on. */
  leaveTournament(parameters: { tournament: TournamentId }): Promise<undefined>;
  /** Says that I am there. */
  checkInTournament(parameters: { tournament: TournamentId }): Promise<undefined>;
  /** Starts, pauses, resumes or cancels it, or takes a player out; by its organiser. */
  orderTournament(parameters: { tournament: TournamentId }, body: TournamentOrder): Promise<undefined>;
  /** All that happened, in order: the standings follow from it. */
  getTournamentEvents(parameters: { tournament: TournamentId; after?: number }): Promise<{ readonly events: readonly ({  })[]; readonly next?: number }>;
  /** The records of its finished games, one in a line; of a duplicate, of rounds that are over. */
  exportTournament(parameters: { tournament: TournamentId }): Promise<readonly (GameRecord)[]>;
  /** My programs. */
  listPrograms(): Promise<{ readonly programs: readonly ({ readonly program: Player; readonly madeAt: Time; readonly games: number; readonly playing?: TableId })[]; readonly most: number }>;
  /** Registers a program of mine for the ladder: a bot account and its token; by members. */
  makeProgram(body: { readonly name: string }): Promise<{ readonly player: Player; readonly token: string }>;
  /** Another token for a program of mine; the one before is nobody’s from then on. */
  renewProgramToken(parameters: { program: string }): Promise<{ readonly player: Player; readonly token: string }>;
  /** Deletes a program of mine; its games stay, without the name. */
  removeProgram(parameters: { program: string }): Promise<undefined>;
  /** The ladder of programs in a mode, with levels of ours among them, the strongest first. */
  getLadder(parameters: { mode: "two" | "three" | "four" | "mighty" | "duel" }): Promise<{ readonly mode: "two" | "three" | "four" | "mighty" | "duel"; readonly standings: readonly ({ readonly kind: "program"; readonly program: Player; readonly owner: string; readonly rating: number; readonly deviation: number; readonly provisional?: true; readonly games: number; readonly wins: number } | { readonly kind: "level"; readonly level: Level; readonly rating: number; readonly deviation: number })[]; readonly waiting: number; readonly time: Time }>;
  /** Games of the ladder, of all or of one program, the newest first, page by page. */
  listLadderGames(parameters?: { mode?: "two" | "three" | "four" | "mighty" | "duel"; program?: string; after?: string }): Promise<{ readonly games: readonly ({ readonly table: TableId; readonly mode: "two" | "three" | "four" | "mighty" | "duel"; readonly at: Time; readonly running?: true; readonly seats: readonly ({ readonly program?: Player; readonly level?: Level; readonly place?: number })[] })[]; readonly next?: string }>;
  /** For a program: the game that it plays, or the next one; holds the answer for up to 25 s. */
  nextLadderGame(body: { readonly modes: readonly ("two" | "three" | "four" | "mighty" | "duel")[] }): Promise<{ readonly table?: { readonly id: TableId; readonly mode: "two" | "three" | "four" | "mighty" | "duel" } }>;
  /** Whom I mute and block, and what was decided about me. */
  getOrder(): Promise<{ readonly relations: readonly ({ readonly player: Player; readonly kind: "mute" | "block"; readonly table?: string; readonly at: Time })[]; readonly measures: readonly ({ readonly kind: "warning" | "talk" | "rated"; readonly reason: string; readonly at: Time; readonly until?: Time })[] }>;
  /** I have read what was decided about me. */
  noteOrderSeen(): Promise<undefined>;
  /** Mutes somebody, at one table or everywhere, or blocks somebody. */
  addRelation(parameters: { kind: "mute" | "block"; player: string; table?: TableId }): Promise<undefined>;
  /** Takes a mute or a block back. */
  dropRelation(parameters: { kind: "mute" | "block"; player: string; table?: TableId }): Promise<undefined>;
  /** Reports a player or a club; names and what was said at the table are kept with it, and up to 280 characters. */
  report(body: { readonly player?: string; readonly table?: TableId; readonly link?: string; readonly reason: "abuse" | "name" | "cheating" | "stalling" | "spam" | "other"; readonly text?: string }): Promise<undefined>;
}
