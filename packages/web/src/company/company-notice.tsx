/** On every screen that is no table: a challenge to me, and the way to the table of one of mine that was accepted. */
import '../styles/screens/company.css';
import type { NewsItem } from '@kingdomino/protocol';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { route } from '../app/navigation/router.ts';
import { sectionOf } from '../app/navigation/sections.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Button, Link } from '../ui/button.tsx';
import { ChallengeCard } from './challenge-list.tsx';
import { myCompany } from './my-company.ts';

/** These screens list challenges themselves. */
const LISTS = ['home', 'new', 'friends', 'news'];

export function CompanyNotice() {
  const company = myCompany();
  useEffect(() => pageConnection().start('anybody'), []);
  const { screen } = route.value;
  if (sectionOf(route.value) === undefined) return null;
  const accepted = company.accepted.value;
  if (accepted) return <Accepted item={accepted} />;
  const me = pageConnection().me.value?.id;
  const first = company.challenges.value?.find(({ to }) => to.id === me);
  if (!first || LISTS.includes(screen)) return null;
  return (
    <div class="company-note card" role="status">
      <ChallengeCard challenge={first} />
    </div>
  );
}

function Accepted({ item }: { readonly item: NewsItem }) {
  const forget = () => {
    myCompany().accepted.value = undefined;
  };
  return (
    <div class="company-note card" role="status">
      <p>{t('challenge.accepted', { name: item.who ? playerName(item.who) : '' })}</p>
      <div class="company-buttons">
        <Link to={`/t/${item.table ?? ''}`} kind="main" icon="play">
          {t('challenge.to-table')}
        </Link>
        <Button kind="quiet" icon="close" label={t('common.close')} onClick={forget} />
      </div>
    </div>
  );
}
