/**
 * Beside the table: what is asked, whether a turn was right and why, and the way on. On a phone the question stays above the table
 * and the answer comes as a sheet over its lower part, so that nothing moves.
 */

import { readMove } from '@kingdomino/rules';
import { type Reason, reasonsFor } from '@kingdomino/study';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { usesKeyboard } from '../app/keyboard.ts';
import { formatReplayAddress } from '../app/navigation/replay-address.ts';
import { go } from '../app/navigation/router.ts';
import { lookText } from '../coach/look-text.ts';
import { sentencesOf } from '../study/reasons.tsx';
import { placeText } from '../study/turn-picture.tsx';
import { turnText } from '../study/turn-words.ts';
import { Button, Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PuzzleSource } from './puzzle-source.ts';
import { type Rated, RatingNote } from './rating-note.tsx';
import { SharePuzzle } from './share-puzzle.tsx';
import { attemptAt } from './tries.ts';
import { useRefutation } from './use-refutation.ts';
import { kindText, lossText } from './words.ts';

interface Props {
  readonly source: PuzzleSource;
  /** The day it is the puzzle of, today. */
  readonly day: string | undefined;
  readonly rated: Rated | undefined;
  readonly onNext: () => void;
}

export function PuzzleCard({ source, day, rated, onNext }: Props) {
  const { puzzle, game } = source.open;
  const [isHinted, hint] = useState(false);
  const refutation = useRefutation(source);
  const [verdict, ...texts] = textsOf(source, source.isSolutionKnown.value ? [] : refutation.texts);
  const card = useRef<HTMLElement>(null);
  const isDone = source.judged.value !== undefined || source.isSolutionKnown.value;
  // where it lies can be seen by whoever sees the table
  const place = source.showsSolution.value ? placeText(source.before.value, source.best) : '';
  const hinted = isHinted && !source.isSolutionKnown.value ? [hintText(source)] : [];
  useNews([verdict ?? '', place, ...texts, ...hinted].filter(Boolean));
  useEffect(() => {
    if (isDone && usesKeyboard()) card.current?.querySelector<HTMLElement>('.puzzle-on')?.focus();
    if (!isDone) hint(false);
  }, [isDone, source.isSolutionKnown.value]);
  return (
    <aside
      ref={card}
      class="card lesson-card puzzle-card"
      aria-label={t('puzzle.title')}
      aria-busy={refutation.isBusy}
    >
      <Link to="/puzzles" icon="arrow-left" label={t('puzzle.all')} />
      <div class="lesson-text">
        <p class="puzzle-kind soft">
          {kindText(game.id, puzzle.position)} · {t('puzzle.rating-of', { rating: puzzle.rating })}
        </p>
        <p>{t('puzzle.task')}</p>
      </div>
      <div class={isDone ? 'puzzle-feedback' : 'puzzle-feedback idle'}>
        {verdict !== undefined && <Verdict source={source} text={verdict} />}
        {place && <p class="hidden">{place}</p>}
        {texts.map(text => (
          <p key={text}>{text}</p>
        ))}
        {hinted.map(text => (
          <p key={text} class="lesson-note">
            {text}
          </p>
        ))}
        <RatingNote rated={rated} />
        <Ways source={source} day={day} isHinted={isHinted} onHint={() => hint(true)} onNext={onNext} />
      </div>
    </aside>
  );
}

/** Each thing is said once. */
function useNews(texts: readonly string[]): void {
  const told = useRef<readonly string[]>([]);
  useEffect(() => {
    const news = texts.filter(text => !told.current.includes(text));
    told.current = texts;
    if (news.length > 0) announce(news.join(' '));
  }, [texts.join(' ')]);
}

/** The one word that matters, with a sign. */
function Verdict({ source, text }: { readonly source: PuzzleSource; readonly text: string }) {
  const verdict = source.showsSolution.value ? 'right' : (source.judged.value?.verdict ?? 'right');
  return (
    <p class={`puzzle-verdict ${verdict}`}>
      <Icon name={verdict === 'right' ? 'check' : verdict === 'nearly' ? 'coach' : 'close'} />{' '}
      <strong>{text}</strong>
    </p>
  );
}

/** First what became of the turn, or the solution; then what can be said about it. Nothing while it is looked for. */
function textsOf(source: PuzzleSource, refutation: readonly string[]): readonly string[] {
  const judged = source.judged.value;
  if (source.showsSolution.value || judged?.verdict === 'right')
    return solutionTexts(source, judged?.verdict === 'right');
  if (!judged) return [];
  return [
    t(`puzzle.${judged.verdict}`),
    ...(judged.half ? [t(`puzzle.nearly.${judged.half}`)] : []),
    ...refutation,
  ];
}

function solutionTexts(source: PuzzleSource, isFound: boolean): string[] {
  const view = source.before.value;
  const next = source.open.puzzle.others[0];
  const loss = next && lossText(next);
  return [
    isFound ? t('puzzle.right') : t('puzzle.best', { text: turnText(view, source.best) }),
    ...sentencesOf(reasonsOf(source), view),
    ...(loss ? [t('puzzle.ahead', { loss })] : []),
  ];
}

function reasonsOf({ open: { game, state }, best }: PuzzleSource): readonly Reason[] {
  let now = state;
  const moves = best.map(text => {
    const move = readMove(game, now, text);
    if (!move.ok) throw new RangeError(move.error.text);
    now = game.play(now, move.value);
    return move.value;
  });
  return reasonsFor(game, state, moves);
}

function hintText(source: PuzzleSource): string {
  return lookText({ moves: source.best, reasons: reasonsOf(source) }, source.before.value);
}

interface WaysProps {
  readonly source: PuzzleSource;
  readonly day: string | undefined;
  readonly isHinted: boolean;
  readonly onHint: () => void;
  readonly onNext: () => void;
}

function Ways({ source, day, isHinted, onHint, onNext }: WaysProps) {
  const judged = source.judged.value;
  const isKnown = source.isSolutionKnown.value;
  const isWrong = judged !== undefined && judged.verdict !== 'right';
  // before the first try a slip would cost rating
  const hasTried = attemptAt(source.open.puzzle.id) !== undefined;
  const study = `/replay#${formatReplayAddress({ position: source.open.puzzle.position, task: 'play' })}`;
  return (
    <div class="lesson-buttons">
      {!isKnown && isWrong && (
        <Button kind="main" icon="undo" class="puzzle-on" onClick={() => source.restart()}>
          {t('puzzle.try-again')}
        </Button>
      )}
      {!isKnown && isWrong && !isHinted && (
        <Button icon="coach" onClick={onHint}>
          {t('puzzle.hint')}
        </Button>
      )}
      {!isKnown && (isWrong || hasTried) && (
        <Button icon="eye" onClick={() => source.showSolution()}>
          {t('puzzle.solution')}
        </Button>
      )}
      {isKnown && (
        <Button kind="main" icon="arrow-right" class="puzzle-on" onClick={onNext}>
          {t('puzzle.next')}
        </Button>
      )}
      {isKnown && isWrong && (
        <Button
          icon="eye"
          onClick={() => {
            source.showsSolution.value = !source.showsSolution.value;
          }}
        >
          {source.showsSolution.value ? t('puzzle.mine') : t('puzzle.solution')}
        </Button>
      )}
      {isKnown && (
        <Button icon="points" onClick={() => go(study)}>
          {t('puzzle.study')}
        </Button>
      )}
      {isKnown && day !== undefined && <SharePuzzle source={source} day={day} />}
    </div>
  );
}
