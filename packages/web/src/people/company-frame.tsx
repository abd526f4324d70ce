/** The frame of what members have of each other: for who has no name that lasts, the way to one. */
import '../styles/screens/company.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { ChallengeList } from '../company/challenge-list.tsx';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { Link } from '../ui/button.tsx';
import { PageTop } from '../ui/page-top.tsx';

interface Props {
  readonly title: string;
  /** Why a guest sees nothing here. */
  readonly guest: string;
  /** For members. */
  readonly children: ComponentChildren;
}

export function CompanyFrame({ title, guest, children }: Props) {
  const connection = pageConnection();
  useEffect(() => {
    document.title = title;
    connection.start('anybody');
  }, [connection]);
  const me = connection.state.value === 'signed-out' ? undefined : connection.me.value;
  const isLooking = connection.state.value === 'connecting' && !me;
  return (
    <div class="page company">
      <PageTop title={title} />
      <main class="company-main">
        <ConnectionNote />
        {me?.member && <ChallengeList />}
        {me?.member && children}
        {!me?.member && !isLooking && (
          <section class="card sheet">
            <p>{guest}</p>
            <Link to="/account" kind="main" icon="person">
              {t('nav.account')}
            </Link>
          </section>
        )}
      </main>
    </div>
  );
}
