/** Beside a replay: what each seat may expect, the best turns, the review of the whole game, and other moves to try. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { keptReview } from './kept-studies.ts';
import type { StudySource } from './study-source.ts';
import '../styles/features/study.css';
import '../styles/features/study-branches.css';
import { Button } from '../ui/button.tsx';
import { askedPosition, PositionPart } from './position-part.tsx';
import { ReviewPart } from './review-part.tsx';
import { ShareStudy } from './share-study.tsx';
import { prepareStudyClient, takeStudyClient } from './study-client.ts';
import { WhatIf } from './what-if.tsx';

interface Props {
  readonly source: StudySource;
  /** At once. */
  readonly isReviewed: boolean;
  readonly onClose: () => void;
}

/** Somebody is about to open it. */
export function prepareStudy(source: StudySource): void {
  prepareStudyClient(askedPosition(source, source.played.peek()));
}

export function StudyPanel({ source, isReviewed, onClose }: Props) {
  const client = useMemo(takeStudyClient, []);
  const [hasFailed, setFailed] = useState(false);
  const [isReviewing, setReviewing] = useState(() => isReviewed && !keptReview(source.study));
  const fail = () => setFailed(true);
  useEffect(
    () => () => {
      source.preview(undefined);
      client.close();
    },
    [client, source],
  );
  return (
    <aside class="study" aria-label={t('study.title')}>
      <header>
        <h2>{t('study.title')}</h2>
        <Button icon="close" kind="quiet" label={t('common.close')} onClick={onClose} />
      </header>
      {hasFailed && <p role="alert">{t('study.failed')}</p>}
      {!hasFailed && <PositionPart client={client} source={source} isPaused={isReviewing} onFail={fail} />}
      <ReviewPart
        client={client}
        source={source}
        isReviewing={isReviewing}
        onReview={setReviewing}
        onFail={fail}
      />
      <WhatIf source={source} />
      <ShareStudy source={source} />
    </aside>
  );
}
