/** A lesson: the real table, and above it what to do on it, one thing at a time. */
import type { GameId } from '@kingdomino/rules';
import { useEffect, useMemo } from 'preact/hooks';
import '../styles/learn.css';
import { GameTable } from '../tables/game-table.tsx';
import { LessonCard } from './lesson-card.tsx';
import { progressOf } from './lesson-progress.ts';
import { LessonSource } from './lesson-source.ts';
import { LESSONS } from './lessons.ts';
import { PointingRing } from './pointing-ring.tsx';

export function LearnScreen({ game }: { readonly game: GameId }) {
  const source = useMemo(() => new LessonSource(LESSONS[game], progressOf(game)), [game]);
  useEffect(() => () => source.close(), [source]);
  return (
    <div class="lesson">
      <LessonCard source={source} />
      <GameTable key={source.scene} source={source} />
      <PointingRing target={source.isBusy.value ? undefined : source.current.pointsAt} />
    </div>
  );
}
