/** The newest finished games, and the way to all of them and to what they come to. */
import { t } from '../app/i18n/language.ts';
import { hasResults } from '../results/results.ts';
import { Link } from '../ui/button.tsx';
import { FinishedList, finishedGames } from './finished-games.tsx';

const AT_ONCE = 3;

export function MyResults() {
  const games = finishedGames();
  if (games.length === 0 && !hasResults()) return null;
  return (
    <section class="card sheet my-results" aria-labelledby="my-results">
      <h2 id="my-results">{t('results.title')}</h2>
      <FinishedList games={games.slice(0, AT_ONCE)} />
      <Link to="/results" kind="plain" icon="trophy">
        {t('results.all')}
      </Link>
    </section>
  );
}
