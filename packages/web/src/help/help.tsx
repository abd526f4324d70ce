/** How to play: one short illustrated page for each game, one for the variants. */
import { useEffect } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Link } from '../ui/button.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { DuelHelp } from './duel-help.tsx';
import { KingdominoHelp } from './kingdomino-help.tsx';
import { VariantsHelp } from './variants-help.tsx';

const PAGES = ['kingdomino', 'duel', 'variants'] as const;
type Page = (typeof PAGES)[number];

export function Help({ page }: { readonly page: Page }) {
  useEffect(() => {
    document.title = t('nav.help');
  }, []);
  return (
    <div class="page">
      <PageTop title={t('nav.help')} />
      <nav class="tabs" aria-label={t('help.pages')}>
        {PAGES.map(name => (
          <Link key={name} to={`/help/${name}`} kind="plain" {...(name === page && { current: true })}>
            {name === 'variants' ? t('setup.variants') : t(`game.${name}`)}
          </Link>
        ))}
      </nav>
      <main class="card sheet help">
        {page === 'kingdomino' && <KingdominoHelp />}
        {page === 'duel' && <DuelHelp />}
        {page === 'variants' && <VariantsHelp />}
        {page !== 'variants' && (
          <Link to={`/new/${page}`} kind="main" icon="play">
            {t('setup.start')}
          </Link>
        )}
      </main>
    </div>
  );
}
