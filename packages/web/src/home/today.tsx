/** What is new every day: the puzzle and the deal. */
import { t } from '../app/i18n/language.ts';
import { streak } from '../puzzles/solved-days.ts';
import { Link } from '../ui/button.tsx';

export function Today() {
  return (
    <section class="card sheet today" aria-labelledby="today">
      <h2 id="today">{t('home.today')}</h2>
      <Link to="/puzzles" kind="plain" icon="puzzle">
        {t('home.puzzle', { days: streak().days })}
      </Link>
      <Link to="/daily" kind="plain" icon="calendar">
        {t('home.daily')}
      </Link>
    </section>
  );
}
