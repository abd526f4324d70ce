/** What every kingdom's areas give, side by side. */
import type { Position } from '@kingdomino/rules/kingdomino';
import { t } from '../app/language.ts';
import type { TableView } from '../play/table-source.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { AreaList } from './area-list.tsx';

interface Props {
  readonly view: TableView;
  readonly onClose: () => void;
}

export function Points({ view, onClose }: Props) {
  return (
    <Dialog title={t('areas.label')} onClose={onClose} class="wide">
      <div class="all-points">
        {view.seats.map((seat, index) => (
          <section key={seat.name + String(index)}>
            <h3>
              <SeatName seat={index} name={seat.name} isBot={seat.kind === 'bot'} />
            </h3>
            <AreaList position={view.state as Position} seat={index} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
