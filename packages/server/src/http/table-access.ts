/** Who may look at a table. */
import type { CommandRefusal } from '@kingdomino/protocol';
import type { FastifyRequest } from 'fastify';
import type { HttpParts } from './route-parts.ts';
import { knownPlayer } from './session-cookie.ts';

/** A game of the day's deal is not for everybody. Who asks is looked for only where that matters. */
export async function refuseLook(
  request: FastifyRequest,
  { service, deals, identity }: HttpParts,
  table: string,
): Promise<CommandRefusal | undefined> {
  const until = await service.read(table, ({ terms }) => terms.sharedDeal?.until);
  if (until === undefined) return undefined;
  return deals.shared.refuseLook(table, (await knownPlayer(request, identity))?.player.id);
}
