/** Offers the lesson, once, to a player who has never played here. */

import { signal } from '@preact/signals';
import { t } from '../app/i18n/language.ts';
import { go } from '../app/navigation/router.ts';
import { signedInMember } from '../app/signed-in-member.ts';
import { StoredValue } from '../app/storage/stored-value.ts';
import { savedGames } from '../local/saved-games.ts';
import { allResults } from '../results/results.ts';
import { Button, Link } from '../ui/button.tsx';

const LESSON = '/learn/kingdomino';
const readFlag = (raw: unknown) => (typeof raw === 'boolean' ? raw : undefined);
const offered = new StoredValue<boolean>('lesson-offered', [readFlag], false);
const isOffered = signal(offered.read());

function settle(): void {
  offered.write(true);
  isOffered.value = true;
}

function follow(): void {
  settle();
  go(LESSON);
}

export function Newcomer() {
  // members have played elsewhere, if not here
  const hasPlayed = savedGames.value.length > 0 || allResults().length > 0 || signedInMember.value !== '';
  if (isOffered.value || hasPlayed) return null;
  return (
    <aside class="card offer newcomer" aria-label={t('home.learn')}>
      <p>{t('home.newcomer')}</p>
      <Link to={LESSON} kind="main" icon="book" onFollow={follow}>
        {t('home.learn')}
      </Link>
      <Button kind="quiet" onClick={settle}>
        {t('home.newcomer.no')}
      </Button>
    </aside>
  );
}
