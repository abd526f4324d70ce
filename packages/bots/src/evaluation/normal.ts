import type { Random } from '@kingdomino/rules';

/** About normal, with a deviation of one: three dice are enough. */
export function normal(random: Random): number {
  return 2 * (random.unit() + random.unit() + random.unit()) - 3;
}
