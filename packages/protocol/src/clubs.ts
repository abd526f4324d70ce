/** Clubs: people whom a link has brought together, their tables and their results, as requests answer. */
import Type, { type Static } from 'typebox';
import { SummarySchema } from './answers.ts';
import { ClubIdSchema, closed, PlayerSchema, TimeSchema } from './parts.ts';
import { SCORINGS } from './vocabulary.ts';

export const ClubLinkSchema = Type.String({
  pattern: '^[A-Za-z0-9_-]{16,40}$',
  description: 'whoever has it may join',
});
export const ScoringSchema = Type.Enum([...SCORINGS], {
  description:
    'wins: one for each game won, shared by who is tied; points: as scored; places: one for each seat behind, half for a tied one',
});

export const SeasonDatesSchema = Type.Object(
  {
    from: TimeSchema,
    until: Type.Optional(Type.Integer({ description: 'the first moment that is not in it; absent: open' })),
    scoring: ScoringSchema,
  },
  closed,
);

const SeasonSchema = Type.Object(
  { number: Type.Integer({ description: 'the first is 1' }), ...SeasonDatesSchema.properties },
  closed,
);
export type Season = Static<typeof SeasonSchema>;

const MemberSchema = Type.Object(
  {
    player: PlayerSchema,
    since: TimeSchema,
    admin: Type.Optional(Type.Literal(true, { description: 'the founder, or whom an admin has appointed' })),
  },
  closed,
);
export type ClubMember = Static<typeof MemberSchema>;

export const ClubSchema = Type.Object(
  {
    club: ClubIdSchema,
    name: Type.String(),
    link: ClubLinkSchema,
    founder: Type.String({
      description: 'the id of the member who takes back what admins are, and closes it',
    }),
    bots: Type.Boolean({ description: 'whether games with bots count' }),
    members: Type.Array(MemberSchema, { description: 'the longest first' }),
    seasons: Type.Array(SeasonSchema, { description: 'the latest first' }),
  },
  closed,
);
export type Club = Static<typeof ClubSchema>;

export const MyClubSchema = Type.Object(
  {
    club: ClubIdSchema,
    name: Type.String(),
    members: Type.Integer(),
    since: Type.Integer({ description: 'when I joined' }),
    founder: Type.Optional(Type.Literal(true, { description: 'it is mine' })),
    admin: Type.Optional(Type.Literal(true, { description: 'I am one of its admins' })),
  },
  closed,
);
export type MyClub = Static<typeof MyClubSchema>;

export const NoticeIdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });

const NoticeSchema = Type.Object(
  {
    notice: NoticeIdSchema,
    by: PlayerSchema,
    at: TimeSchema,
    text: Type.String(),
  },
  closed,
);
export type ClubNotice = Static<typeof NoticeSchema>;

export const ClubNoticesSchema = Type.Object(
  {
    notices: Type.Array(NoticeSchema, {
      description: 'the latest first; without those of people one has blocked',
    }),
  },
  closed,
);
export type ClubNotices = Static<typeof ClubNoticesSchema>;

/** What somebody with the link is told. */
export const ClubInvitationSchema = Type.Object(
  {
    name: Type.String(),
    founder: Type.String({ description: 'the name of who invites' }),
    members: Type.Integer(),
    club: Type.Optional(Type.String({ description: 'its id, for who is a member already' })),
  },
  closed,
);
export type ClubInvitation = Static<typeof ClubInvitationSchema>;

const StandingSchema = Type.Object(
  {
    place: Type.Integer({ description: 'equal results share it' }),
    player: Type.Optional(PlayerSchema),
    member: Type.Boolean({ description: 'still a member; no player: erased' }),
    games: Type.Integer(),
    wins: Type.Number(),
    points: Type.Integer(),
    places: Type.Number(),
  },
  closed,
);
export type Standing = Static<typeof StandingSchema>;

export const ClubResultsSchema = Type.Object(
  { season: SeasonSchema, standings: Type.Array(StandingSchema) },
  closed,
);
export type ClubResults = Static<typeof ClubResultsSchema>;

export const ClubTablesSchema = Type.Object(
  {
    running: Type.Array(SummarySchema, { description: 'that wait for players or are played' }),
    finished: Type.Array(SummarySchema, { description: 'the last first' }),
    next: Type.Optional(Type.String({ description: 'the `after` of the next page' })),
  },
  closed,
);
export type ClubTables = Static<typeof ClubTablesSchema>;

export { ClubIdSchema };
