/** What the admins of a club write for all its members. */
import {
  ClubIdSchema,
  ClubNoticesSchema,
  NoticeIdSchema,
  NoticeTextSchema,
} from '@kingdomino/protocol/schemas';
import Type from 'typebox';
import { operationsOf } from '../openapi/operation.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { answer, asked, done } from '../service-replies.ts';

const ClubPath = Type.Object({ club: ClubIdSchema });
const NoticePath = Type.Object({ club: ClubIdSchema, notice: NoticeIdSchema });
const WriteSchema = Type.Object({ text: NoticeTextSchema }, { additionalProperties: false });
const Nothing = Type.Unsafe<undefined>(Type.Null());

const operation = operationsOf('clubs');

export function addNoticeRoutes(app: TypedApp, parts: RouteParts): void {
  const { notices } = parts;
  const path = '/api/clubs/:club/notices';
  const schema = { params: ClubPath, response: { 200: ClubNoticesSchema } };
  const read = operation({
    operationId: 'getClubNotices',
    summary: 'What its admins have written for all members',
    refusals: ['unknown-club'],
  });
  app.get(path, { schema, config: read }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? answer(reply, await notices.read(player, request.params.club)) : reply;
  });

  const write = operation({
    operationId: 'writeClubNotice',
    summary: 'Writes a notice; by its admins. Where the board is full, the oldest goes',
    refusals: ['unknown-club', 'suspended'],
  });
  const writing = { schema: { ...schema, body: WriteSchema }, config: write };
  app.post(path, writing, async (request, reply) => {
    const player = await asked(request, reply, parts);
    const { club } = request.params;
    return player ? answer(reply, await notices.write(player, club, request.body.text)) : reply;
  });

  const remove = operation({
    operationId: 'removeClubNotice',
    summary: 'Takes a notice away; by its admins, and by who wrote it',
    refusals: ['unknown-club', 'unknown-notice'],
  });
  const removing = { schema: { params: NoticePath, response: { 204: Nothing } }, config: remove };
  app.delete(`${path}/:notice`, removing, async (request, reply) => {
    const player = await asked(request, reply, parts);
    const { club, notice } = request.params;
    return player ? done(reply, await notices.remove(player, club, notice)) : reply;
  });
}
