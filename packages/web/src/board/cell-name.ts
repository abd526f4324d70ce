/** The accessible name of a square: "row 3, column 4, empty, you can place here, 6 points". */
import { t } from '../app/i18n/language.ts';
import type { Placing } from './hand/placing.ts';
import { CASTLE, type Rect, type Spot, sameSpot } from './types.ts';

interface Known {
  /** What lies there. */
  readonly taken: string | undefined;
  readonly placing: Placing | undefined;
  /** The coat that may be drawn there on its own. */
  readonly coat?: string | undefined;
}

export function cellName(rect: Rect, spot: Spot, { taken, placing, coat }: Known): string {
  const at = { row: spot.y - rect.north + 1, column: spot.x - rect.west + 1 };
  const what = sameSpot(spot, CASTLE) ? t('terrain.castle') : taken;
  if (what !== undefined) return t('cell.taken', { ...at, what });
  const option = placing?.bestAt(spot);
  if (option) return t('cell.legal', { ...at, points: option.points });
  return coat === undefined ? t('cell.empty', at) : t('cell.legal-coat', { ...at, coat });
}
