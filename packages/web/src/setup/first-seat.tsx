/** D-R1: who begins a Duel, by lot or chosen. */
import type { Seat } from '@kingdomino/rules';
import { t } from '../app/i18n/language.ts';
import type { SeatColour } from '../board/colours.ts';
import { Art } from '../ui/icon.tsx';
import type { Choice } from './variants.ts';

interface Props {
  readonly choice: Choice<unknown>;
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly colours: readonly SeatColour[];
  /** Undefined: by lot. */
  readonly onChange: (firstSeat: Seat | undefined) => void;
}

export function FirstSeatChoice({ choice: { game, firstSeat }, names, colours, onChange }: Props) {
  if (game !== 'duel') return null;
  const areAlike = new Set(names).size < names.length;
  return (
    <fieldset class="first-seat">
      <legend>{t('setup.first')}</legend>
      <div class="segments">
        {[undefined, ...names.keys()].map(seat => (
          <label key={String(seat)} class={seat === firstSeat ? 'chosen' : ''}>
            <input
              type="radio"
              name="first-seat"
              checked={seat === firstSeat}
              onChange={() => onChange(seat)}
            />
            {seat !== undefined && <Art name={`king-${colours[seat]!}`} class="king" />}
            <span>{areAlike ? numberOf(seat) : firstSeatText(seat, names)}</span>
          </label>
        ))}
      </div>
      <p class="soft">{t('setup.first.text')}</p>
    </fieldset>
  );
}

/** Who begins, as an answer to the question. */
export function firstSeatText(firstSeat: unknown, names: readonly string[]): string {
  return typeof firstSeat === 'number' ? names[firstSeat]! : t('setup.first.lot');
}

function numberOf(seat: Seat | undefined): string {
  return seat === undefined ? t('setup.first.lot') : t('setup.seat', { number: seat + 1 });
}
