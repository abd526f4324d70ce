/** The people of a club: leaving it, and who decides in it. */
import { ClubIdSchema, ClubSchema } from '@kingdomino/protocol/schemas';
import Type from 'typebox';
import { operationsOf } from '../openapi/operation.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { answer, asked, done } from '../service-replies.ts';

const closed = { additionalProperties: false } as const;
const PlayerIdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const ClubPath = Type.Object({ club: ClubIdSchema });
const MemberPath = Type.Object({ club: ClubIdSchema, player: PlayerIdSchema });
const PassSchema = Type.Object({ player: PlayerIdSchema }, closed);
const Nothing = Type.Unsafe<undefined>(Type.Null());

const operation = operationsOf('clubs');

export function addMemberRoutes(app: TypedApp, parts: RouteParts): void {
  addRemoval(app, parts);
  addAdmins(app, parts);
}

function addRemoval(app: TypedApp, parts: RouteParts): void {
  const { clubs } = parts;
  const remove = operation({
    operationId: 'removeClubMember',
    summary:
      'Leaves the club, or takes a member out, with a new link; the latter by its admins, and admins by its founder',
    refusals: ['unknown-club', 'last-admin'],
  });
  const removeSchema = { params: MemberPath, response: { 204: Nothing } };
  const removal = { schema: removeSchema, config: remove };
  app.delete('/api/clubs/:club/members/:player', removal, async (request, reply) => {
    const player = await asked(request, reply, parts);
    const { club, player: member } = request.params;
    return player ? done(reply, await clubs.remove(player, club, member)) : reply;
  });

  const pass = operation({
    operationId: 'passClub',
    summary: 'The club is another member’s from now on; by its founder, who stays an admin',
    refusals: ['unknown-club'],
  });
  const passSchema = { params: ClubPath, body: PassSchema, response: { 200: ClubSchema } };
  app.post('/api/clubs/:club/founder', { schema: passSchema, config: pass }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    const { club } = request.params;
    return player ? answer(reply, await clubs.pass(player, club, request.body.player)) : reply;
  });
}

function addAdmins(app: TypedApp, parts: RouteParts): void {
  const { clubs } = parts;
  const schema = { params: MemberPath, response: { 200: ClubSchema } };
  const refusals = ['unknown-club'] as const;
  const appoint = operation({
    operationId: 'appointClubAdmin',
    summary: 'Makes a member an admin; by its admins',
    refusals,
  });
  app.put('/api/clubs/:club/admins/:player', { schema, config: appoint }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    const { club, player: member } = request.params;
    return player ? answer(reply, await clubs.appoint(player, club, member)) : reply;
  });

  const dismiss = operation({
    operationId: 'dismissClubAdmin',
    summary: 'Takes that back; by its founder, or by who does not want to be one any more',
    refusals,
  });
  app.delete('/api/clubs/:club/admins/:player', { schema, config: dismiss }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    const { club, player: member } = request.params;
    return player ? answer(reply, await clubs.dismiss(player, club, member)) : reply;
  });
}
