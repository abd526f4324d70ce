/** Cards that lead to more than a game: puzzles, the daily deal, lessons and others. */
import { t } from '../app/i18n/language.ts';
import { streak } from '../puzzles/solved-days.ts';
import { Link } from '../ui/button.tsx';

/** A line for each card; the ones for every day first. Words are part of the first load: one key each, few letters. */
const CARDS = [
  { to: '/daily', icon: 'clock', word: 'home.daily' },
  { to: '/pad', icon: 'log', word: 'home.pad' },
  { to: '/achievements', icon: 'check', word: 'home.achievements' },
  { to: '/replay', icon: 'replay', word: 'replay.open' },
  { to: '/editor', icon: 'points', word: 'home.editor' },
] as const;

export function MoreCards() {
  return (
    <nav class="card sheet more" aria-labelledby="more">
      <h2 id="more">{t('home.more')}</h2>
      <div class="more-cards">
        <Link to="/puzzles" kind="plain" icon="trophy">
          {t('home.puzzle', { days: streak().days })}
        </Link>
        {CARDS.map(({ to, icon, word }) => (
          <Link key={to} to={to} kind="plain" icon={icon}>
            {t(word)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
