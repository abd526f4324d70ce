/** Challenges between members: sent, accepted, declined, withdrawn. */
import type { Challenge, CommandRefusal, Player } from '@kingdomino/protocol';
import {
  ChallengeIdSchema,
  ChallengeSchema,
  ChallengesSchema,
  ChallengeTermsSchema,
} from '@kingdomino/protocol/schemas';
import type { Result } from '@kingdomino/rules';
import Type from 'typebox';
import { NO_IDENTITY } from '../../command-executor.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate } from '../session-cookie.ts';
import { PlayerPath, TOO_OFTEN } from './friends.ts';

const ChallengePath = Type.Object({ challenge: ChallengeIdSchema });

const operation = operationsOf('people');

export function addChallengeRoutes(app: TypedApp, parts: RouteParts): void {
  addReading(app, parts);
  addSending(app, parts);
  addAnswers(app, parts);
}

function addReading(app: TypedApp, { identity, challenges }: RouteParts): void {
  const list = operation({
    operationId: 'listChallenges',
    summary: 'Challenges by me and to me that are open',
  });
  app.get(
    '/api/me/challenges',
    { schema: { response: { 200: ChallengesSchema } }, config: list },
    async (request, reply) => {
      const known = await authenticate(request, identity);
      if (!known) return replyRefused(reply, NO_IDENTITY);
      return { challenges: await challenges.list(known.player) };
    },
  );
  const read = operation({
    operationId: 'getChallenge',
    summary: 'A challenge by me or to me, and what became of it',
    refusals: ['unknown-challenge'],
  });
  const schema = { params: ChallengePath, response: { 200: ChallengeSchema } };
  app.get('/api/me/challenges/:challenge', { schema, config: read }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    const done = await challenges.read(known.player, request.params.challenge);
    return done.ok ? done.value : replyRefused(reply, done.error);
  });
}

function addSending(app: TypedApp, { identity, challenges, rates }: RouteParts): void {
  const config = operation({
    operationId: 'sendChallenge',
    summary: 'Challenges a member; accepts theirs, where one to the same is open',
    refusals: [
      'unknown-player',
      'members-only',
      'not-welcome',
      'not-allowed',
      'suspended',
      'too-many-challenges',
      'too-many-tables',
      'bad-options',
    ],
  });
  const schema = { params: PlayerPath, body: ChallengeTermsSchema, response: { 200: ChallengeSchema } };
  app.post('/api/players/:player/challenges', { schema, config }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    if (!rates.takeApproach(known.player.id)) return replyRefused(reply, TOO_OFTEN);
    const sent = await challenges.send(known.player, request.params.player, request.body);
    return sent.ok ? sent.value : replyRefused(reply, sent.error);
  });
}

type Answering = (player: Player, id: string) => Promise<Result<Challenge, CommandRefusal>>;

function addAnswers(app: TypedApp, { identity, challenges }: RouteParts): void {
  const schema = { params: ChallengePath, response: { 200: ChallengeSchema } };
  const refusals = ['unknown-challenge', 'too-late'] as const;
  const add = (
    path: `/api/me/challenges/:challenge${string}`,
    method: 'POST' | 'DELETE',
    config: ReturnType<typeof operation>,
    answer: Answering,
  ) =>
    app.route({
      url: path,
      method,
      schema,
      config,
      handler: async (request, reply) => {
        const known = await authenticate(request, identity);
        if (!known) return replyRefused(reply, NO_IDENTITY);
        const done = await answer(known.player, request.params.challenge);
        return done.ok ? done.value : replyRefused(reply, done.error);
      },
    });
  const accept = operation({
    operationId: 'acceptChallenge',
    summary: 'Accepts a challenge: its table is opened with both seated; done again, the same table',
    refusals: [...refusals, 'away', 'not-welcome', 'suspended', 'too-many-tables'],
  });
  add('/api/me/challenges/:challenge/accept', 'POST', accept, (player, id) => challenges.accept(player, id));
  const decline = operation({
    operationId: 'declineChallenge',
    summary: 'Declines a challenge; who has sent it is told',
    refusals,
  });
  add('/api/me/challenges/:challenge/decline', 'POST', decline, (player, id) =>
    challenges.decline(player, id),
  );
  const withdraw = operation({
    operationId: 'withdrawChallenge',
    summary: 'Takes a challenge of mine back',
    refusals,
  });
  add('/api/me/challenges/:challenge', 'DELETE', withdraw, (player, id) => challenges.withdraw(player, id));
}
