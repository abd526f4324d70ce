/** All boards, small and always in sight; a click brings one to the middle. */
import type { Actor, Seat } from '@kingdomino/rules';
import type { JSX } from 'preact';
import { t } from '../app/i18n/language.ts';
import type { SeatColour } from '../board/colours.ts';
import type { TableSource, TableView } from '../table-source/table-source.ts';
import { Art } from '../ui/icon.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import type { OpenBonus } from './open-bonus.ts';

interface Props {
  readonly view: TableView;
  readonly actor: Actor;
  /** By seat: what is sure, and what may come on top. */
  readonly pointsOf: (seat: Seat) => number;
  readonly openBonusesOf: (seat: Seat) => readonly OpenBonus[];
  /** The seat in the middle of the table. */
  readonly shown: Seat;
  readonly onShow: (seat: Seat) => void;
  /** What stands beside its points. */
  readonly AtSeat: TableSource['AtSeat'];
  readonly draw: (seat: Seat) => JSX.Element;
  /** What else lies there. */
  readonly things?: (seat: Seat) => JSX.Element;
}

export function SmallBoards(props: Props) {
  const { view } = props;
  return (
    <section class="others" aria-label={t(`${kindOf(view)}.label`)}>
      {view.seats.map((_, seat) => (
        <SmallBoard key={seat} seat={seat} {...props} />
      ))}
    </section>
  );
}

const kindOf = ({ game }: TableView) => (game === 'duel' ? 'maps' : 'others');

function SmallBoard(props: Props & { readonly seat: Seat }) {
  const { view, seat, actor, shown, onShow, draw, things, AtSeat } = props;
  const owner = view.seats[seat]!;
  const points = props.pointsOf(seat);
  const bonuses = props.openBonusesOf(seat);
  const text = [t(`${kindOf(view)}.show`, { name: owner, points }), ...bonuses.map(bonus => bonus.text)];
  const words = text.join('. ');
  return (
    <button
      type="button"
      class={`small-kingdom ${owner.colour} ${seat === actor ? 'now' : ''}`}
      data-board={seat}
      aria-pressed={seat === shown}
      aria-label={words}
      title={words}
      onClick={() => onShow(seat)}
    >
      {/* what stands in the middle need not be seen twice */}
      {seat === shown ? <Holder view={view} colour={owner.colour} /> : draw(seat)}
      <span class="caption">
        <SeatName
          colour={owner.colour}
          name={owner.name}
          isBot={owner.kind === 'bot'}
          level={owner.level}
          avatar={owner.avatar}
        />
        {isMine(view, seat) && <span class="you">{t('seat.you')}</span>}
        {!owner.isHere && <span class="away">{t('seat.away')}</span>}
        <strong class="score">{points}</strong>
        <Chips bonuses={bonuses} />
        {AtSeat && <AtSeat seat={seat} />}
      </span>
      {things?.(seat)}
    </button>
  );
}

/** In one hand a card keeps its room: the king is at home there while his kingdom is in the middle. */
function Holder({ view, colour }: { readonly view: TableView; readonly colour: SeatColour }) {
  return view.game === 'kingdomino' ? <Art name={`king-${colour}`} class="holder" /> : null;
}

/** Beside the points, and no part of them yet. What is sure has become one, what is lost is gone. */
function Chips({ bonuses }: { readonly bonuses: readonly OpenBonus[] }) {
  const open = bonuses.filter(({ state, points }) => state === 'open' && points > 0);
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
