/** The heading of a table that has not begun, for whoever looks at it. */
import type { ReadonlyTable } from '@kingdomino/table';
import { t } from '../../app/i18n/language.ts';
import { playerName } from '../../table-source/seat-text.ts';

/** `me` is the id of who looks. */
export function invitationText(table: ReadonlyTable, me: string | undefined): string {
  const { terms, status } = table;
  if (status === 'closed' && terms.sharedDeal?.until !== undefined) return t('daily.unfinished');
  const last = table.events.at(-1);
  if (last?.type === 'closed' && last.because === 'agreed') return t('closed.agreed');
  if (last?.type === 'closed' && last.because === 'called-off') return calledOffText(table, last.seat, me);
  const [declined] = table.declined;
  if (declined) return t('online.rematch-declined', { name: playerName(declined) });
  if (status === 'closed') return t(table.moves.length > 0 ? 'online.ended' : 'online.closed');
  const { host } = table;
  const isInvited = me === undefined || (table.seatOf(me) === undefined && host?.id !== me);
  return isInvited && host
    ? t('online.invites', { name: playerName(host), game: t(`game.${terms.game}`) })
    : t('online.waiting');
}

function calledOffText({ seats }: ReadonlyTable, seat: number | undefined, me: string | undefined): string {
  const state = seat === undefined ? undefined : seats[seat];
  if (state?.kind !== 'person') return t('online.ended');
  return state.player.id === me ? t('closed.off.me') : t('closed.off', { name: playerName(state.player) });
}
