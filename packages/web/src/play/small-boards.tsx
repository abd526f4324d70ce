/** Every board, always in sight; a click brings one to the middle. */
import type { Actor, Seat } from '@kingdomino/rules';
import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { SeatName } from '../ui/seat-name.tsx';
import type { TableView } from './table-source.ts';

interface Props {
  readonly view: TableView;
  readonly actor: Actor;
  readonly points: readonly number[];
  /** The seat in the middle of the table. */
  readonly shown: Seat;
  readonly onShow: (seat: Seat) => void;
  readonly draw: (seat: Seat) => JSX.Element;
}

export function SmallBoards({ view, actor, points, shown, onShow, draw }: Props) {
  const kind = view.game === 'duel' ? 'maps' : 'others';
  return (
    <section class="others" aria-label={t(`${kind}.label`)}>
      {view.seats.map((seat, index) => (
        <button
          key={index}
          type="button"
          class={`small-kingdom ${seat.colour} ${index === actor ? 'now' : ''}`}
          aria-pressed={index === shown}
          aria-label={t(`${kind}.show`, { name: seat, points: points[index]! })}
          title={t(`${kind}.show`, { name: seat, points: points[index]! })}
          onClick={() => onShow(index)}
        >
          {draw(index)}
          <span class="caption">
            <SeatName colour={seat.colour} name={seat.name} isBot={seat.kind === 'bot'} />
            {isMine(view, index) && <span class="you">{t('seat.you')}</span>}
            {!seat.isHere && <span class="away">{t('seat.away')}</span>}
            <strong class="score">{points[index]!}</strong>
          </span>
        </button>
      ))}
    </section>
  );
}

/** Marked where one seat is mine and its name does not say so. */
function isMine({ seats }: TableView, seat: Seat): boolean {
  const [mine, ...others] = seats.filter(({ kind }) => kind === 'me');
  return mine !== undefined && mine === seats[seat] && others.length === 0 && !mine.isYou;
}
