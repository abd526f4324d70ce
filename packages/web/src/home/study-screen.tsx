/** The way to everything that looks back: finished games, saved ones, positions, results. */
import '../styles/screens/hubs.css';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { StudyScene } from '../scenes/section-scenes.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { LinkList } from './link-list.tsx';
import { MyResults } from './my-results.tsx';

export function StudyScreen() {
  useEffect(() => {
    document.title = t('nav.study');
  }, []);
  return (
    <div class="page hub">
      <PageTop title={t('nav.study')} art={['king-green', 'flag']} scene={<StudyScene />} />
      <main class="hub-main">
        <section class="card sheet">
          <p>{t('hub.study.text')}</p>
          <LinkList
            ways={[
              { to: '/archive', icon: 'log', name: t('online.finished'), text: t('hub.archive.text') },
              { to: '/replay', icon: 'replay', name: t('replay.open'), text: t('hub.replay.text') },
              { to: '/editor', icon: 'points', name: t('home.editor'), text: t('hub.editor.text') },
            ]}
          />
        </section>
        <section class="card sheet">
          <LinkList
            ways={[
              { to: '/results', icon: 'trophy', name: t('results.title'), text: t('hub.results.text') },
              {
                to: '/achievements',
                icon: 'medal',
                name: t('home.achievements'),
                text: t('hub.achievements.text'),
              },
              { to: '/pad', icon: 'pencil', name: t('home.pad'), text: t('hub.pad.text') },
            ]}
          />
        </section>
        <MyResults />
      </main>
    </div>
  );
}
