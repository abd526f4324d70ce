/** Tables of a club: those to sit down at, those that are played, and the finished ones behind a fold. */
import type { TableSummary, ClubTables as Tables } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { usePolled } from '../connection/polling.ts';
import { get } from '../connection/use-get.ts';
import { TableList } from '../online/table-list/table-list.tsx';
import { Button, Link } from '../ui/button.tsx';

export function ClubTables({ club }: { readonly club: string }) {
  const path = `/api/clubs/${club}/tables`;
  const first = usePolled<Tables>(path);
  const [more, setMore] = useState<Tables | undefined>(undefined);
  const next = more ? more.next : first?.next;
  const finished = [...(first?.finished ?? []), ...(more?.finished ?? [])];
  const showMore = async (after: string) => {
    const page = await get<Tables>(`${path}?after=${after}`);
    if (page.ok) setMore({ ...page.value, finished: [...(more?.finished ?? []), ...page.value.finished] });
  };
  const wordOf = ({ status, yourSeat }: TableSummary) =>
    t(yourSeat !== undefined ? 'online.go' : status === 'open' ? 'online.join' : 'online.watchable');
  return (
    <section class="club-part">
      <h2>{t('club.tables')}</h2>
      <p class="soft">{t('club.counts')}</p>
      <Link to={`/club-table/${club}`} kind="main" icon="plus">
        {t('online.create')}
      </Link>
      {first?.running.length === 0 && <p class="soft">{t('club.tables.none')}</p>}
      {first && <TableList tables={first.running} word={wordOf} />}
      {finished.length > 0 && (
        <details>
          <summary>{t('club.finished')}</summary>
          <TableList tables={finished} word={t('games.result')} />
          {next !== undefined && (
            <Button icon="plus" onClick={() => void showMore(next)}>
              {t('rating.more')}
            </Button>
          )}
        </details>
      )}
    </section>
  );
}
