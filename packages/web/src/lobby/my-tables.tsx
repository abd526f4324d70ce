/** My games at the server: those where it is my turn first. */
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { showTitleBadge } from '../online/nudge/title-badge.ts';
import { TableList } from '../online/table-list/table-list.tsx';
import type { Lists } from './lobby-lists.ts';
import { isOffLine } from './use-lists.ts';

export function MyTables({ lists }: { readonly lists: Lists | undefined }) {
  const mine = lists?.mine;
  useEffect(() => mine && showTitleBadge(mine), [mine]);
  if (!mine || mine.length === 0 || isOffLine()) return null;
  const myTurn = mine.filter(({ yourTurn }) => yourTurn);
  const others = mine.filter(({ yourTurn }) => !yourTurn);
  return (
    <section class="card sheet my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t('online.mine')}</h2>
      <TableList tables={[...myTurn, ...others]} word={t('online.go')} />
    </section>
  );
}
