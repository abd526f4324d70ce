/** Open tables to join. Where there are many, the filters are loaded. */
import type { TableSummary } from '@kingdomino/protocol';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords, t } from '../app/i18n/language.ts';
import { TableList } from '../online/table-list/table-list.tsx';

interface Props {
  readonly tables: readonly TableSummary[];
}

/** Fewer are seen at a glance. */
const MANY = 4;
/** As many as the server tells of when they change. */
const MOST_OPEN = 20;

export function OpenTables({ tables }: Props) {
  const [filter, setFilter] = useState<{ readonly Tables: ComponentType<Props> } | undefined>(undefined);
  const isNeeded = tables.length >= MANY;
  useEffect(() => {
    if (!isNeeded || filter) return;
    Promise.all([import('./filtered-tables.tsx'), loadWords('pairing', 'people', 'online')]).then(
      ([{ FilteredTables }]) => setFilter({ Tables: FilteredTables }),
      () => undefined,
    );
  }, [isNeeded]);
  if (filter) return <filter.Tables tables={tables} />;
  return (
    <TableList
      title={t('online.open-tables')}
      tables={tables.slice(0, MOST_OPEN)}
      word={t('online.join')}
      none={t('online.no-tables')}
    />
  );
}
