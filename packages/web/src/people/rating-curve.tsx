/** How a rating went: a line through the ratings after each game, in a band as wide as their doubt. */
import { t } from '../app/i18n/language.ts';

export interface CurvePoint {
  readonly number: number;
  readonly at: number;
  readonly table: string;
  readonly place: number;
  readonly rating: number;
  readonly deviation: number;
}

const WIDTH = 320;
const HEIGHT = 90;
const MARGIN = 4;

/** The newest point first. */
export function RatingCurve({ points }: { readonly points: readonly CurvePoint[] }) {
  if (points.length < 2) return null;
  const shown = [...points].reverse();
  const low = Math.min(...shown.map(({ rating, deviation }) => rating - deviation));
  const high = Math.max(...shown.map(({ rating, deviation }) => rating + deviation));
  const x = (index: number) => round((index / (shown.length - 1)) * WIDTH);
  const y = (value: number) => round(MARGIN + ((high - value) / (high - low)) * (HEIGHT - 2 * MARGIN));
  const curve = shown.map(({ rating }, index) => `${x(index)},${y(rating)}`);
  const upper = shown.map(({ rating, deviation }, index) => `${x(index)},${y(rating + deviation)}`);
  const lower = shown.map(({ rating, deviation }, index) => `${x(index)},${y(rating - deviation)}`);
  const last = shown.at(-1)!;
  return (
    <figure class="rating-curve">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t('rating.curve', { count: shown.length })}: ${shown[0]!.rating} → ${last.rating}`}
      >
        <polygon class="doubt" points={[...upper, ...lower.reverse()].join(' ')} />
        <polyline class="middle" points={curve.join(' ')} />
      </svg>
      <figcaption class="soft">{t('rating.curve', { count: shown.length })}</figcaption>
    </figure>
  );
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
