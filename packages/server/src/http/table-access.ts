/** Access to tables: who may view one. */
import type { CommandRefusal } from '@kingdomino/protocol';
import type { FastifyRequest } from 'fastify';
import type { RouteParts } from './route-parts.ts';
import { authenticate } from './session-cookie.ts';

/** A game of the day's deal is not for everybody. Who asks is looked for only where that matters. */
export async function refuseViewing(
  request: FastifyRequest,
  { service, deals, identity }: RouteParts,
  table: string,
): Promise<CommandRefusal | undefined> {
  const until = await service.read(table, ({ terms }) => terms.sharedDeal?.until);
  if (until === undefined) return undefined;
  return deals.shared.refuseViewing(table, (await authenticate(request, identity))?.player.id);
}
