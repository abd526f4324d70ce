/** The ladder of programs: who is how strong, what they played, and my own. */
import '../styles/screens/leaders.css';
import '../styles/screens/programs.css';
import { RATED_MODES, type RatedMode } from '@kingdomino/protocol';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { replace } from '../app/navigation/router.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { modeText } from '../table-source/mode-text.ts';
import { Icon } from '../ui/icon.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { LadderGamesList } from './ladder-games.tsx';
import { LadderTable } from './ladder-table.tsx';
import { MyPrograms } from './my-programs.tsx';

export function ProgramsScreen({ mode }: { readonly mode: RatedMode }) {
  const connection = pageConnection();
  useEffect(() => {
    document.title = t('prog.title');
    connection.start('anybody');
  }, [connection]);
  const me = connection.state.value === 'signed-out' ? undefined : connection.me.value;
  return (
    <div class="page leaders programs">
      <PageTop title={t('prog.title')} />
      <main class="programs-main">
        <section class="card sheet leaders-main">
          <p>{t('prog.text')}</p>
          <ConnectionNote />
          <SegmentedControl
            name="mode"
            label={t('prog.standings')}
            values={RATED_MODES}
            chosen={mode}
            text={modeText}
            onChange={chosen => replace(`/programs/${chosen}`)}
          />
          <LadderTable key={mode} mode={mode} />
        </section>
        <section class="card sheet leaders-main">
          <h2>{t('prog.games')}</h2>
          <LadderGamesList key={mode} mode={mode} />
        </section>
        <section class="card sheet leaders-main">
          <h2>{t('prog.mine')}</h2>
          <MyPrograms isMember={me?.member === true} />
          <a class="button plain" href="/api/protocol.md">
            <Icon name="help" />
            <span>{t('prog.how')}</span>
          </a>
        </section>
      </main>
    </div>
  );
}
