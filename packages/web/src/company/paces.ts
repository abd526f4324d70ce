/** Suggestions for how long to think. */
import type { Clock } from '@kingdomino/protocol';

export const PACES = ['fast', 'normal', 'daily', 'own'] as const;
export type Pace = (typeof PACES)[number];

export const CLOCKS: Readonly<Record<Exclude<Pace, 'own'>, Clock>> = {
  fast: { kind: 'game', seconds: 180, increment: 5 },
  normal: { kind: 'game', seconds: 600, increment: 10 },
  daily: { kind: 'days', days: 1 },
};
