/** What a review says on the whole: accuracy, luck and skill for each seat, and the moments that decided the game. */

import type { Moment, Review } from '@kingdomino/study';
import { numberText, percentText, quantity } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import type { TableView } from '../table-source/table-source.ts';
import { SeatName } from '../ui/seat-name.tsx';
import type { StudySource } from './study-source.ts';

interface Props {
  readonly review: Review;
  readonly source: StudySource;
}

export function ReviewSummary({ review, source }: Props) {
  const view = source.played.value;
  const moments = review.moments.filter(moment => isTelling(moment, review));
  return (
    <>
      <ul class="study-seats">
        {review.seats.map(({ accuracy, own, luck }, seat) => (
          <li key={seat}>
            <SeatName colour={view.seats[seat]!.colour} name={view.seats[seat]!.name} />
            <span>{`${t('study.accuracy')}: ${percentText(accuracy / 100)}`}</span>
            <span class="soft">
              {t('study.summary', {
                name: view.seats[seat]!.name,
                own: quantity(own.points.mean, 1, 'always'),
                luck: numberText(luck.points.mean, 1, 'always'),
              })}
            </span>
          </li>
        ))}
      </ul>
      {moments.length > 0 && <h3>{t('study.moments')}</h3>}
      <ol class="study-moments">
        {moments.map(moment => (
          <li key={`${moment.kind} ${moment.index}`}>
            <button
              type="button"
              class="study-moment"
              onClick={() => source.goTo({ path: [], at: placeOf(moment) })}
            >
              {momentText(moment, review, view)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A good turn decided nothing, whatever it was worth. */
function isTelling({ kind, index }: Moment, { decisions }: Review): boolean {
  return kind === 'chance' || !['best', 'good'].includes(decisions[index]!.grade);
}

/** A decision is looked at before it is made, a draw after it. */
function placeOf({ kind, at }: Moment): number {
  return kind === 'decision' ? at : at + 1;
}

function momentText({ kind, index, seat, win }: Moment, review: Review, { seats }: TableView): string {
  if (kind === 'chance') {
    const percent = percentText(Math.abs(win));
    return t(win < 0 ? 'study.moment.bad-luck' : 'study.moment.luck', { name: seats[seat]!.name, percent });
  }
  const decision = review.decisions[index]!;
  return t('study.moment.decision', {
    name: seats[decision.seat]!.name,
    grade: t(`study.grade.${decision.grade}`),
    percent: percentText(decision.loss.win.mean),
  });
}
