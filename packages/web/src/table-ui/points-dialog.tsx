/** The points of all boards, side by side. */
import type { Seat } from '@kingdomino/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableView } from '../table-source/table-source.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SeatName } from '../ui/seat-name.tsx';

interface Props {
  readonly view: TableView;
  readonly title: string;
  readonly list: (seat: Seat) => JSX.Element;
}

export function PointsButton({ view, title, list }: Props) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        class="on-wood points-button"
        part="points"
        icon="points"
        label={title}
        onClick={() => open(true)}
      />
      {isOpen && (
        <Dialog title={title} onClose={() => open(false)} class="wide">
          <div class="all-points">
            {view.seats.map((seat, index) => (
              <section key={index}>
                <h3>
                  <SeatName colour={seat.colour} name={seat.name} isBot={seat.kind === 'bot'} />
                </h3>
                {list(index)}
              </section>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
