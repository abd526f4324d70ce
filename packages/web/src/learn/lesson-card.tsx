/** The step in words, why the last try did not count, and the way on. */
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { usesKeyboard } from '../app/keyboard.ts';
import { go } from '../app/navigation/router.ts';
import { firstGame } from '../home/setup.ts';
import { Button, Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { stepText } from './learn-words.ts';
import type { LessonSource } from './lesson-source.ts';

export function LessonCard({ source }: { readonly source: LessonSource }) {
  const { step, lesson, current, isLast } = source;
  const { steps, game } = lesson;
  const isBusy = source.isBusy.value;
  const note = source.note.value?.();
  const text = stepText(current, lesson, source.view.value);
  const card = useRef<HTMLElement>(null);
  const place = t('learn.step', { step: step + 1, steps: steps.length });
  useEffect(() => {
    if (isBusy) return;
    announce(`${place}. ${text}`);
    if (usesKeyboard()) card.current?.querySelector<HTMLElement>('.lesson-on')?.focus();
  }, [step, isBusy]);
  return (
    <aside ref={card} class="card lesson-card" aria-label={t('learn.title', { game: t(lesson.name) })}>
      <Icon name="coach" />
      <div class="lesson-text">
        <p>{text}</p>
        {note !== undefined && (
          <p class="lesson-note">
            <strong>{t('learn.why')}</strong> {note}
          </p>
        )}
      </div>
      <div class="lesson-buttons">
        {isLast && (
          <>
            <Button
              kind="main"
              icon="play"
              class="lesson-on"
              onClick={() => go(firstGame(game, lesson.switches))}
            >
              {t('home.play')}
            </Button>
            <Link to="/learn" kind="plain" icon="book">
              {t('learn.more')}
            </Link>
            <Link to={`/help/${game}`} kind="plain" icon="help">
              {t('learn.rules')}
            </Link>
          </>
        )}
        {!isLast && current.expects === 'read' && (
          <Button kind="main" icon="arrow-right" class="lesson-on" onClick={() => void source.readOn()}>
            {t('learn.next')}
          </Button>
        )}
        <span class="lesson-place">
          <progress value={step + 1} max={steps.length} aria-hidden="true" />
          <span class="hidden">{place}</span>
          <span class="lesson-count" aria-hidden="true">
            {step + 1}/{steps.length}
          </span>
        </span>
        {step > 0 && (
          <Button kind="quiet" icon="replay" label={t('learn.again')} onClick={() => source.restart()} />
        )}
      </div>
    </aside>
  );
}
