/** A lesson: the real table, and above it what to do on it, one thing at a time. */
import type { GameId } from '@kingdomino/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../app/language.ts';
import '../styles/learn.css';
import { GameTable } from '../tables/game-table.tsx';
import { Missing } from '../ui/missing.tsx';
import { LessonCard } from './lesson-card.tsx';
import { progressOf } from './lesson-progress.ts';
import { LessonSource } from './lesson-source.ts';
import { LESSONS } from './lessons.ts';
import { PointingRing } from './pointing-ring.tsx';

export function LearnScreen({ game }: { readonly game: GameId }) {
  const source = useMemo(() => {
    const lesson = LESSONS[game];
    return lesson && new LessonSource(lesson, progressOf(game));
  }, [game]);
  useEffect(() => () => source?.close(), [source]);
  if (!source) return <Missing text={t('missing.page')} />;
  return (
    <div class="lesson">
      <LessonCard source={source} />
      <GameTable key={source.scene} source={source} />
      <PointingRing target={source.isBusy.value ? undefined : source.current.pointsAt} />
    </div>
  );
}
