/** How many wait to be paired, for whoever thinks about it. Waiting itself is done by commands. */
import { type Pace, RATED_MODES, type RatedMode } from '@kingdomino/protocol';
import { TimeSchema } from '@kingdomino/protocol/schemas';
import Type from 'typebox';
import type { QueueCounts } from '../../storage/matchmaking/offers.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';

const count = Type.Integer({ minimum: 0 });
const byMode = Type.Object({ two: count, three: count, four: count, mighty: count, duel: count });
const WaitingSchema = Type.Object({
  waiting: byMode,
  paces: Type.Object(
    { fast: byMode, normal: byMode, daily: byMode },
    { description: 'the same people, by how long they want to think' },
  ),
  time: TimeSchema,
});

type ByMode = Record<RatedMode, number>;

export function addMatchmakingRoute(app: TypedApp, { matchmaking, ports }: RouteParts): void {
  const operation = {
    operationId: 'countWaiting',
    tag: 'tables',
    summary: 'How many people wait to be paired, by mode and by pace',
    identity: 'none',
  } as const;
  const schema = { response: { 200: WaitingSchema } };
  app.get('/api/waiting', { schema, config: { operation } }, async () => {
    const time = ports.now();
    const counts = await matchmaking.countQueued();
    const of = (keyOf: (mode: RatedMode) => keyof QueueCounts) =>
      Object.fromEntries(RATED_MODES.map(mode => [mode, counts[keyOf(mode)] ?? 0])) as ByMode;
    const at = (pace: Pace) => of(mode => `${mode}/${pace}`);
    const paces = { fast: at('fast'), normal: at('normal'), daily: at('daily') };
    return { waiting: of(mode => mode), paces, time };
  });
}
