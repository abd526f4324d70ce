/** A lesson at the table, or all of them to choose from. */
import '../styles/features/lesson.css';
import '../styles/screens/lessons.css';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { GameTable } from '../tables/game-table.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { LessonCard } from './lesson-card.tsx';
import { LessonList } from './lesson-list.tsx';
import { progressOf } from './lesson-progress.ts';
import { LessonSource } from './lesson-source.ts';
import { LESSON_IDS, LESSONS, type LessonId } from './lessons.ts';
import { PointingRing } from './pointing-ring.tsx';

export function LearnScreen({ lesson }: { readonly lesson: string }) {
  const id = LESSON_IDS.find(each => each === lesson);
  if (lesson === '') return <LessonList />;
  return id ? <LessonTable key={id} id={id} /> : <NotFound text={t('missing.page')} />;
}

function LessonTable({ id }: { readonly id: LessonId }) {
  const source = useMemo(() => new LessonSource(LESSONS[id], progressOf(id)), [id]);
  useEffect(() => () => source.close(), [source]);
  return (
    <div class="lesson">
      <LessonCard source={source} />
      <GameTable key={source.scene} source={source} />
      <PointingRing target={source.isBusy.value ? undefined : source.current.pointsAt} />
    </div>
  );
}
