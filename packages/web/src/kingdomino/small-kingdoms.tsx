/** Every other kingdom, always in sight; a click brings one to the middle. */
import type { Seat } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import { t } from '../app/language.ts';
import { Landscape } from '../board/landscape.tsx';
import { SEAT_COLOURS } from '../board/types.ts';
import type { TableView } from '../play/table-source.ts';
import { SeatName } from '../ui/seat-name.tsx';
import { frameOf, rectOf, tilesOf } from './view.ts';

interface Props {
  readonly view: TableView;
  /** The seat in the middle of the table. */
  readonly shown: Seat;
  readonly onShow: (seat: Seat) => void;
}

export function SmallKingdoms({ view, shown, onShow }: Props) {
  const position = view.state as Position;
  const scores = position.scores();
  return (
    <section class="others" aria-label={t('others.label')}>
      {view.seats.map((seat, index) => (
        <button
          key={index}
          type="button"
          class={`small-kingdom ${SEAT_COLOURS[index]} ${index === position.actor ? 'now' : ''}`}
          aria-pressed={index === shown}
          aria-label={t('others.show', { name: seat.name, points: scores[index]!.total })}
          onClick={() => onShow(index)}
        >
          <SmallPicture position={position} seat={index} />
          <span class="caption">
            <SeatName seat={index} name={seat.name} isBot={seat.kind === 'bot'} />
            <strong class="score">{scores[index]!.total}</strong>
            {!seat.isHere && <span class="away">{t('seat.away')}</span>}
          </span>
        </button>
      ))}
    </section>
  );
}

function SmallPicture({ position, seat }: { readonly position: Position; readonly seat: Seat }) {
  const kingdom = position.kingdoms[seat]!;
  return (
    <Landscape
      rect={rectOf(kingdom, 1)}
      tiles={tilesOf(kingdom)}
      colour={SEAT_COLOURS[seat]!}
      frame={frameOf(kingdom)}
    />
  );
}
