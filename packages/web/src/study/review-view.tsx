/** What a review says: accuracy, luck and skill for each seat, and the moments that decided the game. */
import type { Moment, Review } from '@kingdomino/study';
import type { TableView } from '../table-source/table-source.ts';
import { Button } from '../ui/button.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { Chart } from './chart.tsx';
import type { StudySource } from './study-source.ts';
import { number, s } from './words.ts';

interface Props {
  readonly review: Review;
  readonly source: StudySource;
}

export function ReviewView({ review, source }: Props) {
  const view = source.played.value;
  const { path, at } = source.cursor;
  const go = (step: number) => source.goTo({ path: [], at: step });
  // on a branch the chart stays where it leaves the game
  const step = path.length === 0 ? at : Math.min(at, source.study.study.branches?.[path[0]!]?.at ?? 0);
  return (
    <>
      <Chart review={review} seats={view.seats} step={step} onGo={go} />
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
            <button type="button" class="study-turn" onClick={() => go(placeOf(moment))}>
              {momentText(moment, review, view)}
            </button>
            <Button icon="play" onClick={() => tryIt(source, moment)}>
              {s('try')}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The board is there to be played on, from just before the decision, or after what was drawn. */
function tryIt(source: StudySource, moment: Moment): void {
  source.goTo({ path: [], at: placeOf(moment) });
  source.isTrying.value = true;
  // on a phone the table is far above
  scrollTo({ top: 0 });
}

/** A decision is looked at before it is made, a draw after it. */
function placeOf({ kind, at }: Moment): number {
  return kind === 'decision' ? at : at + 1;
}

function momentText({ kind, index, seat, win }: Moment, review: Review, { seats }: TableView): string {
  if (kind === 'chance') {
    const percent = number(100 * Math.abs(win), 0);
    return s(win < 0 ? 'moment.bad-luck' : 'moment.luck', { name: seats[seat]!.name, percent });
  }
  const decision = review.decisions[index]!;
  const loss = number(-100 * decision.loss.win.mean, 0, 'always');
  return s('moment.decision', {
    name: seats[decision.seat]!.name,
    grade: s(`grade.${decision.grade}`),
    percent: loss,
  });
}
