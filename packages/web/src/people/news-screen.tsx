/** What is new for me, by kind, with what of it I have read; and what I want to hear about. */
import { NEWS_KINDS, type NewsItem, type NewsKind, type NewsList } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { momentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { go } from '../app/navigation/router.ts';
import { toast } from '../app/toast.ts';
import { unreadNews } from '../app/unread-news.ts';
import { readNews, switchNews } from '../company/company-api.ts';
import { myCompany } from '../company/my-company.ts';
import { problemText } from '../connection/http.ts';
import { get } from '../connection/use-get.ts';
import { NudgePlace } from '../online/nudge/nudge-place.tsx';
import { Button, Link } from '../ui/button.tsx';
import { CompanyFrame } from './company-frame.tsx';
import { newsText, wayOf } from './news-text.ts';

export function NewsScreen() {
  return (
    <CompanyFrame title={t('nav.news')} guest={t('news.guest')}>
      <Mine />
    </CompanyFrame>
  );
}

function Mine() {
  const [list, setList] = useState<NewsList | undefined>(undefined);
  const { changes } = myCompany();
  const load = async () => {
    const read = await get<NewsList>('/api/me/news');
    if (!read.ok) return;
    setList(read.value);
    unreadNews.value = read.value.unread;
  };
  useEffect(() => void load(), [changes.value]);
  if (!list) return <section class="card sheet" aria-busy="true" />;
  const read = async (ids?: readonly string[]) => {
    const isRead = ({ id }: NewsItem) => ids === undefined || ids.includes(id);
    setList({ ...list, news: list.news.map(one => (isRead(one) ? { ...one, read: true } : one)) });
    const done = await readNews(ids);
    if (done.ok) unreadNews.value = done.value.unread;
    else toast(problemText(done.error));
  };
  return (
    <>
      <Entries list={list} onRead={ids => void read(ids)} />
      <Switches off={list.off} onChange={off => setList({ ...list, off: [...off] })} />
    </>
  );
}

interface EntriesProps {
  readonly list: NewsList;
  /** Without ids: all. */
  readonly onRead: (ids?: readonly string[]) => void;
}

function Entries({ list: { news }, onRead }: EntriesProps) {
  const [kind, choose] = useState<NewsKind | ''>('');
  const kinds = NEWS_KINDS.filter(name => news.some(one => one.kind === name));
  const shown = news.filter(one => kind === '' || one.kind === kind);
  const unread = news.filter(one => !one.read).length;
  return (
    <section class="card sheet company-part">
      {news.length === 0 && <p>{t('news.none')}</p>}
      {kinds.length > 1 && (
        <label class="field news-filter">
          <strong>{t('news.filter')}</strong>
          <select value={kind} onChange={event => choose(event.currentTarget.value as NewsKind | '')}>
            <option value="">{t('news.all')}</option>
            {kinds.map(name => (
              <option key={name} value={name}>
                {t(`nudge.${name}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul class="news-list">
        {shown.map(one => (
          <Entry key={one.id} item={one} onRead={() => onRead([one.id])} />
        ))}
      </ul>
      {unread > 0 && (
        <Button icon="check" onClick={() => onRead()}>
          {`${t('news.read-all')} (${unread})`}
        </Button>
      )}
    </section>
  );
}

interface EntryProps {
  readonly item: NewsItem;
  readonly onRead: () => void;
}

function Entry({ item, onRead }: EntryProps) {
  const text = newsText(item);
  const way = wayOf(item);
  return (
    <li class={item.read ? 'news-item' : 'news-item new'}>
      {way === undefined ? (
        <span class="news-text">{text}</span>
      ) : (
        <Link
          to={way}
          class="news-text"
          onFollow={() => {
            onRead();
            go(way);
          }}
        >
          {text}
        </Link>
      )}
      <time class="soft" dateTime={new Date(item.at).toISOString()}>
        {momentText(item.at)}
      </time>
      {!item.read && (
        <Button
          kind="quiet"
          icon="check"
          class="news-done"
          label={`${t('news.read')}: ${text}`}
          onClick={onRead}
        />
      )}
    </li>
  );
}

interface SwitchesProps {
  readonly off: readonly NewsKind[];
  readonly onChange: (off: readonly NewsKind[]) => void;
}

function Switches({ off, onChange }: SwitchesProps) {
  const toggle = async (kind: NewsKind) => {
    const next = NEWS_KINDS.filter(name => (name === kind) !== off.includes(name));
    onChange(next);
    const done = await switchNews(next);
    if (done.ok) return;
    onChange(off);
    toast(problemText(done.error));
  };
  return (
    <section class="card sheet company-part">
      <fieldset class="news-kinds">
        <legend>
          <h2>{t('news.settings')}</h2>
        </legend>
        <p class="soft">{t('news.settings.text')}</p>
        {NEWS_KINDS.map(kind => (
          <label key={kind}>
            <input type="checkbox" checked={!off.includes(kind)} onChange={() => void toggle(kind)} />{' '}
            {t(`nudge.${kind}`)}
          </label>
        ))}
      </fieldset>
      <NudgePlace />
    </section>
  );
}
