/** Chooses one of the six coats: the joker's, or the Banner's. */
import { COATS, type Coat } from '@kingdomino/rules/duel';
import { t } from '../../app/i18n/language.ts';
import { Art } from '../../ui/icon.tsx';
import { coatName } from '../words.ts';
import { Gain } from './gain-badge.tsx';

interface Props {
  readonly label: string;
  readonly chosen?: Coat;
  /** What each would bring. */
  readonly gainOf: (coat: Coat) => number | undefined;
  readonly onChoose: (coat: Coat) => void;
}

export function CoatChoice({ label, chosen, gainOf, onChoose }: Props) {
  return (
    <fieldset class="coat-choice">
      <legend>{label}</legend>
      {COATS.map(coat => {
        const points = gainOf(coat);
        const text =
          points === undefined ? coatName(coat) : t('choice.gain', { what: coatName(coat), points });
        return (
          <button
            key={coat}
            type="button"
            data-coat={coat}
            aria-label={text}
            title={text}
            aria-pressed={chosen === coat}
            onClick={() => onChoose(coat)}
          >
            <Art name={`coat-${coat}`} />
            <Gain points={points} />
          </button>
        );
      })}
    </fieldset>
  );
}
