/** Invites whoever has played here to keep the page as an app. */
import { t } from '../app/i18n/language.ts';
import { savedGames } from '../local/saved-games.ts';
import { declineInstall, install, installOffer } from '../offline/install.ts';
import { hasResults } from '../results/results.ts';
import { Button } from '../ui/button.tsx';

export function InstallOffer() {
  const hasPlayed = savedGames.value.length > 0 || hasResults();
  if (!installOffer.value || !hasPlayed) return null;
  return (
    <aside class="card offer" aria-label={t('home.install.yes')}>
      <p>{t('home.install')}</p>
      <Button kind="plain" icon="download" onClick={install}>
        {t('home.install.yes')}
      </Button>
      <Button kind="quiet" onClick={declineInstall}>
        {t('home.newcomer.no')}
      </Button>
    </aside>
  );
}
