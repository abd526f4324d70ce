/** How a game in a list ended: who won, and when. */

import type { TableSummary } from '@kingdomino/protocol';
import { dateText, listText } from '../../app/i18n/format.ts';
import { t } from '../../app/i18n/language.ts';
import { seatNames } from '../../table-source/seat-text.ts';

/** Undefined while it goes on. */
export function resultText({ ranking, seats, changedAt }: TableSummary): string | undefined {
  const [winners] = ranking ?? [];
  if (!winners) return undefined;
  const names = seatNames(seats);
  return `${t('online.won', { names: listText(winners.map(seat => names[seat]!)) })} · ${dateText(changedAt)}`;
}
