/** Six shields to choose from: the joker's coat, or the banner's. */
import { COATS, type Coat } from '@kingdomino/rules/duel';
import { Art } from '../ui/icon.tsx';
import { coatName } from './words.ts';

interface Props {
  readonly label: string;
  readonly chosen?: Coat;
  readonly onChoose: (coat: Coat) => void;
}

export function CoatChoice({ label, chosen, onChoose }: Props) {
  return (
    <fieldset class="coat-choice">
      <legend>{label}</legend>
      {COATS.map(coat => (
        <button
          key={coat}
          type="button"
          data-coat={coat}
          aria-label={coatName(coat)}
          title={coatName(coat)}
          aria-pressed={chosen === coat}
          onClick={() => onChoose(coat)}
        >
          <Art name={`coat-${coat}`} />
        </button>
      ))}
    </fieldset>
  );
}
