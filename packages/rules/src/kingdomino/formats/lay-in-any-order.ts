/** K-P1..K-P3: can a kingdom have been laid by the rules, whoever knows in which order? */
import type { Kingdom } from '../kingdom.ts';
import type { LaidDomino } from './layout.ts';

/**
 * Lays all that can lie there, and answers with what cannot. What can be laid now can be laid later too, so that any order
 * that works will do.
 */
export function layInAnyOrder(kingdom: Kingdom, laid: readonly LaidDomino[]): readonly LaidDomino[] {
  for (let waiting = laid; ; ) {
    const left = waiting.filter(({ domino, placement }) => {
      const place = kingdom.checkPlacement(domino, placement);
      if (place.ok) kingdom.lay(domino, place.value);
      return !place.ok;
    });
    if (left.length === waiting.length || left.length === 0) return left;
    waiting = left;
  }
}
