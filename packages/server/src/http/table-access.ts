/** Access to tables: who may view one. */
import type { CommandRefusal } from '@kingdomino/protocol';
import type { FastifyRequest } from 'fastify';
import type { RouteParts } from './route-parts.ts';
import { authenticate } from './session-cookie.ts';

/** A game of the day's deal, or of a round that others still play, is not for everybody. Who asks is looked for only where that matters. */
export async function refuseViewing(
  request: FastifyRequest,
  { service, deals, identity }: RouteParts,
  table: string,
): Promise<CommandRefusal | undefined> {
  const isSecret = await service.read(
    table,
    ({ terms }) =>
      terms.sharedDeal && (terms.sharedDeal.until !== undefined || terms.tournament !== undefined),
  );
  if (!isSecret) return undefined;
  return deals.shared.refuseViewing(table, (await authenticate(request, identity))?.player.id);
}
