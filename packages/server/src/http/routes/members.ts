/** A name that lasts: passkeys, the recovery code, signing in, and whether a name is free. */

import { AnswerSchemas, NameSchema, PlayerSchema } from '@kingdomino/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { NO_IDENTITY } from '../../command-executor.ts';
import type { Session } from '../../identity/identity-service.ts';
import type { Assertion, Registration } from '../../identity/passkey-ceremony.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused, TOO_MANY_CODES } from '../refusal-reply.ts';
import { relyingPartyOf } from '../relying-party.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate, authenticateWithinRate, replaceSession, setSessionCookie } from '../session-cookie.ts';
import { meAnswer } from './identity.ts';

const closed = { additionalProperties: false } as const;

const Encoded = Type.String({ maxLength: 8000, pattern: '^[A-Za-z0-9_-]*$' });
const CredentialFields = {
  id: Encoded,
  rawId: Encoded,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
};
const RegistrationSchema = Type.Object({
  ...CredentialFields,
  response: Type.Object({ clientDataJSON: Encoded, attestationObject: Encoded }),
});
const AssertionSchema = Type.Object({
  ...CredentialFields,
  response: Type.Object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Type.Optional(Encoded),
  }),
});
const LabelSchema = Type.String({ maxLength: 100, description: 'at most 40 characters count' });
const OptionsSchema = Type.Unsafe<object>({
  type: 'object',
  description: 'for navigator.credentials, as its parse…OptionsFromJSON() takes it',
});
const EnrolSchema = Type.Object({ response: RegistrationSchema, label: Type.Optional(LabelSchema) }, closed);
const EnrolledSchema = Type.Object({
  player: PlayerSchema,
  recoveryCode: Type.Optional(Type.String({ description: 'to be written down: it is shown this once' })),
});
const MembershipSchema = Type.Object({
  player: PlayerSchema,
  since: Type.Optional(Type.Integer({ description: 'absent for a guest' })),
  recoveryAt: Type.Optional(Type.Integer({ description: 'when the recovery code was made' })),
  passkeys: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      createdAt: Type.Integer(),
      usedAt: Type.Integer(),
    }),
  ),
});
const PasskeyPath = Type.Object({ passkey: Type.String({ pattern: '^[A-Za-z0-9_-]{8,20}$' }) });
const NamePath = Type.Object({ name: NameSchema });
const CheckedNameSchema = Type.Object({
  name: Type.String({ description: 'as it would be written' }),
  state: Type.Enum(['free', 'taken', 'refused']),
});
const CodeSchema = Type.Object({ code: Type.String({ maxLength: 60 }) }, closed);
const RecoveredSchema = Type.Object({ ...AnswerSchemas.me.properties, recoveryCode: Type.String() }, closed);
const Nothing = Type.Unsafe<undefined>(Type.Null());

const operation = operationsOf('identity');

export function addMemberRoutes(app: TypedApp, parts: RouteParts): void {
  addPasskeys(app, parts);
  addPasskeyChanges(app, parts);
  addRecovery(app, parts);
  addSignIn(app, parts);
  addNames(app, parts);
}

function addPasskeys(app: TypedApp, parts: RouteParts): void {
  const { members, config } = parts;
  const list = operation({
    operationId: 'getPasskeys',
    summary: 'What makes my name last: passkeys and the recovery code',
  });
  app.get(
    '/api/me/passkeys',
    { schema: { response: { 200: MembershipSchema } }, config: list },
    async (request, reply) => {
      const known = await authenticate(request, parts.identity);
      return known ? membershipAnswer(parts, known.player) : replyRefused(reply, NO_IDENTITY);
    },
  );

  const start = operation({
    operationId: 'startPasskey',
    summary: 'The question to a new passkey; it is good for five minutes and one answer',
    refusals: ['name-taken', 'bad-passkey'],
  });
  app.post(
    '/api/me/passkeys/options',
    { schema: { response: { 200: OptionsSchema } }, config: start },
    async (request, reply) => {
      const known = await authenticateWithinRate(request, reply, parts);
      if (!known) return reply;
      const options = await members.startEnrolment(known.player, relyingPartyOf(request, config));
      return options.ok ? options.value : replyRefused(reply, options.error);
    },
  );

  const add = operation({
    operationId: 'addPasskey',
    summary: 'The answer of a new passkey; the first makes the guest a member, with a recovery code',
    refusals: ['name-taken', 'bad-passkey'],
  });
  const schema = { body: EnrolSchema, response: { 200: EnrolledSchema } };
  app.post('/api/me/passkeys', { schema, config: add }, async (request, reply) => {
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    const { response, label = '' } = request.body;
    const answer = { response: response as Registration, label };
    const enrolled = await members.enrol(known.player, relyingPartyOf(request, config), answer);
    if (!enrolled.ok) return replyRefused(reply, enrolled.error);
    if (!known.player.member) await replaceSession(request, reply, parts, known);
    return enrolled.value;
  });
}

function addPasskeyChanges(app: TypedApp, parts: RouteParts): void {
  const { members } = parts;
  const refusals = ['unknown-passkey', 'bad-name'] as const;
  const rename = operation({
    operationId: 'renamePasskey',
    summary: 'Another name for a passkey',
    refusals,
  });
  const renameBody = Type.Object({ label: LabelSchema }, closed);
  const renameSchema = { params: PasskeyPath, body: renameBody, response: { 204: Nothing } };
  app.patch('/api/me/passkeys/:passkey', { schema: renameSchema, config: rename }, async (request, reply) => {
    const known = await authenticate(request, parts.identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    const done = await members.renamePasskey(known.player, request.params.passkey, request.body.label);
    return done.ok ? reply.status(204).send() : replyRefused(reply, done.error);
  });

  const remove = operation({
    operationId: 'removePasskey',
    summary: 'This passkey signs nobody in any more',
    refusals,
  });
  const removeSchema = { params: PasskeyPath, response: { 204: Nothing } };
  app.delete(
    '/api/me/passkeys/:passkey',
    { schema: removeSchema, config: remove },
    async (request, reply) => {
      const known = await authenticate(request, parts.identity);
      if (!known) return replyRefused(reply, NO_IDENTITY);
      const done = await members.deletePasskey(known.player, request.params.passkey);
      return done.ok ? reply.status(204).send() : replyRefused(reply, done.error);
    },
  );
}

function addRecovery(app: TypedApp, parts: RouteParts): void {
  const { members } = parts;
  const renew = operation({
    operationId: 'renewRecoveryCode',
    summary: 'A recovery code in place of the one before; makes a guest a member',
    refusals: ['name-taken'],
  });
  app.post(
    '/api/me/recovery',
    { schema: { response: { 200: EnrolledSchema } }, config: renew },
    async (request, reply) => {
      const known = await authenticateWithinRate(request, reply, parts);
      if (!known) return reply;
      if (!parts.rates.takeCode(request)) return replyRefused(reply, TOO_MANY_CODES);
      const made = await members.newRecovery(known.player);
      if (!made.ok) return replyRefused(reply, made.error);
      if (!known.player.member) await replaceSession(request, reply, parts, known);
      return made.value;
    },
  );

  const recover = operation({
    operationId: 'recover',
    summary: 'Sign in with a recovery code, which works once; the next one comes with the answer',
    identity: 'none',
    refusals: ['bad-code'],
  });
  const schema = { body: CodeSchema, response: { 200: RecoveredSchema } };
  app.post('/api/sign-in/recovery', { schema, config: recover }, async (request, reply) => {
    if (!parts.rates.takeCode(request)) return replyRefused(reply, TOO_MANY_CODES);
    const session = await members.recover(request.body.code);
    if (!session.ok) return replyRefused(reply, session.error);
    const { recoveryCode, ...signedIn } = session.value;
    parts.onSignOut(signedIn.player.id);
    return { ...admit(request, reply, parts, signedIn), recoveryCode };
  });
}

function addSignIn(app: TypedApp, parts: RouteParts): void {
  const { members, config } = parts;
  const start = operation({
    operationId: 'startSignIn',
    summary: 'The question to a passkey; it is good for five minutes and one answer',
    identity: 'none',
  });
  app.post(
    '/api/sign-in/options',
    { schema: { response: { 200: OptionsSchema } }, config: start },
    async request => members.startSignIn(relyingPartyOf(request, config)),
  );

  const signIn = operation({
    operationId: 'signIn',
    summary: 'Sign in with the answer of a passkey',
    identity: 'none',
    refusals: ['bad-passkey'],
  });
  const body = Type.Object({ response: AssertionSchema }, closed);
  const schema = { body, response: { 200: AnswerSchemas.me } };
  app.post('/api/sign-in', { schema, config: signIn }, async (request, reply) => {
    const session = await members.signIn(request.body.response as Assertion, relyingPartyOf(request, config));
    return session.ok ? admit(request, reply, parts, session.value) : replyRefused(reply, session.error);
  });
}

function addNames(app: TypedApp, parts: RouteParts): void {
  const check = operation({
    operationId: 'checkName',
    summary: 'Whether I could have a name',
    identity: 'optional',
  });
  const schema = { params: NamePath, response: { 200: CheckedNameSchema } };
  app.get('/api/names/:name', { schema, config: check }, async request => {
    const known = await authenticate(request, parts.identity);
    const { name } = request.params;
    const checked = await parts.members.checkName(name, known?.player);
    if (checked.ok) return { name: checked.value, state: 'free' as const };
    return { name, state: checked.error.code === 'name-taken' ? ('taken' as const) : ('refused' as const) };
  });
}

async function membershipAnswer({ members }: RouteParts, player: Static<typeof PlayerSchema>) {
  const membership = await members.membership(player);
  if (!membership) return { player, passkeys: [] };
  const { since, recoveryAt, passkeys } = membership;
  return { player, since, ...(recoveryAt === null ? {} : { recoveryAt }), passkeys: [...passkeys] };
}

function admit(request: FastifyRequest, reply: FastifyReply, parts: RouteParts, { player, token }: Session) {
  setSessionCookie(request, reply, token);
  return meAnswer(parts, player);
}
