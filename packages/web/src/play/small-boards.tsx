/** Every board, always in sight; a click brings one to the middle. */
import type { Actor, Seat } from '@kingdomino/rules';
import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import type { SeatColour } from '../board/colours.ts';
import { Art } from '../ui/icon.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import type { Chance } from './chance.ts';
import type { TableView } from './table-source.ts';

interface Props {
  readonly view: TableView;
  readonly actor: Actor;
  /** By seat: what is sure, and what may come on top. */
  readonly pointsOf: (seat: Seat) => number;
  readonly chancesOf: (seat: Seat) => readonly Chance[];
  /** The seat in the middle of the table. */
  readonly shown: Seat;
  readonly onShow: (seat: Seat) => void;
  readonly draw: (seat: Seat) => JSX.Element;
  /** What else lies there. */
  readonly things?: (seat: Seat) => JSX.Element;
}

export function SmallBoards({ view, actor, pointsOf, chancesOf, shown, onShow, draw, things }: Props) {
  const kind = view.game === 'duel' ? 'maps' : 'others';
  const textOf = (seat: Seat) => {
    const text = t(`${kind}.show`, { name: view.seats[seat]!, points: pointsOf(seat) });
    return [text, ...chancesOf(seat).map(chance => chance.text)].join('. ');
  };
  return (
    <section class="others" aria-label={t(`${kind}.label`)}>
      {view.seats.map((seat, index) => (
        <button
          key={index}
          type="button"
          class={`small-kingdom ${seat.colour} ${index === actor ? 'now' : ''}`}
          aria-pressed={index === shown}
          aria-label={textOf(index)}
          title={textOf(index)}
          onClick={() => onShow(index)}
        >
          {/* what stands in the middle need not be seen twice */}
          {index === shown ? <Holder view={view} colour={seat.colour} /> : draw(index)}
          <span class="caption">
            <SeatName colour={seat.colour} name={seat.name} isBot={seat.kind === 'bot'} />
            {isMine(view, index) && <span class="you">{t('seat.you')}</span>}
            {!seat.isHere && <span class="away">{t('seat.away')}</span>}
            <strong class="score">{pointsOf(index)}</strong>
            <Chips chances={chancesOf(index)} />
          </span>
          {things?.(index)}
        </button>
      ))}
    </section>
  );
}

/** In one hand a card keeps its room: the king is at home there while his kingdom is in the middle. */
function Holder({ view, colour }: { readonly view: TableView; readonly colour: SeatColour }) {
  return view.game === 'kingdomino' ? <Art name={`king-${colour}`} class="holder" /> : null;
}

/** Beside the points, and no part of them yet. What is sure has become one, what is lost is gone. */
function Chips({ chances }: { readonly chances: readonly Chance[] }) {
  const open = chances.filter(({ state, points }) => state === 'open' && points > 0);
  if (open.length === 0) return null;
  const sum = open.reduce((all, { points }) => all + points, 0);
  return (
    <span class="chips">
      {open.map(({ name, points, text }) => (
        <span key={name} class="chip" title={text}>
          {t('preview.points', { points })}
        </span>
      ))}
      <span class="chip-sum">{t('preview.points', { points: sum })}</span>
    </span>
  );
}

/** Marked where one seat is mine and its name does not say so. */
function isMine({ seats }: TableView, seat: Seat): boolean {
  const [mine, ...others] = seats.filter(({ kind }) => kind === 'me');
  return mine !== undefined && mine === seats[seat] && others.length === 0 && !mine.isYou;
}
