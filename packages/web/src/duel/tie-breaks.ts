/** D-E3: what decides between equal points, with its sentence. */
import type { TieBreaks } from '../end/verdict.ts';

export const DUEL_TIE_BREAKS: TieBreaks<'largestDomain'> = [['largestDomain', 'end.tie.domain']];
