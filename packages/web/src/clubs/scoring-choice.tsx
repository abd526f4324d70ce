/** By what a season ranks its people. */
import { SCORINGS, type Scoring } from '@kingdomino/protocol';
import { useId } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';

interface Props {
  readonly scoring: Scoring;
  readonly onChange: (scoring: Scoring) => void;
}

export function ScoringChoice({ scoring, onChange }: Props) {
  const name = useId();
  return (
    <fieldset class="scoring">
      <legend>{t('club.scoring')}</legend>
      <div class="segments">
        {SCORINGS.map(one => (
          <label key={one} class={one === scoring ? 'chosen' : ''}>
            <input type="radio" name={name} checked={one === scoring} onChange={() => onChange(one)} />
            {t(`club.${one}`)}
          </label>
        ))}
      </div>
      <p class="soft">{t(`club.scoring.${scoring}`)}</p>
    </fieldset>
  );
}
