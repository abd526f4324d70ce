/** Being told outside the page that a table waits: devices (web push), and addresses at which programs listen. */

import { type CommandRefusal, NOTIFICATION_KINDS, WEBHOOK_KINDS } from '@kingdomino/protocol';
import { ClubIdSchema, TableIdSchema, TimeSchema } from '@kingdomino/protocol/schemas';
import Type from 'typebox';
import { NO_IDENTITY } from '../../command-executor.ts';
import { hashOf } from '../../identity/identity-service.ts';
import { MOST_URL } from '../../notifications/ssrf-guard.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate, authenticateWithinRate } from '../session-cookie.ts';

const closed = { additionalProperties: false } as const;

const IdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{16,40}$' });
const UrlSchema = Type.String({ maxLength: MOST_URL, description: 'https, on the public network' });
const KeySchema = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]+=*$' });
const LanguageSchema = Type.String({ pattern: '^[a-z]{2}$' });
const DeviceKindsSchema = Type.Array(Type.Enum([...NOTIFICATION_KINDS]), { uniqueItems: true, minItems: 1 });
const HookKindsSchema = Type.Array(Type.Enum([...WEBHOOK_KINDS]), { uniqueItems: true, minItems: 1 });
const DeviceSchema = Type.Object(
  {
    endpoint: UrlSchema,
    keys: Type.Object({ p256dh: KeySchema, auth: KeySchema }, closed),
    language: LanguageSchema,
    kinds: DeviceKindsSchema,
  },
  closed,
);
const HookSchema = Type.Object(
  {
    url: UrlSchema,
    kinds: HookKindsSchema,
    table: Type.Optional(TableIdSchema),
    club: Type.Optional(ClubIdSchema),
  },
  closed,
);
const StatusSchema = Type.Integer({ description: 'of HTTP; 0: no answer' });
const AnswerSchema = Type.Object({ at: TimeSchema, kind: Type.String(), status: StatusSchema });
const MadeSchema = Type.Object({ id: IdSchema });
const MadeHookSchema = Type.Object({
  id: IdSchema,
  secret: Type.String({ description: 'signs what is sent; it is shown this once' }),
});
const ReceiversSchema = Type.Object({
  devices: Type.Array(
    Type.Object({ id: IdSchema, language: LanguageSchema, kinds: DeviceKindsSchema, createdAt: TimeSchema }),
  ),
  hooks: Type.Array(
    Type.Object({
      id: IdSchema,
      url: Type.String(),
      kinds: HookKindsSchema,
      table: Type.Optional(TableIdSchema),
      club: Type.Optional(ClubIdSchema),
      createdAt: TimeSchema,
      answers: Type.Array(AnswerSchema, { description: 'what it answered lately, the last first' }),
    }),
  ),
});
const PushKeySchema = Type.Object({
  publicKey: Type.String({ description: 'the applicationServerKey of pushManager.subscribe()' }),
});
const IdPath = Type.Object({ id: IdSchema });
const Nothing = Type.Unsafe<undefined>(Type.Null());
const UNKNOWN: CommandRefusal = { code: 'unknown-receiver', text: 'you have none like this' };

const operation = operationsOf('nudges');

export function addNotificationRoutes(app: TypedApp, parts: RouteParts): void {
  addLists(app, parts);
  addDevices(app, parts);
  addHooks(app, parts);
}

function addLists(app: TypedApp, { identity, subscriptions }: RouteParts): void {
  const key = operation({
    operationId: 'getPushKey',
    summary: 'The key of this server, with which a browser signs up for push',
    identity: 'none',
  });
  app.get('/api/push', { schema: { response: { 200: PushKeySchema } }, config: key }, async () => ({
    publicKey: await subscriptions.publicKey(),
  }));

  const list = operation({
    operationId: 'getReceivers',
    summary: 'Where I am told that a table waits',
  });
  app.get(
    '/api/me/nudges',
    { schema: { response: { 200: ReceiversSchema } }, config: list },
    async (request, reply) => {
      const known = await authenticate(request, identity);
      return known ? subscriptions.list(known.player.id) : replyRefused(reply, NO_IDENTITY);
    },
  );
}

function addDevices(app: TypedApp, parts: RouteParts): void {
  const { subscriptions } = parts;
  const add = operation({
    operationId: 'addDevice',
    summary: 'Tells this device by web push; again with the same endpoint: changes what is told',
    refusals: ['bad-receiver'],
  });
  const schema = { body: DeviceSchema, response: { 200: MadeSchema } };
  app.post('/api/me/devices', { schema, config: add }, async (request, reply) => {
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    const device = { ...request.body, session: hashOf(known.token) };
    const added = await subscriptions.addDevice(known.player.id, device);
    return added.ok ? added.value : replyRefused(reply, added.error);
  });
  addRemoval(app, parts, {
    path: '/api/me/devices/:id',
    operationId: 'removeDevice',
    summary: 'Tells this device nothing more',
  });
}

function addHooks(app: TypedApp, parts: RouteParts): void {
  const { subscriptions } = parts;
  const add = operation({
    operationId: 'addHook',
    summary: 'Tells a program at an address; the answer has the secret that signs what is sent',
    refusals: ['bad-receiver', 'not-seated', 'unknown-table', 'unknown-club'],
  });
  const schema = { body: HookSchema, response: { 200: MadeHookSchema } };
  app.post('/api/me/hooks', { schema, config: add }, async (request, reply) => {
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    const added = await subscriptions.addWebhook(known.player.id, request.body);
    return added.ok ? added.value : replyRefused(reply, added.error);
  });
  addTrial(app, parts);
  addRemoval(app, parts, {
    path: '/api/me/hooks/:id',
    operationId: 'removeHook',
    summary: 'Tells this program nothing more',
  });
}

function addTrial(app: TypedApp, parts: RouteParts): void {
  const config = operation({
    operationId: 'tryHook',
    summary: 'Sends a message of the kind `test` to my program; the answer says what it said',
    refusals: ['unknown-receiver'],
  });
  const schema = { params: IdPath, response: { 200: Type.Object({ status: StatusSchema }) } };
  app.post('/api/me/hooks/:id/try', { schema, config }, async (request, reply) => {
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    const tried = await parts.subscriptions.try(known.player.id, request.params.id);
    return tried ?? replyRefused(reply, UNKNOWN);
  });
}

interface Removal {
  readonly path: '/api/me/devices/:id' | '/api/me/hooks/:id';
  readonly operationId: string;
  readonly summary: string;
}

function addRemoval(app: TypedApp, parts: RouteParts, { path, ...about }: Removal): void {
  const config = operation({ ...about, refusals: ['unknown-receiver'] });
  app.delete(
    path,
    { schema: { params: IdPath, response: { 204: Nothing } }, config },
    async (request, reply) => {
      const known = await authenticate(request, parts.identity);
      if (!known) return replyRefused(reply, NO_IDENTITY);
      const isDone = await parts.subscriptions.remove(known.player.id, request.params.id);
      return isDone ? reply.status(204).send() : replyRefused(reply, UNKNOWN);
    },
  );
}
