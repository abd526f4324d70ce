/** The way to my news, with how many are not read. For members: guests have none. */
import { t } from '../app/i18n/language.ts';
import { signedInMember } from '../app/signed-in-member.ts';
import { unreadNews } from '../app/unread-news.ts';
import { Link } from './button.tsx';

const MOST_SHOWN = 99;

export function Bell({ class: extra = '' }: { readonly class?: string }) {
  if (signedInMember.value === '') return null;
  const count = unreadNews.value;
  return (
    <span class={`bell ${extra}`}>
      <Link
        to="/news"
        icon="bell"
        class="on-wood"
        label={count > 0 ? `${t('nav.news')} (${count})` : t('nav.news')}
      />
      <UnreadBadge />
    </span>
  );
}

/** What a screen reader hears is in the name of what it stands on. */
export function UnreadBadge() {
  const count = unreadNews.value;
  if (count === 0) return null;
  return (
    <span class="bell-count" aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}
