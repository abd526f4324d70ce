/** All puzzles: those of today, practice near one's rating, earlier days, and what was tried. */
import { dayText } from '../app/i18n/format.ts';
import '../styles/screens/puzzles.css';
import type { GameId } from '@kingdomino/rules';
import { GAME_IDS } from '@kingdomino/rules';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { PuzzleScene } from '../scenes/section-scenes.tsx';
import { Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { difficultyOf, puzzleOfDay } from './choose-puzzle.ts';
import { dayBefore, dayOf } from './days.ts';
import { PastTries } from './past-tries.tsx';
import { Practice } from './practice.tsx';
import type { AllPuzzles } from './puzzle-files.ts';
import { PuzzlePicture } from './puzzle-picture.tsx';
import { bestRun } from './run.ts';
import { streak } from './solved-days.ts';
import { attemptAt, isDone, isSolved } from './tries.ts';
import { stateText } from './words.ts';

/** Days of the archive. */
const EARLIER = 14;

export function Overview({ puzzles }: { readonly puzzles: AllPuzzles }) {
  const today = dayOf(Date.now());
  useEffect(() => {
    document.title = t('puzzle.title');
  }, []);
  return (
    <div class="page puzzles">
      <PageTop title={t('puzzle.title')} scene={<PuzzleScene />} />
      <main class="puzzles-main">
        <Today puzzles={puzzles} today={today} />
        <Practice puzzles={puzzles} today={today} />
        <Runs />
        <Archive puzzles={puzzles} today={today} />
        <PastTries puzzles={puzzles} />
      </main>
    </div>
  );
}

/** Against the clock. */
function Runs() {
  return (
    <section class="card sheet" aria-labelledby="puzzles-run">
      <h2 id="puzzles-run">{t('puzzle.run')}</h2>
      <p>{t('puzzle.run.text')}</p>
      <div class="puzzle-start">
        {GAME_IDS.map(game => (
          <Link
            key={game}
            to={game === 'duel' ? '/puzzles/run-duel' : '/puzzles/run'}
            kind="plain"
            icon="clock"
          >
            {t(`game.${game}`)}
            {bestRun(game) > 0 && (
              <span class="soft"> · {t('puzzle.run.best', { count: bestRun(game) })}</span>
            )}
          </Link>
        ))}
      </div>
    </section>
  );
}

interface Props {
  readonly puzzles: AllPuzzles;
  readonly today: string;
}

function Today({ puzzles, today }: Props) {
  const { days, longest } = streak();
  return (
    <section class="card sheet" aria-labelledby="puzzles-today">
      <h2 id="puzzles-today">
        {t('puzzle.today')} <span class="soft">{dayText(today, 'short')}</span>
      </h2>
      <p class="puzzle-streak">
        <Icon name="trophy" /> <strong>{t('puzzle.streak', { days })}</strong>
        {longest > days && <span class="soft"> {t('puzzle.longest', { days: longest })}</span>}
      </p>
      <div class="puzzles-today">
        {GAME_IDS.map(game => (
          <OfToday key={game} game={game} puzzles={puzzles} today={today} />
        ))}
      </div>
      <p class="soft">{t('puzzle.today.text')}</p>
    </section>
  );
}

function OfToday({ game, puzzles, today }: Props & { readonly game: GameId }) {
  const puzzle = puzzleOfDay(puzzles[game], today);
  if (!puzzle) return null;
  const attempt = attemptAt(puzzle.id);
  const isOpen = !attempt || !isDone(attempt);
  const name = t(`game.${game}`);
  return (
    <article class="puzzle-of-day">
      <PuzzlePicture position={puzzle.position} />
      <div>
        <h3>{name}</h3>
        <p class="soft">
          {t(`puzzle.difficulty.${difficultyOf(puzzle)}`)} · {stateText(attempt)}
        </p>
        <Link
          to={`/puzzles/${puzzle.id}`}
          kind={isOpen ? 'main' : 'plain'}
          icon={isOpen ? 'play' : 'eye'}
          label={`${t(isOpen ? 'puzzle.open' : 'puzzle.look')}: ${name}`}
        >
          {t(isOpen ? 'puzzle.open' : 'puzzle.look')}
        </Link>
      </div>
    </article>
  );
}

function Archive({ puzzles, today }: Props) {
  const days = Array.from({ length: EARLIER }, (_, index) => dayBefore(today, index + 1));
  return (
    <details class="card sheet fold">
      <summary>{t('puzzle.archive')}</summary>
      <ul class="puzzle-archive">
        {days.map(day => (
          <li key={day}>
            <span>{dayText(day, 'short')}</span>
            {GAME_IDS.map(game => (
              <OfEarlier key={game} game={game} puzzles={puzzles} day={day} />
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function OfEarlier({
  game,
  puzzles,
  day,
}: {
  readonly game: GameId;
  readonly puzzles: AllPuzzles;
  readonly day: string;
}) {
  const puzzle = puzzleOfDay(puzzles[game], day);
  if (!puzzle) return null;
  const attempt = attemptAt(puzzle.id);
  const name = t(`game.${game}`);
  const icon = !attempt ? 'play' : isSolved(attempt) ? 'check' : 'eye';
  return (
    <Link
      to={`/puzzles/${puzzle.id}`}
      kind="plain"
      icon={icon}
      label={`${dayText(day, 'short')}, ${name}: ${stateText(attempt)}`}
    >
      {name}
    </Link>
  );
}
