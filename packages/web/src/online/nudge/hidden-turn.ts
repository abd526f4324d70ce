/** A notification of the browser when it becomes my turn in a tab that nobody looks at. */
import { listText } from '../../app/i18n/format.ts';
import { loadWords, t } from '../../app/i18n/language.ts';

export async function tellHiddenTurn(table: string, names: readonly string[]): Promise<void> {
  const place = await navigator.serviceWorker?.getRegistration();
  // a device with push is told by the server
  if (!place || (await place.pushManager?.getSubscription())) return;
  await loadWords('nudge');
  const body = names.length > 0 ? t('nudge.with', { names: listText(names) }) : '';
  const options = { body, tag: `table-${table}`, icon: '/icon-192.png', data: { table } };
  if (document.hidden) await place.showNotification(t('nudge.turn'), options);
}
