/** What a kingdom that was read from a photograph is worth. */
import { err, type Result } from '@kingdomino/rules';
import { type Kingdom, type KingdomSize, parseKingdom } from '@kingdomino/rules/kingdomino';
import { drawingOf, type Reading } from '@kingdomino/vision';

const SIZES: readonly KingdomSize[] = [5, 7];

/** The kingdom that the rules make of it, of the smaller size that it fits; or why they make none of it. */
export function kingdomIn(reading: Pick<Reading, 'columns' | 'rows' | 'squares'>): Result<Kingdom, string> {
  const drawing = drawingOf(reading);
  let kingdom: Result<Kingdom, string> = err('');
  for (const size of SIZES) {
    kingdom = parseKingdom(drawing, size);
    if (kingdom.ok) break;
  }
  return kingdom;
}
