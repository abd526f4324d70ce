/** Tables at the server, each with its people, its terms and the way to it. */

import type { TableSummary } from '@kingdomino/protocol';
import type { ComponentChildren } from 'preact';
import { enumerationText } from '../../app/i18n/format.ts';
import { t } from '../../app/i18n/language.ts';
import { coloursOf } from '../../board/colours.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { firstSeatText } from '../../setup/first-seat.tsx';
import { switchesOf } from '../../setup/variants.ts';
import { clockText, faceOf } from '../../table-source/clock-text.ts';
import { seatNames } from '../../table-source/seat-text.ts';
import { Link } from '../../ui/button.tsx';
import { SeatName } from '../../ui/seat-name.tsx';
import { RatingTag } from '../ratings/rating-tag.tsx';
import { useClockTicks } from '../table/use-clock-ticks.ts';
import { resultText } from './result-text.ts';

interface Props {
  readonly title?: string;
  readonly tables: readonly TableSummary[];
  /** What the way to it is called. */
  readonly word: string | ((table: TableSummary) => string);
  /** Said when there is none; without it an empty list is not shown at all. */
  readonly none?: string;
  /** Between the title and the tables. */
  readonly children?: ComponentChildren;
}

export function TableList({ title, tables, word, none, children }: Props) {
  if (tables.length === 0 && none === undefined) return null;
  return (
    <>
      {title !== undefined && <h3>{title}</h3>}
      {children}
      {tables.length === 0 ? (
        <p class="soft">{none}</p>
      ) : (
        <ul class="tables">
          {tables.map(table => (
            <TableRow key={table.table} table={table} word={typeof word === 'string' ? word : word(table)} />
          ))}
        </ul>
      )}
    </>
  );
}

function TableRow({ table, word }: { readonly table: TableSummary; readonly word: string }) {
  const terms = termsOf(table);
  const result = resultText(table);
  const names = seatNames(table.seats);
  const colours = coloursOf(table.seats.map((_, seat) => table.colours?.[seat]));
  return (
    <li>
      <div>
        <strong>{t(`game.${table.game}`)}</strong> {table.yourTurn && <YourTurn table={table} />}
        <div class="seat-names">
          {table.seats.map((seat, index) => (
            <span key={String(index)}>
              <SeatName
                colour={colours[index]!}
                name={names[index]!}
                isBot={seat.kind === 'bot'}
                level={seat.kind === 'bot' ? seat.level : undefined}
                avatar={seat.kind === 'person' ? seat.player.avatar : undefined}
              />
              <RatingTag player={seat.kind === 'person' ? seat.player : undefined} terms={table} />
              {table.totals && <strong class="score"> {table.totals[index]}</strong>}
              {index === table.yourSeat && <span class="you">{t('seat.you')}</span>}
            </span>
          ))}
        </div>
        {result && <p class="soft">{result}</p>}
        {terms && <p class="soft">{terms}</p>}
      </div>
      <Link to={`/t/${table.table}`} kind="plain" icon="arrow-right">
        {word}
      </Link>
    </li>
  );
}

function YourTurn({ table: { deadline } }: { readonly table: TableSummary }) {
  const left = deadline === undefined ? undefined : deadline - pageConnection().now();
  useClockTicks(pageConnection().state.value === 'open' ? left : undefined);
  return (
    <span class="turn">
      {[t('online.your-turn'), ...(left === undefined ? [] : [faceOf(left)])].join(' · ')}
    </span>
  );
}

/** What is agreed on beyond the plain game. */
function termsOf({ options, clock, seats, sharedDeal, rated }: TableSummary): string {
  const variants = switchesOf(options).map(name => t(`variant.${name}`));
  const first = firstSeatText(options.firstSeat, seatNames(seats));
  return enumerationText([
    ...variants,
    ...(options.firstSeat === undefined ? [] : [`${t('setup.first')} ${first}`]),
    ...(clock.kind === 'none' ? [] : [clockText(clock)]),
    ...(sharedDeal ? [t(sharedDeal.until === undefined ? 'online.same-deal' : 'home.daily')] : []),
    ...(rated ? [t('online.rated')] : []),
  ]);
}
