/** How many wait to be paired, for whoever thinks about it. Waiting itself is done by commands. */
import { RATED_MODES } from '@kingdomino/protocol';
import { TimeSchema } from '@kingdomino/protocol/schemas';
import Type from 'typebox';
import type { RouteParts, TypedApp } from '../route-parts.ts';

const count = Type.Integer({ minimum: 0 });
const WaitingSchema = Type.Object({
  waiting: Type.Object({ two: count, three: count, four: count, mighty: count, duel: count }),
  time: TimeSchema,
});

export function addMatchmakingRoute(app: TypedApp, { matchmaking, ports }: RouteParts): void {
  const operation = {
    operationId: 'countWaiting',
    tag: 'tables',
    summary: 'How many people wait to be paired, by mode',
    identity: 'none',
  } as const;
  const schema = { response: { 200: WaitingSchema } };
  app.get('/api/waiting', { schema, config: { operation } }, async () => {
    const time = ports.now();
    const counts = await matchmaking.countQueued();
    const waiting = Object.fromEntries(RATED_MODES.map(mode => [mode, counts[mode] ?? 0]));
    return { waiting: waiting as Record<(typeof RATED_MODES)[number], number>, time };
  });
}
