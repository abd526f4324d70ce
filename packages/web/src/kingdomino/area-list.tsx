/** What each area gives: squares times crowns, best first; then bonuses and the sum. */
import type { Seat } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import { t } from '../app/language.ts';
import { Art } from '../ui/icon.tsx';
import { areasOf } from './view.ts';

interface Props {
  readonly position: Position;
  readonly seat: Seat;
}

export function AreaList({ position, seat }: Props) {
  const kingdom = position.kingdoms[seat]!;
  const score = position.scores()[seat]!;
  const areas = areasOf(kingdom);
  const worth = areas.filter(({ points }) => points > 0);
  const { middleKingdom, harmony } = position.options;
  return (
    <ul class="areas" aria-label={t('areas.label')}>
      {worth.map(({ terrain, spots, crowns, points }) => (
        <li key={`${spots[0]!.x},${spots[0]!.y}`}>
          <svg class="area-chip" viewBox="0 0 100 100" aria-hidden="true">
            <use href={`#terrain-${terrain}-1`} width="100" height="100" />
          </svg>
          <span class="area-name">{t(`terrain.${terrain}`)}</span>
          <span class="area-sum">
            {t('areas.product', { squares: spots.length, crowns })}
            <Art name="crown" class="crown" />
          </span>
          <strong>{points}</strong>
        </li>
      ))}
      {worth.length === 0 && <li class="none">{t('areas.none')}</li>}
      {middleKingdom && <Bonus name={t('variant.middleKingdom')} points={score.middleKingdom} />}
      {harmony && <Bonus name={t('variant.harmony')} points={score.harmony} />}
      <li class="total">
        <span class="area-name">{t('areas.total')}</span>
        <strong>{score.total}</strong>
      </li>
    </ul>
  );
}

function Bonus({ name, points }: { readonly name: string; readonly points: number }) {
  return (
    <li>
      <span class="area-name">{name}</span>
      <strong>{points}</strong>
    </li>
  );
}
