/** One square of landscape with its crowns, and a letter for those who want one. 100 x 100 at its own spot. */

import type { Terrain } from '@kingdomino/rules/kingdomino';
import { t } from '../../app/i18n/language.ts';
import { settings } from '../../app/settings.ts';
import type { PictureId } from '../../art/index.ts';
import type { Half } from '../types.ts';
import { Picture } from './picture.tsx';

interface Props {
  readonly half: Half;
  /** In hundredths of a square. */
  readonly x: number;
  readonly y: number;
}

/** Slightly larger than its square, so that no seam shows between neighbours at odd sizes. */
const BLEED = 0.6;

export function TerrainTile({ half, x, y }: Props) {
  const side = 100 + 2 * BLEED;
  return (
    <g data-level>
      <Picture
        name={`terrain-${half.kind}-${half.variant}` as PictureId}
        x={x - BLEED}
        y={y - BLEED}
        width={side}
        height={side}
      />
      <Crowns count={half.marks} x={x} y={y} />
      {settings.value.letters && (
        <text class="tile-letter" x={x + 84} y={y + 90} text-anchor="middle">
          {t(`letter.${half.kind as Terrain}`)}
        </text>
      )}
    </g>
  );
}

/** On a dark ground of their own: gold on wheat or ore would be hard to see. */
function Crowns({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) {
  if (count === 0) return null;
  return (
    <>
      <path class="crown-ground" d={`M${x + 18} ${y + 18}h${31 * (count - 1)}`} />
      {Array.from({ length: count }, (_, index) => (
        <Picture key={index} name="crown" x={x + 3 + 31 * index} y={y + 4} width={30} height={27} />
      ))}
    </>
  );
}
