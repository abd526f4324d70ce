/** One board in the final count: the part that is counted now, the growing sum, then the whole breakdown and the place. */
import { useMemo } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import type { Spot } from '../board/types.ts';
import type { SeatView } from '../table-source/table-source.ts';
import { Art } from '../ui/icon.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import type { CountedBoard } from './counted-board.ts';
import { useRunningNumber } from './use-running-number.ts';

interface Props {
  readonly board: CountedBoard;
  readonly seat: SeatView;
  /** How many parts are counted. */
  readonly done: number;
  readonly isNow: boolean;
  /** Once everything is counted. */
  readonly place: number | undefined;
  /** Until then its room is kept. */
  readonly isDrawn: boolean;
}

const NO_SPOTS: readonly Spot[] = [];

export function CountedBoardView({
  board,
  seat: { name, colour, level, avatar },
  done,
  isNow,
  place,
  isDrawn,
}: Props) {
  const { parts, draw } = board;
  const counted = parts.slice(0, done);
  const now = isNow && done > 0 ? counted.at(-1) : undefined;
  const spots = now?.spots ?? NO_SPOTS;
  const picture = useMemo(() => isDrawn && draw(spots), [isDrawn, draw, spots]);
  const isWinner = place === 1;
  return (
    <figure
      style={{ order: place }}
      class={`counted ${colour} ${isWinner ? 'winner' : ''} ${isNow ? 'now' : ''}`}
    >
      <div class="counted-board">{picture}</div>
      <figcaption>
        <SeatName colour={colour} name={name} level={level} avatar={avatar} />
        <Sum of={counted.reduce((total, { points }) => total + points, 0)} />
        {place !== undefined && <Place place={place} />}
        {isWinner && <Art name="flag" class={`flag ${colour}`} />}
        <span class="counted-now">{now?.text}</span>
        {place !== undefined && (
          <ul class="breakdown">
            {[...parts].reverse().map(({ text }, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}

/** By itself: the board need not be drawn again for every number it runs through. */
function Sum({ of }: { readonly of: number }) {
  return <strong class="score">{useRunningNumber(of)}</strong>;
}

function Place({ place }: { readonly place: number }) {
  return (
    <span class="medal" title={t('end.place', { place })}>
      <span aria-hidden="true">{place}</span>
      <span class="hidden">{t('end.place', { place })}</span>
    </span>
  );
}
