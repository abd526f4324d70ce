/** Tables of my clubs that wait for players. */
import type { MyClub, TableSummary, ClubTables as Tables } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { get, useGet } from '../connection/use-get.ts';
import { TableList } from '../online/table-list/table-list.tsx';

/** Whoever is in more clubs finds the others' tables there. */
const MOST_CLUBS = 3;

export function ClubTablesToJoin() {
  const { answer } = useGet<{ readonly clubs: readonly MyClub[] }>('/api/me/clubs', 'guest');
  const clubs = answer?.ok ? answer.value.clubs.slice(0, MOST_CLUBS) : [];
  const tables = useTables(clubs);
  if (tables.length === 0) return null;
  return (
    <section class="card sheet my-tables" aria-labelledby="club-tables">
      <h2 id="club-tables">{t('nav.clubs')}</h2>
      <TableList tables={tables} word={t('online.join')} />
    </section>
  );
}

function useTables(clubs: readonly MyClub[]): readonly TableSummary[] {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  const ids = clubs.map(({ club }) => club);
  useEffect(() => {
    let isShown = true;
    void Promise.all(ids.map(club => get<Tables>(`/api/clubs/${club}/tables`))).then(answers => {
      const all = answers.flatMap(answer => (answer.ok ? answer.value.running : []));
      if (isShown) setTables(all.filter(isToJoin));
    });
    return () => {
      isShown = false;
    };
  }, [ids.join(' ')]);
  return tables;
}

function isToJoin({ status, yourSeat, seats }: TableSummary): boolean {
  return status === 'open' && yourSeat === undefined && seats.some(({ kind }) => kind === 'open');
}
