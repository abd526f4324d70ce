/** News: what is new for me, what of it I have read, and what I want to be told. */
import { NEWS_KINDS } from '@kingdomino/protocol';
import { NewsListSchema } from '@kingdomino/protocol/schemas';
import Type from 'typebox';
import { NO_IDENTITY } from '../../command-executor.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate } from '../session-cookie.ts';

const closed = { additionalProperties: false } as const;
const MOST_READ = 100;
const ReadSchema = Type.Object(
  {
    ids: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z]{1,20}/[A-Za-z0-9_/-]{1,80}$' }), {
        maxItems: MOST_READ,
        description: 'absent: all of them',
      }),
    ),
  },
  closed,
);
const UnreadSchema = Type.Object({ unread: Type.Integer() });
const OffSchema = Type.Object(
  { off: Type.Array(Type.Enum([...NEWS_KINDS]), { uniqueItems: true, description: 'kinds not to be told' }) },
  closed,
);

const operation = operationsOf('news');

export function addNewsRoutes(app: TypedApp, { identity, news }: RouteParts): void {
  const list = operation({
    operationId: 'listNews',
    summary: 'What is new for me, the newest first; guests have no news',
  });
  app.get(
    '/api/me/news',
    { schema: { response: { 200: NewsListSchema } }, config: list },
    async (request, reply) => {
      const known = await authenticate(request, identity);
      return known ? news.list(known.player.id) : replyRefused(reply, NO_IDENTITY);
    },
  );

  const read = operation({ operationId: 'readNews', summary: 'I have read these news, or all' });
  const readSchema = { body: ReadSchema, response: { 200: UnreadSchema } };
  app.post('/api/me/news/read', { schema: readSchema, config: read }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    return { unread: await news.read(known.player.id, request.body.ids) };
  });

  const change = operation({
    operationId: 'switchNews',
    summary: 'Kinds of news that I do not want: neither listed nor sent to devices and programs',
  });
  const offSchema = { body: OffSchema, response: { 200: OffSchema } };
  app.put('/api/me/news/off', { schema: offSchema, config: change }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    await news.switchOff(known.player.id, request.body.off);
    return { off: request.body.off };
  });
}
