/**
 * Beside a replay, on a phone over its lower half: the course of the game on top, which stays where it is, and below it the best
 * turns, the moves with what they were worth, one's own mistakes, or other moves to try.
 */
import { commentAt } from '@kingdomino/study';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import '../styles/features/study.css';
import '../styles/features/study-moves.css';
import '../styles/features/study-branches.css';
import { Button } from '../ui/button.tsx';
import { keptReview } from './kept-studies.ts';
import { LearnPart } from './learn-part.tsx';
import { MoveList } from './move-list.tsx';
import { PositionPart } from './position-part.tsx';
import { ReviewPart } from './review-part.tsx';
import { ReviewSummary } from './review-view.tsx';
import { ShareStudy } from './share-study.tsx';
import { prepareStudyClient, takeStudyClient } from './study-client.ts';
import { studyGhosts } from './study-ghosts.tsx';
import type { StudySource } from './study-source.ts';
import { type StudyTab, StudyTabs, TAB_WORDS } from './study-tabs.tsx';
import { askedPosition } from './use-analysis.ts';
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
  const [review, setReview] = useState(() => keptReview(source.study));
  const [isReviewing, setReviewing] = useState(() => isReviewed && !review);
  const [tab, setTab] = useState<StudyTab>(() => firstTab(source, isReviewed));
  const [isFolded, fold] = useState(false);
  const fail = () => setFailed(true);
  const note = commentAt(source.study, source.cursor);
  useStudied(source, client);
  const panel = useRef<HTMLElement>(null);
  // where it stands below the table, whoever opened it would see nothing happen
  useEffect(() => panel.current?.scrollIntoView?.({ block: 'nearest' }), []);
  const choose = (next: StudyTab) => {
    setTab(next);
    // on the other pages the table is looked at
    if (next !== 'what-if') source.isTrying.value = false;
  };
  const askForReview = (isAsked: boolean) => {
    setReviewing(isAsked);
    // what it says of each turn stands there
    if (isAsked) choose('moves');
  };
  const isTrying = source.isTrying.value;
  // whoever plays needs the whole table
  useEffect(() => fold(isTrying), [isTrying]);
  return (
    <aside
      ref={panel}
      class={isFolded ? 'study folded' : 'study'}
      data-tab={tab}
      aria-label={t('study.title')}
    >
      <header>
        <h2>{t('study.title')}</h2>
        <Button kind="quiet" class="study-fold" onClick={() => fold(!isFolded)}>
          {t(isFolded ? 'study.unfold' : 'study.fold')}
        </Button>
        <Button icon="close" kind="quiet" label={t('common.close')} onClick={onClose} />
      </header>
      {hasFailed && <p role="alert">{t('study.failed')}</p>}
      <ReviewPart
        client={client}
        source={source}
        review={review}
        isReviewing={isReviewing}
        onReview={askForReview}
        onReviewed={setReview}
        onFail={fail}
      />
      <StudyTabs tab={tab} onChoose={choose} />
      <div class="study-page" role="tabpanel" aria-label={t(TAB_WORDS[tab])}>
        {tab !== 'what-if' && note && <p class="study-note">{note}</p>}
        {tab === 'best' && !hasFailed && (
          <PositionPart client={client} source={source} isPaused={isReviewing} onFail={fail} />
        )}
        {tab === 'moves' && (
          <>
            {review && <ReviewSummary review={review} source={source} />}
            <MoveList source={source} review={review} />
          </>
        )}
        {tab === 'learn' && <LearnPart key={review?.seed} source={source} client={client} review={review} />}
        {/* bots go on in a branch whatever else is looked at */}
        <div class="study-other-moves" hidden={tab !== 'what-if'}>
          <WhatIf source={source} />
          <ShareStudy source={source} />
        </div>
      </div>
    </aside>
  );
}

function firstTab({ isTrying }: StudySource, isReviewed: boolean): StudyTab {
  if (isTrying.peek()) return 'what-if';
  return isReviewed ? 'moves' : 'best';
}

/** The table shows whose turn is analysed, until the analysis is closed. */
function useStudied(source: StudySource, client: { close(): void }): void {
  useEffect(() => {
    source.isStudied.value = true;
    source.onBoard.value = studyGhosts(source);
    return () => {
      source.isStudied.value = false;
      source.onBoard.value = undefined;
      source.preview(undefined);
      client.close();
    };
  }, [client, source]);
}
