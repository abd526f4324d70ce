/** The way to others: a table for friends, somebody to play, clubs, leaderboards, and who I am to them. */
import '../styles/screens/hubs.css';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { PeopleScene } from '../scenes/section-scenes.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { LinkList } from './link-list.tsx';

export function PeopleScreen() {
  useEffect(() => {
    document.title = t('nav.people');
  }, []);
  return (
    <div class="page hub">
      <PageTop
        title={t('nav.people')}
        art={['king-pink', 'king-yellow', 'king-green', 'king-blue']}
        scene={<PeopleScene />}
      />
      <main class="hub-main">
        <section class="card sheet">
          <p>{t('hub.people.text')}</p>
          <LinkList
            ways={[
              { to: '/table', icon: 'link', name: t('online.create'), text: t('hub.table.text') },
              { to: '/friends', icon: 'friends', name: t('hub.friends'), text: t('hub.friends.text') },
              { to: '/now', icon: 'people', name: t('online.now'), text: t('hub.now.text') },
            ]}
          />
        </section>
        <section class="card sheet">
          <LinkList
            ways={[
              {
                to: '/tournaments',
                icon: 'medal',
                name: t('nav.tournaments'),
                text: t('hub.tournaments.text'),
              },
              { to: '/club', icon: 'shield', name: t('nav.clubs'), text: t('hub.clubs.text') },
              { to: '/leaders', icon: 'trophy', name: t('nav.leaders'), text: t('hub.leaders.text') },
              { to: '/programs', icon: 'robot', name: t('hub.programs'), text: t('hub.programs.text') },
              { to: '/account', icon: 'person', name: t('nav.account'), text: t('hub.account.text') },
            ]}
          />
        </section>
      </main>
    </div>
  );
}
