/** K-P1..K-P3: can a kingdom have been laid by the rules, whoever knows in which order? */
import type { Kingdom } from '../kingdom.ts';
import type { LaidDomino } from './layout.ts';

/**
 * Lays dominoes whose order is not known. What can be laid now can be laid later too, so any order that works will do.
 *
 * @param kingdom gets every domino that can lie there
 * @param laid the dominoes and where they lie
 * @returns those that cannot have been laid
 * @example
 * const impossible = layInAnyOrder(new Kingdom(5), laid);
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
