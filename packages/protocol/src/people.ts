/** Friends, challenges and news, as requests answer. */
import Type, { type Static } from 'typebox';
import { ClockSchema, closed, PlayerSchema, RatedSchema, TableIdSchema, TimeSchema } from './parts.ts';
import { AUDIENCES, CHALLENGE_MODES, NEWS_KINDS } from './vocabulary.ts';

const STANDING = {
  follows: Type.Boolean({ description: 'I follow them' }),
  followed: Type.Boolean({ description: 'they follow me; both: friends' }),
  online: Type.Optional(
    Type.Literal(true, { description: 'has the page open now, and lets me know; absent: unknown' }),
  ),
};

export const FriendSchema = Type.Object({ player: PlayerSchema, ...STANDING, since: TimeSchema }, closed);
export type Friend = Static<typeof FriendSchema>;

export const FriendsSchema = Type.Object(
  {
    people: Type.Array(FriendSchema, { description: 'whom I follow, and who follows me; the newest first' }),
  },
  closed,
);
export type Friends = Static<typeof FriendsSchema>;

/** How I stand with one person. */
export const PersonStandingSchema = Type.Object(
  { ...STANDING, challengeable: Type.Boolean({ description: 'I may challenge them' }) },
  closed,
);
export type PersonStanding = Static<typeof PersonStandingSchema>;

export const ChallengeIdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{12,32}$' });

const TERMS = {
  mode: Type.Enum([...CHALLENGE_MODES]),
  clock: ClockSchema,
  rated: Type.Optional(RatedSchema),
};
/** What is played: two people, one table of its own. */
export const ChallengeTermsSchema = Type.Object(TERMS, closed);
export type ChallengeTerms = Static<typeof ChallengeTermsSchema>;

export const ChallengeSchema = Type.Object(
  {
    challenge: ChallengeIdSchema,
    by: PlayerSchema,
    to: PlayerSchema,
    ...TERMS,
    state: Type.Enum(['open', 'accepted', 'declined', 'withdrawn', 'expired']),
    at: TimeSchema,
    until: Type.Integer({ description: 'it cannot be accepted from then on' }),
    table: Type.Optional(TableIdSchema),
  },
  closed,
);
export type Challenge = Static<typeof ChallengeSchema>;

export const ChallengesSchema = Type.Object(
  { challenges: Type.Array(ChallengeSchema, { description: 'by me and to me, those that are open' }) },
  closed,
);
export type Challenges = Static<typeof ChallengesSchema>;

export const NewsItemSchema = Type.Object(
  {
    id: Type.String({ description: 'the same about the same: a newer one takes its place' }),
    kind: Type.Enum([...NEWS_KINDS]),
    at: TimeSchema,
    read: Type.Boolean(),
    who: Type.Optional(PlayerSchema),
    table: Type.Optional(TableIdSchema),
    game: Type.Optional(Type.String()),
    challenge: Type.Optional(ChallengeIdSchema),
    /** To a challenge of mine. */
    answer: Type.Optional(Type.Enum(['accepted', 'declined'])),
    club: Type.Optional(Type.String()),
    tournament: Type.Optional(Type.String()),
    title: Type.Optional(Type.String({ description: 'the name of a club or tournament' })),
    round: Type.Optional(Type.Integer()),
    place: Type.Optional(Type.Integer()),
  },
  closed,
);
export type NewsItem = Static<typeof NewsItemSchema>;

export const NewsListSchema = Type.Object(
  {
    news: Type.Array(NewsItemSchema, { description: 'the newest first' }),
    unread: Type.Integer(),
    off: Type.Array(Type.Enum([...NEWS_KINDS]), { description: 'kinds that I do not want' }),
  },
  closed,
);
export type NewsList = Static<typeof NewsListSchema>;

export const AudienceSchema = Type.Enum([...AUDIENCES]);
