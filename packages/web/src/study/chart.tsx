/** The chances to win over a game, a line for each seat, under a slider that leads to every move. */
import type { Review } from '@kingdomino/study';
import type { SeatView } from '../play/table-source.ts';
import { s } from './words.ts';

interface Props {
  readonly review: Review;
  readonly seats: readonly SeatView[];
  readonly step: number;
  readonly onGo: (step: number) => void;
}

const WIDTH = 300;
const HEIGHT = 100;

export function Chart({ review, seats, step, onGo }: Props) {
  const { chart, moves } = review;
  const x = (at: number) => (WIDTH * at) / Math.max(1, moves);
  const line = (seat: number) =>
    chart.map(
      ({ at, seats: values }) => `${x(at).toFixed(1)},${(HEIGHT * (1 - values[seat]!.win)).toFixed(1)}`,
    );
  return (
    <div class="study-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path class="middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {seats.map((seat, index) => (
          <polyline key={index} class={`seat-line ${seat.colour}`} points={line(index).join(' ')} />
        ))}
        <path class="now" d={`M${x(step).toFixed(1)} 0V${HEIGHT}`} />
      </svg>
      <input
        type="range"
        min={0}
        max={moves}
        value={step}
        aria-label={s('chart')}
        onInput={event => onGo(Number(event.currentTarget.value))}
      />
    </div>
  );
}
