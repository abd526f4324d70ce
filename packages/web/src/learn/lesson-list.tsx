/** All lessons, with how far one has come in each. */
import type { GameId } from '@kingdomino/rules';
import { GAME_IDS } from '@kingdomino/rules';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import type { SymbolId } from '../art/index.ts';
import { LessonScene } from '../scenes/section-scenes.tsx';
import { Link } from '../ui/button.tsx';
import { Art, Icon } from '../ui/icon.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { progressOf } from './lesson-progress.ts';
import { resume } from './lesson-run.ts';
import { LESSON_IDS, LESSONS, type LessonId } from './lessons.ts';

export function LessonList() {
  useEffect(() => {
    document.title = t('learn.all');
  }, []);
  return (
    <div class="page lessons">
      <PageTop title={t('learn.all')} art={['king-pink', 'king-blue']} scene={<LessonScene />} />
      <main class="lessons-main">
        {GAME_IDS.map(game => (
          <Lessons key={game} game={game} />
        ))}
      </main>
    </div>
  );
}

function Lessons({ game }: { readonly game: GameId }) {
  const ids = LESSON_IDS.filter(id => LESSONS[id].game === game);
  return (
    <section class="card sheet" aria-labelledby={`lessons-${game}`}>
      <h2 id={`lessons-${game}`}>{t(`game.${game}`)}</h2>
      <ul class="lesson-list">
        {ids.map(id => (
          <Row key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function Row({ id }: { readonly id: LessonId }) {
  const { name, steps } = LESSONS[id];
  const { step } = resume(LESSONS[id], progressOf(id).read()).standing;
  const isDone = step === steps.length - 1;
  return (
    <li class={isDone ? 'done' : ''}>
      <span class="lesson-picture">
        <Art name={pictureOf(id)} />
      </span>
      <div>
        <Link to={`/learn/${id}`} class="lesson-link">
          {t(name)}
        </Link>
        {step > 0 && (
          <span class="soft lesson-step">
            {isDone && <Icon name="check" />}
            {isDone ? t('learn.done') : t('learn.step', { step: step + 1, steps: steps.length })}
          </span>
        )}
        <p class="soft">{t(textOf(id))}</p>
      </div>
    </li>
  );
}

function pictureOf(id: LessonId): SymbolId {
  switch (id) {
    case 'kingdomino':
      return 'logo';
    case 'duel':
      return 'duel-castle';
    case 'dynasty':
      return 'king-yellow';
    case 'mightyDuel':
      return 'flag';
    default:
      return `spell-${id}`;
  }
}

/** What it is about, in a sentence that the rules have for it. */
function textOf(id: LessonId) {
  switch (id) {
    case 'kingdomino':
    case 'duel':
      return `game.${id}.text` as const;
    case 'dynasty':
    case 'mightyDuel':
      return `variant.${id}.text` as const;
    default:
      return `spell.${id}.text` as const;
  }
}
