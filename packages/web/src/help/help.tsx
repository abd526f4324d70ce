/** How to play: one short illustrated page for each game, one for the variants. */
import '../styles/screens/help-examples.css';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { HELP_PAGES } from '../app/navigation/router.ts';
import { LessonScene } from '../scenes/section-scenes.tsx';
import { Link } from '../ui/button.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { DuelHelp } from './duel-help.tsx';
import { KeysHelp } from './keys-help.tsx';
import { KingdominoHelp } from './kingdomino-help.tsx';
import { VariantsHelp } from './variants-help.tsx';

type Page = (typeof HELP_PAGES)[number];

export function Help({ page }: { readonly page: Page }) {
  useEffect(() => {
    document.title = t('nav.help');
  }, []);
  return (
    <div class="page">
      <PageTop title={t('nav.help')} scene={<LessonScene />} />
      <Tabs page={page} />
      <main class="card sheet help">
        <Steps page={page} />
        <div class="help-ways">
          {page !== 'variants' && (
            <Link to={`/new/${page}`} kind="main" icon="play">
              {t('setup.start')}
            </Link>
          )}
          <Link to={page === 'variants' ? '/learn' : `/learn/${page}`} kind="plain" icon="book">
            {t('help.learn')}
          </Link>
        </div>
      </main>
    </div>
  );
}

interface SheetProps {
  readonly page: Page;
  readonly onPage: (page: Page) => void;
}

/** The same in a dialog above the table. */
export function HelpSheet({ page, onPage }: SheetProps) {
  return (
    <>
      <Tabs page={page} onPage={onPage} />
      <div class="help">
        <Steps page={page} />
      </div>
    </>
  );
}

function Tabs({ page, onPage }: { readonly page: Page; readonly onPage?: SheetProps['onPage'] }) {
  return (
    <nav class="tabs" aria-label={t('help.pages')}>
      {HELP_PAGES.map(name => (
        <Link
          key={name}
          to={`/help/${name}`}
          kind="plain"
          {...(name === page && { current: true })}
          {...(onPage && { onFollow: () => onPage(name) })}
        >
          {name === 'variants' ? t('setup.variants') : t(`game.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

function Steps({ page }: { readonly page: Page }) {
  if (page === 'variants') return <VariantsHelp />;
  return (
    <>
      {page === 'duel' ? <DuelHelp /> : <KingdominoHelp />}
      <KeysHelp />
    </>
  );
}
