/** What a client may ask for, over a WebSocket or as the body of `POST /api/commands`: one union, keyed by `type`. */
import Type, { type Static } from 'typebox';
import {
  AbsenceSchema,
  AvatarSchema,
  ClockSchema,
  ClubIdSchema,
  ColourSchema,
  ColoursSchema,
  CommandIdSchema,
  closed,
  DealPlanSchema,
  FreeTextSchema,
  GameSchema,
  LevelSchema,
  ModesSchema,
  NameSchema,
  OfferIdSchema,
  OptionsSchema,
  PaceSchema,
  PhraseSchema,
  PlaceSchema,
  PointSchema,
  ProposalSchema,
  RatedSchema,
  SaltSchema,
  SeatPlanSchema,
  SeatSchema,
  StakesSchema,
  StudyEditSchema,
  TableIdSchema,
  VersionSchema,
  VisibilitySchema,
} from './parts.ts';
import { LISTS } from './vocabulary.ts';

const command = <const Name extends string, Fields extends Type.TProperties>(type: Name, fields: Fields) =>
  Type.Object({ type: Type.Literal(type), id: CommandIdSchema, ...fields }, closed);

const table = TableIdSchema;
const version = VersionSchema;

export const CommandSchemas = {
  ping: command('ping', {}),
  me: command('me', {}),
  rename: command('rename', { name: NameSchema }),
  /** The head that one is shown by from the next table on; none takes it away. */
  avatar: command('avatar', { avatar: Type.Optional(AvatarSchema) }),
  list: command('list', {
    list: Type.Enum([...LISTS]),
    /** `next` of the answer before. */
    after: Type.Optional(Type.String({ maxLength: 80 })),
    /** Over a WebSocket: also every change of the list until `unfollow`. */
    follow: Type.Optional(Type.Literal(true)),
  }),
  /** Over a WebSocket: whether somebody looks at the page. Who does not look may be told elsewhere that a table waits. */
  look: command('look', { looks: Type.Boolean() }),
  /** How many news I have not read; over a WebSocket: also every one that comes from now on. */
  news: command('news', {}),
  /** No more changes of lists. */
  unfollow: command('unfollow', {}),
  create: command('create', {
    game: GameSchema,
    options: OptionsSchema,
    seats: Type.Array(SeatPlanSchema, { minItems: 2, maxItems: 4 }),
    colours: Type.Optional(ColoursSchema),
    clock: ClockSchema,
    absence: AbsenceSchema,
    undo: Type.Boolean(),
    visibility: VisibilitySchema,
    deal: Type.Optional(DealPlanSchema),
    rated: Type.Optional(RatedSchema),
    /** Opens it for a club of the player's, whose members find it there. For those with the link, and no shared deal. */
    club: Type.Optional(ClubIdSchema),
  }),
  /** Opens the table of today's deal, or finds it again: one for each player, game and day. */
  daily: command('daily', {
    game: GameSchema,
    device: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{16,64}$',
        description:
          'the same for all who play on a device: who plays where somebody else has opened it is listed apart',
      }),
    ),
  }),
  /** Waits to be paired with whoever waits for the same. One wait for each player: sent again it changes what is wished. */
  wait: command('wait', {
    modes: ModesSchema,
    stakes: StakesSchema,
    pace: Type.Optional(PaceSchema),
    /** Bots of this level may take the seats for which nobody waits, at a game that is not rated. */
    bots: Type.Optional(LevelSchema),
    /** After a lost connection: as before, and also how it has ended meanwhile. */
    again: Type.Optional(Type.Literal(true)),
  }),
  stopWaiting: command('stopWaiting', {}),
  answerOffer: command('answerOffer', { offer: OfferIdSchema, accept: Type.Boolean() }),
  /** Sends the events after `version` (0: all), and over a WebSocket every later one until `unwatch`. */
  watch: command('watch', { table, version }),
  unwatch: command('unwatch', { table }),
  /** Takes the seat kept for the player, the named one, or any free one; in a colour of choice, unless somebody has it. */
  sit: command('sit', {
    table,
    seat: Type.Optional(SeatSchema),
    salt: Type.Optional(SaltSchema),
    colour: Type.Optional(ColourSchema),
  }),
  /** Before the game: I do not want the seat that is kept for me. */
  decline: command('decline', { table }),
  /** Puts a bot on a free seat. Only by the player who opened the table. */
  fill: command('fill', { table, seat: SeatSchema, level: LevelSchema }),
  /** Adds the client's randomness, after the commitment was seen. */
  ready: command('ready', { table, salt: SaltSchema }),
  move: command('move', { table, version, move: Type.String({ minLength: 1, maxLength: 200 }) }),
  undo: command('undo', { table, version }),
  say: command('say', { table, phrase: PhraseSchema }),
  /** At a table without a clock: asks the seat that all wait for to show that it is there. */
  call: command('call', { table }),
  /** Asks all people here to break the game off, before its second round, or to let the clocks stand. */
  propose: command('propose', { table, what: ProposalSchema }),
  /** To what was asked; who asked takes it back by not agreeing any more. */
  answer: command('answer', { table, what: ProposalSchema, agrees: Type.Boolean() }),
  /** Goes on after a pause that all agreed on. */
  resume: command('resume', { table }),
  /** Against a seat whose player is gone: the table's rule on absence is applied, or the seat is last. */
  claim: command('claim', { table, seat: SeatSchema }),
  /** Before the game, by the player who opened the table: somebody gets up and does not sit down here again. */
  remove: command('remove', { table, seat: SeatSchema }),
  /** At a table among friends: whether I want free text here. It is possible while all who sit here do. */
  consent: command('consent', { table, agrees: Type.Boolean() }),
  /** A text to those who sit here. */
  write: command('write', { table, text: FreeTextSchema }),
  /** What was written here so far. */
  talk: command('talk', { table }),
  /** Gets up before the game; during it the table's rule on absence is applied. */
  leave: command('leave', { table }),
  /** Back to a seat that a bot plays on. */
  takeBack: command('takeBack', { table }),
  rematch: command('rematch', { table }),
  /** Gives up a table before its game began. Only by the player who opened it. */
  close: command('close', { table }),
  /** Leads those who look at a finished game together, or lets others. The first to lead opens the study. */
  studyLead: command('studyLead', { table, lead: Type.Boolean() }),
  /** Changes the study of a finished game; `version` is what was seen. By who leads and by who played. */
  studyEdit: command('studyEdit', { table, version, edit: StudyEditSchema }),
  /** Where I stand in the study and what I point at, for whoever else is there. Told, not kept. */
  studyShow: command('studyShow', {
    table,
    place: Type.Optional(PlaceSchema),
    point: Type.Optional(PointSchema),
    /** Goes where who leads goes. */
    follows: Type.Optional(Type.Literal(true)),
    /** Just came: everybody else shows themselves. */
    asks: Type.Optional(Type.Literal(true)),
    /** Not there any more. */
    gone: Type.Optional(Type.Literal(true)),
  }),
} as const;

export type CommandType = keyof typeof CommandSchemas;
export type CommandOf<Name extends CommandType> = Static<(typeof CommandSchemas)[Name]>;
export type Command = { [Name in CommandType]: CommandOf<Name> }[CommandType];
/** Those that may add to a table's events. */
export type TableCommand = CommandOf<
  | 'sit'
  | 'decline'
  | 'fill'
  | 'ready'
  | 'move'
  | 'undo'
  | 'say'
  | 'call'
  | 'propose'
  | 'answer'
  | 'resume'
  | 'claim'
  | 'remove'
  | 'consent'
  | 'leave'
  | 'takeBack'
  | 'rematch'
  | 'close'
>;
/** Those that may add to what belongs to the study of a finished game. */
export type StudyCommand = CommandOf<'studyLead' | 'studyEdit'>;
