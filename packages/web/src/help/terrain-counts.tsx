/** K-C1, K-C3: how many dominoes are in play, and how many squares of each terrain have how many crowns. */
import { DOMINOES, TERRAINS } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { Picture } from '../board/drawn/picture.tsx';
import { Art } from '../ui/icon.tsx';

const HALVES = DOMINOES.flatMap(({ halves }) => halves);
const CROWNS = [...new Set(HALVES.map(({ crowns }) => crowns))].sort((a, b) => a - b);

export function TerrainCounts() {
  return (
    <section class="terrain-counts">
      <h2>{t('help.k.dominoes')}</h2>
      <p>{t('help.k.dominoes.text')}</p>
      <table>
        <thead>
          <tr>
            <td />
            {CROWNS.map(crowns => (
              <th key={crowns} scope="col">
                {Array.from({ length: crowns }, (_, index) => (
                  <Art key={index} name="crown" />
                ))}
                <span class={crowns > 0 ? 'hidden' : ''}>{t('help.k.crowns', { crowns })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TERRAINS.map(terrain => (
            <tr key={terrain}>
              <th scope="row">
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <Picture name={`terrain-${terrain}-1`} width={100} height={100} />
                </svg>
                {t(`terrain.${terrain}`)}
              </th>
              {CROWNS.map(crowns => (
                <td key={crowns}>
                  {HALVES.filter(half => half.terrain === terrain && half.crowns === crowns).length || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
