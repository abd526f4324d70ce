/** The review of the whole game: made on request, with a bar that says how far it is, and kept with the game. Then its chart. */

import type { Review } from '@kingdomino/study';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { keepReview } from './kept-studies.ts';
import { OutlookChart } from './outlook-chart.tsx';
import type { StudyClient } from './study-client.ts';
import { type StudySource, stepOfGame } from './study-source.ts';
import type { ReviewState } from './study-worker.ts';

interface Props {
  readonly client: StudyClient;
  readonly source: StudySource;
  readonly review: Review | undefined;
  readonly isReviewing: boolean;
  readonly onReview: (isReviewing: boolean) => void;
  readonly onReviewed: (review: Review) => void;
  readonly onFail: () => void;
}

export function ReviewPart({ client, source, review, isReviewing, onReview, onReviewed, onFail }: Props) {
  const [state, setState] = useState<ReviewState | undefined>(undefined);
  useEffect(() => {
    if (!isReviewing) return;
    const end = new AbortController();
    const tell = (next: ReviewState) => {
      setState(next);
      if (!next.review) return;
      keepReview(source.study, next.review);
      onReviewed(next.review);
    };
    const { study: _, ...record } = source.study;
    void client.review(record, end.signal, tell).then(() => end.signal.aborted || onReview(false), onFail);
    return () => end.abort();
  }, [client, source, isReviewing]);
  if (review)
    return (
      <OutlookChart
        review={review}
        seats={source.played.value.seats}
        step={stepOfGame(source)}
        onGo={step => source.goTo({ path: [], at: step })}
      />
    );
  // the study of a position has no game behind it
  if (source.study.moves.length === 0) return null;
  if (!isReviewing)
    return (
      <Button kind="main" icon="trophy" onClick={() => onReview(true)}>
        {t('study.review')}
      </Button>
    );
  const { done = 0, total = 0 } = state ?? {};
  return (
    <section class="study-progress">
      <progress value={done} max={Math.max(1, total)} aria-label={t('study.review')} />
      <span>{total > 0 ? t('study.progress', { done, total }) : ' '}</span>
      <Button onClick={() => onReview(false)}>{t('study.stop')}</Button>
    </section>
  );
}
