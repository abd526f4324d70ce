/** Suggestions for how long to think: as strangers are paired, or a clock of one's own. */
import { PACES, type Pace } from '@kingdomino/protocol';

export const SUGGESTIONS = [...PACES, 'own'] as const;
export type Suggestion = Pace | 'own';
