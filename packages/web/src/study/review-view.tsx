/** What a review says: accuracy, luck and skill for each seat, and the moments that decided the game. */
import type { Moment, Review } from '@kingdomino/study';
import type { TableView } from '../play/table-source.ts';
import { SeatName } from '../ui/seat-name.tsx';
import { Chart } from './chart.tsx';
import { number, s } from './words.ts';

interface Props {
  readonly review: Review;
  readonly view: TableView;
  readonly step: number;
  readonly onGo: (step: number) => void;
}

export function ReviewView({ review, view, step, onGo }: Props) {
  return (
    <>
      <Chart review={review} seats={view.seats} step={step} onGo={onGo} />
      <ul class="study-seats">
        {review.seats.map(({ accuracy, own, luck }, seat) => (
          <li key={seat}>
            <SeatName colour={view.seats[seat]!.colour} name={view.seats[seat]!.name} />
            <span>{`${s('accuracy')}: ${number(accuracy, 0)} %`}</span>
            <span class="soft">
              {s('summary', {
                name: view.seats[seat]!.name,
                own: number(own.points.mean, 1, 'always'),
                luck: number(luck.points.mean, 1, 'always'),
              })}
            </span>
          </li>
        ))}
      </ul>
      <h3>{s('moments')}</h3>
      <ol class="study-moments">
        {review.moments.map(moment => (
          <li key={`${moment.kind} ${moment.index}`}>
            <button type="button" class="study-turn" onClick={() => onGo(placeOf(moment))}>
              {momentText(moment, review, view)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A decision is looked at before it is made, a draw after it. */
function placeOf({ kind, at }: Moment): number {
  return kind === 'decision' ? at : at + 1;
}

function momentText({ kind, index, seat, win }: Moment, review: Review, { seats }: TableView): string {
  const percent = number(100 * win, 0, 'always');
  if (kind === 'chance') return s('moment.chance', { name: seats[seat]!.name, percent });
  const decision = review.decisions[index]!;
  const loss = number(-100 * decision.loss.win.mean, 0, 'always');
  return s('moment.decision', {
    name: seats[decision.seat]!.name,
    grade: s(`grade.${decision.grade}`),
    percent: loss,
  });
}
