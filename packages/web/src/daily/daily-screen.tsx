/** The deal of the day: both games of today, or one day that was. */
import { dayText, momentText } from '../app/i18n/format.ts';
import '../styles/screens/daily.css';
import type { DailyToday } from '@kingdomino/protocol';
import { GAME_IDS, type GameId } from '@kingdomino/rules';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { go } from '../app/navigation/router.ts';
import { signedInMember } from '../app/signed-in-member.ts';
import { useGet } from '../connection/use-get.ts';
import { useClockTicks } from '../online/table/use-clock-ticks.ts';
import { CalendarScene } from '../scenes/calendar-scene.tsx';
import { faceOf } from '../table-source/clock-text.ts';
import { Button, Link } from '../ui/button.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { readDailyAddress } from './daily-address.ts';
import { DayDetails } from './day-details.tsx';
import { GameOfToday } from './game-of-today.tsx';
import { PastDays } from './past-days.tsx';
import { startPractice } from './practice.ts';

export function DailyScreen({ day }: { readonly day: string }) {
  const wanted = readDailyAddress(day);
  useEffect(() => {
    document.title = t('home.daily');
  }, []);
  if (day !== '' && !wanted) return <NotFound text={t('missing.page')} />;
  return (
    <div class="page daily">
      <PageTop
        title={t('home.daily')}
        art={['flag', 'king-green']}
        scene={<CalendarScene day={dayOf(wanted?.day)} />}
      />
      <main class="daily-main">{wanted ? <OneDay {...wanted} /> : <Today />}</main>
    </div>
  );
}

/** Of the month; today's by the server's reckoning, which is UTC. */
const dayOf = (day = new Date().toISOString()): number => Number(day.slice(8, 10));

function OneDay({ game, day }: { readonly game: GameId; readonly day: string }) {
  return (
    <section class="card sheet" aria-labelledby="daily-day">
      <h2 id="daily-day">
        {t(`game.${game}`)} <span class="soft">{dayText(day, 'long')}</span>
      </h2>
      <DayDetails game={game} day={day} />
      <Link to="/daily" icon="arrow-left">
        {t('daily.to-today')}
      </Link>
    </section>
  );
}

function Today() {
  const { answer, again } = useGet<DailyToday>('/api/daily');
  if (!answer) return <div class="card sheet" aria-busy="true" />;
  if (!answer.ok) return <Practice />;
  return (
    <>
      <Intro today={answer.value} onNext={again} />
      <div class="daily-games">
        {answer.value.games.map(game => (
          <GameOfToday key={game.game} told={game} />
        ))}
      </div>
      <PastDays />
      <Fairness today={answer.value} />
    </>
  );
}

interface IntroProps {
  readonly today: DailyToday;
  readonly onNext: () => void;
}

/** By the server's clock, whatever the device thinks. */
function Intro({ today: { day, endsAt, time, streak = 0 }, onNext }: IntroProps) {
  const ahead = time - Date.now();
  return (
    <section class="card sheet" aria-labelledby="daily-today">
      <h2 id="daily-today">{dayText(day, 'long')}</h2>
      <p>{t('daily.text')}</p>
      {!signedInMember.value && <p>{t('daily.apart.before')}</p>}
      {streak > 1 && <p>{t('daily.streak', { days: streak })}</p>}
      <Countdown until={endsAt - ahead} onEnd={onNext} />
    </section>
  );
}

function Countdown({ until, onEnd }: { readonly until: number; readonly onEnd: () => void }) {
  const left = until - Date.now();
  useClockTicks(left);
  useEffect(() => {
    if (left <= 0) onEnd();
  }, [left <= 0]);
  return <p class="soft">{t('daily.next', { time: faceOf(left) })}</p>;
}

/** What was published, so that everybody can write it down. */
function Fairness({ today }: { readonly today: DailyToday }) {
  return (
    <details class="card sheet fold">
      <summary>{t('daily.fair')}</summary>
      <p>{t('daily.fair.text')}</p>
      <dl class="daily-promises">
        {today.games.flatMap(({ game, day, commitment, committedAt, tomorrow }) =>
          [{ day, commitment, committedAt }, tomorrow].map(promise => (
            <div key={`${game} ${promise.day}`}>
              <dt>
                {t(`game.${game}`)}, {dayText(promise.day, 'long')}{' '}
                <span class="soft">
                  {t('daily.promised', { when: momentText(promise.committedAt, 'UTC') })}
                </span>
              </dt>
              <dd>
                <code>{promise.commitment}</code>
              </dd>
            </div>
          )),
        )}
      </dl>
    </details>
  );
}

/** Where no server can be reached. */
function Practice() {
  const day = new Date().toISOString().slice(0, 10);
  return (
    <section class="card sheet" aria-labelledby="daily-practice">
      <h2 id="daily-practice">{t('daily.practice')}</h2>
      <p role="status">{t('daily.practice.text')}</p>
      <div class="daily-buttons">
        {GAME_IDS.map(game => (
          <Button key={game} kind="main" icon="play" onClick={() => go(startPractice(game, day))}>
            {t(`game.${game}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
