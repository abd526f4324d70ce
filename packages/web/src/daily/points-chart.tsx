/** How many finished with how many points: columns, and a sentence for screen readers. */
import { t } from '../app/i18n/language.ts';
import { type Count, columnsOf, medianOf } from './points-spread.ts';

interface Props {
  readonly counts: readonly Count[];
  readonly mine?: number | undefined;
}

export function PointsChart({ counts, mine }: Props) {
  const columns = columnsOf(counts);
  const [first, last] = [counts[0], counts.at(-1)];
  if (!first || !last) return <p class="soft">{t('daily.nobody')}</p>;
  const highest = Math.max(...columns.map(({ count }) => count));
  const isMine = (from: number, to: number) => mine !== undefined && mine >= from && mine <= to;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure class="daily-chart">
      <div class="daily-columns" aria-hidden="true">
        {columns.map(({ from, to, count }) => (
          <div key={from} class={isMine(from, to) ? 'mine' : ''} title={`${rangeText(from, to)}: ${count}`}>
            <span style={{ height: `${(100 * count) / highest}%` }} />
          </div>
        ))}
      </div>
      <div class="daily-axis" aria-hidden="true">
        <span>{first.points}</span>
        {mine !== undefined && <strong>{t('daily.you-have', { points: mine })}</strong>}
        <span>{last.points}</span>
      </div>
      <figcaption class="soft">
        {t('daily.spread', {
          count: total,
          least: first.points,
          most: last.points,
          median: medianOf(counts),
        })}
      </figcaption>
    </figure>
  );
}

function rangeText(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`;
}
