/** Chooses how a board is entered. What was entered in another way stays, and comes back with it. */
import { t } from '../../app/i18n/language.ts';
import { type PadBoard, WAYS } from '../pad.ts';
import { pad } from '../pad-store.ts';

interface Props {
  readonly board: PadBoard;
  readonly onChange: (board: PadBoard) => void;
}

export function WayChoice({ board, onChange }: Props) {
  const isDuel = pad.value.game === 'duel';
  return (
    <fieldset class="pad-ways">
      <legend>{t('pad.way')}</legend>
      <div class="segments">
        {WAYS.filter(way => !isDuel || way !== 'dominoes').map(way => (
          <label key={way} class={way === board.way ? 'chosen' : ''}>
            <input
              type="radio"
              name="way"
              checked={way === board.way}
              onChange={() => onChange({ ...board, way })}
            />
            <span>{t(isDuel && way === 'areas' ? 'pad.way.domains' : `pad.way.${way}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
