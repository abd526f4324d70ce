/** The screen of achievements and bests. It asks for nothing, and nothing of it interrupts a game. */
import '../styles/features/achievements.css';
import type { DailyHistory } from '@kingdomino/protocol';
import { GAME_IDS, type GameId } from '@kingdomino/rules';
import { achievementsOf, bestsOf, type FinishedGame } from '@kingdomino/table/achievements';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { useGet } from '../connection/use-get.ts';
import { streak } from '../puzzles/solved-days.ts';
import { bestText, goalText, nameOf } from '../results/achievement-words.ts';
import { allResults } from '../results/results.ts';
import { PodiumScene } from '../scenes/podium-scene.tsx';
import { Link } from '../ui/button.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { AchievementRow } from './achievement-row.tsx';
import { type MedalLook, medalOf } from './medals.ts';
import { UnclaimedGames } from './unclaimed-games.tsx';
import { useMyGames } from './use-my-games.ts';
import { useOldGames } from './use-old-games.ts';

const PUZZLE_DAYS = 7;
const BEST: MedalLook = { metal: 'gold', motif: { art: 'crown' } };
const PUZZLES: MedalLook = { metal: 'silver', motif: { art: 'icon-puzzle' } };
const DAILY: MedalLook = { metal: 'bronze', motif: { art: 'icon-calendar' } };
const PAD: MedalLook = { metal: 'bronze', motif: { art: 'icon-pencil' } };

export function AchievementsScreen() {
  useEffect(() => {
    document.title = t('home.achievements');
  }, []);
  useOldGames();
  const { games, account, again } = useMyGames();
  const bests = bestsOf(games);
  return (
    <div class="page achievements">
      <PageTop title={t('home.achievements')} art={['flag', 'king-yellow']} scene={<PodiumScene />} />
      <main>
        <section class="card sheet">
          <p>{t(account === 'none' ? 'achieve.text' : 'achieve.text.account')}</p>
          {account === 'away' && <p class="soft">{t('achieve.away')}</p>}
          <UnclaimedGames onTaken={again} />
          {bests.length === 0 ? (
            <p class="soft">{t('results.none')}</p>
          ) : (
            <>
              <h2>{t('achieve.bests')}</h2>
              <ul class="achievement-list">
                {bests.map(({ name, value, by }) => (
                  <AchievementRow
                    key={name}
                    look={BEST}
                    text={bestText(name)}
                    value={String(value)}
                    by={by}
                    isDone
                  />
                ))}
              </ul>
            </>
          )}
          {account === 'none' && (
            <Link to="/account" icon="person" class="to-account">
              {t('achieve.sign-in')}
            </Link>
          )}
        </section>
        <Achievements games={games} />
        <Others hasPad={allResults().find(({ isFromPad }) => isFromPad)?.at} />
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

function Achievements({ games }: { readonly games: readonly FinishedGame[] }) {
  const all = achievementsOf(games);
  return (
    <>
      {GROUPS.map(([title, kinds]) => {
        const group = all.filter(({ goal }) => kinds.some(kind => kind === goal.kind));
        const done = group.filter(({ by }) => by).length;
        return (
          <section key={title} class="card sheet">
            <h2>
              {t(`achieve.${title}`)}{' '}
              <span class="soft">{t('achieve.count', { count: done, all: group.length })}</span>
            </h2>
            <ul class="achievement-list">
              {group.map(({ id, goal, count, of, by }) => (
                <AchievementRow
                  key={id}
                  look={medalOf(goal)}
                  text={nameOf(goal)}
                  detail={goal.kind === 'level' ? t(`game.${goal.game}`) : goalText(goal)}
                  value={by || of === 1 || count === 0 ? undefined : t('achieve.count', { count, all: of })}
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
      <h2>{t('achieve.more')}</h2>
      <ul class="achievement-list">
        <AchievementRow
          look={PUZZLES}
          text={t('home.puzzle', { days: PUZZLE_DAYS })}
          value={
            longest > 0 && longest < PUZZLE_DAYS
              ? t('achieve.count', { count: longest, all: PUZZLE_DAYS })
              : undefined
          }
          isDone={longest >= PUZZLE_DAYS}
        />
        {GAME_IDS.map(game => (
          <DailyRow key={game} game={game} />
        ))}
        <AchievementRow look={PAD} text={t('achieve.pad')} at={hasPad} isDone={hasPad !== undefined} />
      </ul>
    </section>
  );
}

/** What the server knows; nothing without it. */
function DailyRow({ game }: { readonly game: GameId }) {
  const { answer } = useGet<DailyHistory>(`/api/daily/${game}/history`, 'guest');
  if (!answer?.ok) return null;
  const { days, next } = answer.value;
  const first = days.filter(({ mine }) => mine.state === 'finished').at(-1)?.day;
  const isKnown = first !== undefined && next === undefined;
  return (
    <AchievementRow
      look={DAILY}
      text={`${t('home.daily')}, ${t(`game.${game}`)}`}
      at={isKnown ? Date.parse(first) : undefined}
      to={isKnown ? `/daily/${game}-${first}` : undefined}
      isDone={first !== undefined}
    />
  );
}
