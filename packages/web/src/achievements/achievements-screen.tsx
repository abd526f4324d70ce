/** A quiet page of firsts and bests. It asks for nothing, and nothing of it interrupts a game. */
import '../styles/achievements.css';
import { achievementsOf, bestsOf, type FinishedGame } from '@kingdomino/table/achievements';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { language, t } from '../app/language.ts';
import { savedGames } from '../play/saved-games.ts';
import { streak } from '../puzzles/solved-days.ts';
import { a, bestText, goalText } from '../results/achievement-words.ts';
import { finishedGamesOf } from '../results/finished.ts';
import { allResults } from '../results/results.ts';
import { Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { useOldGames } from './use-old-games.ts';

const PUZZLE_DAYS = 7;

export function AchievementsScreen() {
  useEffect(() => {
    document.title = t('home.achievements');
  }, []);
  useOldGames();
  const results = allResults();
  const games = finishedGamesOf(results);
  const bests = bestsOf(games);
  return (
    <div class="page achievements">
      <PageTop title={t('home.achievements')} />
      <main>
        <section class="card sheet">
          <p>{a('text')}</p>
          {bests.length === 0 ? (
            <p class="soft">{t('results.none')}</p>
          ) : (
            <>
              <h2>{a('bests')}</h2>
              <ul class="firsts">
                {bests.map(({ name, value, by }) => (
                  <Row key={name} text={bestText(name)} value={String(value)} by={by} isDone />
                ))}
              </ul>
            </>
          )}
        </section>
        <Firsts games={games} />
        <Others hasPad={results.find(({ isFromPad }) => isFromPad)?.at} />
      </main>
    </div>
  );
}

const GROUPS = [
  ['points', ['points']],
  ['wins', ['win']],
  ['levels', ['level']],
  ['feats', ['bonus', 'both-bonuses', 'whole-dynasty', 'spells', 'streak', 'games']],
] as const;

function Firsts({ games }: { readonly games: readonly FinishedGame[] }) {
  const all = achievementsOf(games);
  return (
    <>
      {GROUPS.map(([title, kinds]) => {
        const group = all.filter(({ goal }) => kinds.some(kind => kind === goal.kind));
        const done = group.filter(({ by }) => by).length;
        return (
          <section key={title} class="card sheet">
            <h2>
              {a(title)} <span class="soft">{a('count', { count: done, all: group.length })}</span>
            </h2>
            <ul class="firsts">
              {group.map(({ id, goal, count, of, by }) => (
                <Row
                  key={id}
                  text={goalText(goal)}
                  detail={goal.kind === 'level' ? t(`game.${goal.game}`) : undefined}
                  value={by || of === 1 || count === 0 ? undefined : a('count', { count, all: of })}
                  by={by}
                  isDone={by !== undefined}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** What is reached beside one's own games. */
function Others({ hasPad }: { readonly hasPad: number | undefined }) {
  const { longest } = streak();
  return (
    <section class="card sheet">
      <h2>{t('home.more')}</h2>
      <ul class="firsts">
        <Row
          text={t('home.puzzle', { days: PUZZLE_DAYS })}
          value={
            longest > 0 && longest < PUZZLE_DAYS
              ? a('count', { count: longest, all: PUZZLE_DAYS })
              : undefined
          }
          isDone={longest >= PUZZLE_DAYS}
        />
        <Row text={a('pad')} at={hasPad} isDone={hasPad !== undefined} />
      </ul>
    </section>
  );
}

interface RowProps {
  readonly text: string;
  readonly detail?: string | undefined;
  readonly value?: string | undefined;
  /** The game that did it. */
  readonly by?: FinishedGame | undefined;
  readonly at?: number | undefined;
  readonly isDone: boolean;
}

function Row({ text, detail, value, by, at = by?.at, isDone }: RowProps) {
  return (
    <li class={isDone ? 'done' : ''}>
      <Icon name={isDone ? 'trophy' : 'close'} />
      <span class="first-text">
        <span>{text}</span>
        {detail && <span class="soft">{detail}</span>}
        {!isDone && <span class="hidden">{a('not-yet')}</span>}
      </span>
      {value !== undefined && <strong class="score">{value}</strong>}
      {at !== undefined && <When at={at} id={by?.id} text={text} />}
    </li>
  );
}

interface WhenProps {
  readonly at: number;
  readonly id: string | undefined;
  readonly text: string;
}

/** The day, and the way to the game while it is kept. */
function When({ at, id, text }: WhenProps) {
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(at);
  const isKept = savedGames.value.some(game => game.id === id && game.isOver);
  return isKept ? (
    <Link to={`/play/${id}`} class="when" label={`${t('games.result')}: ${text}, ${day}`}>
      {day}
    </Link>
  ) : (
    <Plain>{day}</Plain>
  );
}

function Plain({ children }: { readonly children: ComponentChildren }) {
  return <span class="soft when">{children}</span>;
}
