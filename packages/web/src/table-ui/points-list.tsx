/** The points of a board: each part as squares times crowns or crosses, best first, then bonuses and the sum. */
import type { JSX } from 'preact';
import { t } from '../app/i18n/language.ts';
import { Art } from '../ui/icon.tsx';
import type { OpenBonus } from './open-bonus.ts';

export interface PointsRow {
  readonly key: string;
  readonly picture: JSX.Element;
  readonly name: string;
  readonly squares: number;
  /** Crowns or crosses. */
  readonly marks: number;
  readonly points: number;
  /** The same in words. */
  readonly text: string;
}

interface Props {
  readonly label: string;
  readonly rows: readonly PointsRow[];
  readonly mark: 'crown' | 'cross';
  /** Said while nothing brings points. */
  readonly none: string;
  readonly bonuses: readonly OpenBonus[];
  /** What is sure of all that. */
  readonly total: number;
}

export function PointsList({ label, rows, mark, none, bonuses, total }: Props) {
  const worth = rows.filter(({ points }) => points > 0);
  return (
    <ul class="areas" aria-label={label}>
      {worth.map(({ key, picture, name, squares, marks, points, text }) => (
        <li key={key} title={text}>
          {picture}
          <span class="area-name">{name}</span>
          <span class="area-sum">
            {t('areas.product', { squares, crowns: marks })}
            <Art name={mark} class="crown" />
          </span>
          <strong>{points}</strong>
        </li>
      ))}
      {worth.length === 0 && <li class="none">{none}</li>}
      {bonuses.map(({ name, points, state, text }) => (
        <li key={name} class={`bonus ${state}`} title={text}>
          <span class="area-name">{name}</span>
          <span class="hidden">{text}</span>
          <strong aria-hidden="true">{t('preview.points', { points })}</strong>
        </li>
      ))}
      <li class="total">
        <span class="area-name">{t('areas.total')}</span>
        <strong>{total}</strong>
      </li>
    </ul>
  );
}
