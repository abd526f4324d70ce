/** Shows in the title, and on the icon of the installed page, how many tables wait for me. */
import type { TableSummary } from '@kingdomino/protocol';

const SHOWN = /^\(\d+\) /;

export function showTitleBadge(tables: readonly TableSummary[]): void {
  const count = tables.filter(({ yourTurn }) => yourTurn).length;
  const title = document.title.replace(SHOWN, '');
  document.title = count > 0 ? `(${count}) ${title}` : title;
  // where there is no badge, or it may not be set, the title is enough
  void navigator.setAppBadge?.(count).catch(() => undefined);
}
