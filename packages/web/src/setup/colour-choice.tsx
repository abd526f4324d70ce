/** Chooses the colour of a seat. A colour that another seat has is swapped with it. */
import type { Seat } from '@kingdomino/rules';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { SEAT_COLOURS, type SeatColour, withColour } from '../board/colours.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Art } from '../ui/icon.tsx';

interface Props {
  readonly seat: Seat;
  /** Of all seats. */
  readonly colours: readonly SeatColour[];
  readonly onChange: (colours: readonly SeatColour[]) => void;
  /** Those that cannot be had, where nobody swaps. */
  readonly taken?: readonly SeatColour[];
}

export function ColourChoice({ seat, colours, onChange, taken = [] }: Props) {
  const [isOpen, open] = useState(false);
  const title = t('setup.colour', { number: seat + 1 });
  const mine = colours[seat]!;
  const choose = (colour: SeatColour) => {
    open(false);
    onChange(withColour(colours, seat, colour));
  };
  return (
    <>
      <Button
        kind="quiet"
        class="colour-button"
        label={`${title}: ${t(`colour.${mine}`)}`}
        title={title}
        onClick={() => open(true)}
      >
        <Art name={`king-${mine}`} class="king" />
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={() => open(false)}>
          <div class="colour-options">
            {SEAT_COLOURS.filter(colour => !taken.includes(colour)).map(colour => (
              <Button key={colour} pressed={colour === mine} onClick={() => choose(colour)}>
                <Art name={`king-${colour}`} class="king" />
                <span>{t(`colour.${colour}`)}</span> <Wearer seat={colours.indexOf(colour)} except={seat} />
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Who would swap. */
function Wearer({ seat, except }: { readonly seat: number; readonly except: Seat }) {
  if (seat < 0 || seat === except) return null;
  return <span class="soft">{t('setup.seat', { number: seat + 1 })}</span>;
}
