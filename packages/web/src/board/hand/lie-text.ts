/** How a domino would lie, in words: "forest here, lake to the east: +3". */
import { t } from '../../app/i18n/language.ts';
import type { PlaceOption } from '../types.ts';
import type { Ghost } from './placing.ts';

/** Where the second half is, by turn. */
const WAYS = ['east', 'south', 'west', 'north'] as const;

/** `names` are those of the first and the second half; `half` is the one that is held. */
export function lieText(
  names: readonly [string, string],
  { half, turn }: Pick<Ghost<PlaceOption>, 'half' | 'turn'>,
): string {
  const way = WAYS[(turn + 2 * half) % 4]!;
  return t(`lies.${way}`, { here: names[half], there: names[1 - half]! });
}

/** On the board: also what it would score, or why it may not lie there. */
export function ghostText(
  names: readonly [string, string],
  ghost: Ghost<PlaceOption>,
  problem: string | undefined,
): string {
  const outcome = ghost.option ? t('preview.points', { points: ghost.option.points }) : problem;
  const lie = lieText(names, ghost);
  return outcome === undefined ? lie : `${lie}: ${outcome}`;
}
