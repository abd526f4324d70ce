/** The clocks of tables at which strangers are paired: few, so that the queue is not divided too much. */
import type { Clock, Pace } from '@kingdomino/protocol';

/** By pace: a quick game, one that leaves time to think, one for people who look in by the day. */
export const PAIRING_CLOCKS: Readonly<Record<Pace, Clock>> = {
  fast: { kind: 'game', seconds: 180, increment: 5 },
  normal: { kind: 'game', seconds: 300, increment: 10 },
  daily: { kind: 'days', days: 1 },
};
