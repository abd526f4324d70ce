/** One deal at several tables, seat by seat: who made how many points of the same dominoes or dice. */
import { numberText } from '../app/i18n/format.ts';
import '../styles/screens/daily.css';
import type { DealTables, TableSummary } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { coloursOf } from '../board/colours.ts';
import { get, useGet } from '../connection/use-get.ts';
import { seatNames } from '../table-source/seat-text.ts';
import { Button, Link } from '../ui/button.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { CheckTable } from './check-table.tsx';
import { differenceText, meansOf } from './compare-tables.ts';

export function DealScreen({ id }: { readonly id: string }) {
  const path = `/api/deals/${id}`;
  const { answer, again } = useGet<DealTables>(path);
  const [more, setMore] = useState<DealTables | undefined>(undefined);
  useEffect(() => {
    document.title = t('deal.title');
  }, []);
  if (!answer) return <div class="page" aria-busy="true" />;
  if (!answer.ok)
    return <NotFound text={answer.error === 'no-connection' ? t('daily.no-line') : t('deal.missing')} />;
  const tables = [...answer.value.tables, ...(more?.tables ?? [])];
  const next = more ? more.next : answer.value.next;
  const showMore = async (after: string) => {
    const page = await get<DealTables>(`${path}?after=${after}`);
    if (page.ok) setMore({ ...page.value, tables: [...(more?.tables ?? []), ...page.value.tables] });
  };
  return (
    <div class="page daily">
      <PageTop title={t('deal.title')} />
      <main class="card sheet">
        <p>{t('deal.text')}</p>
        <Comparison tables={tables} />
        <p class="daily-buttons">
          {next && (
            <Button icon="plus" onClick={() => void showMore(next)}>
              {t('daily.more')}
            </Button>
          )}
          <Button icon="redo" onClick={again}>
            {t('deal.look-again')}
          </Button>
          {tables[0] && (
            <Link to={`/table/${tables[0].table}`} kind="plain" icon="copy">
              {t('deal.one-more')}
            </Link>
          )}
        </p>
        <Kept told={answer.value} />
      </main>
    </div>
  );
}

function Comparison({ tables }: { readonly tables: readonly TableSummary[] }) {
  const seats = tables[0]?.seats.length ?? 0;
  const colours = coloursOf(Array.from({ length: seats }));
  const means = meansOf(tables.flatMap(({ totals }) => (totals ? [totals] : [])));
  return (
    <div class="deal-scroll">
      <table class="deal-tables">
        <thead>
          <tr>
            <th scope="col">{t('deal.table')}</th>
            {Array.from({ length: seats }, (_, seat) => (
              <th key={String(seat)} scope="col">
                <SeatName colour={colours[seat]!} name={t('deal.seat', { number: seat + 1 })} isBot={false} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map((table, index) => (
            <Row key={table.table} table={table} number={index + 1} means={means} />
          ))}
        </tbody>
        {means && tables.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t('deal.mean')}</th>
              {means.map((mean, seat) => (
                <td key={String(seat)}>{numberText(mean, 1)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface RowProps {
  readonly table: TableSummary;
  readonly number: number;
  readonly means: readonly number[] | undefined;
}

function Row({ table, number, means }: RowProps) {
  const names = seatNames(table.seats);
  return (
    <tr>
      <th scope="row">
        <Link
          to={`/t/${table.table}`}
          kind="plain"
          icon="arrow-right"
          label={t('deal.table-number', { number })}
        >
          {String(number)}
        </Link>
        {table.status !== 'over' && <small class="soft">{t(`deal.status.${table.status}`)}</small>}
      </th>
      {table.seats.map((seat, index) => {
        const points = table.totals?.[index];
        const mean = means?.[index];
        const isBest = table.ranking?.[0]?.includes(index) === true;
        return (
          <td key={String(index)} class={isBest ? 'best' : ''}>
            {points !== undefined && <strong class="score">{points}</strong>}{' '}
            {points !== undefined && mean !== undefined && (
              <small class="soft">{differenceText(points - mean)}</small>
            )}
            <span class="deal-name">
              {names[index]!}
              {seat.kind === 'person' && seat.knows && <small class="soft"> {t('deal.knows')}</small>}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

/** What was promised, and once all are over, whether it was kept. */
function Kept({ told: { commitment, seed, tables } }: { readonly told: DealTables }) {
  const over = tables.find(({ status }) => status === 'over');
  // the first table may have had the deal for itself: the others say what was fixed
  const salts = tables.find(({ sharedDeal }) => sharedDeal)?.sharedDeal?.salts;
  return (
    <details class="fold">
      <summary>{t('fair.check')}</summary>
      <p>
        {t('deal.promised')}
        <br />
        <code>{commitment}</code>
      </p>
      {seed === undefined && <p class="soft">{t('deal.sealed')}</p>}
      {seed !== undefined && over && salts && (
        <CheckTable table={over.table} promise={{ commitment, salts }} />
      )}
    </details>
  );
}
