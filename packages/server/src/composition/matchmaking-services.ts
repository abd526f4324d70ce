/** Makes the service that pairs people with strangers. */
import { type MatchmakingParts, MatchmakingService } from '../matchmaking/matchmaking-service.ts';
import type { ServerParts } from './services.ts';

export function matchmakingOf(
  { store, pubsub, logger }: ServerParts,
  needs: Pick<MatchmakingParts, 'ports' | 'opener' | 'takeWait' | 'onPaired'>,
): MatchmakingService {
  const onError = (error: unknown) => logger.warn({ err: error }, 'matchmaking failed');
  return new MatchmakingService({ store, pubsub, onError, ...needs });
}
