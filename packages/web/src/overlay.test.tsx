/** What lies above a table may fail: the table below goes on. */
import { expect, test, vi } from 'vitest';
import { all, one, textOf } from './testing/look.ts';
import { FRIEND, ME, openGame } from './testing/on-device.ts';
import { drawn, until } from './testing/visit.ts';

test('[W12] help that cannot be drawn says so in its dialog, and the table stays', async () => {
  vi.doMock('./help/help.tsx', () => ({
    HelpSheet: () => {
      throw new Error('cannot be drawn');
    },
  }));
  await openGame({ game: 'duel', options: {}, seats: [ME, FRIEND] });
  await until(() => document.querySelector('.table'));
  const { openOverlay } = await import('./app/navigation/overlay.ts');
  openOverlay({ screen: 'help', page: 'duel' });
  const alert = await until(() => document.querySelector('.over-table [role=alert]'));
  await drawn();
  expect(textOf(alert)).not.toBe('');
  expect(all('.table')).toHaveLength(1);
  expect(one('.over-table').querySelectorAll('button').length).toBeGreaterThan(1);
  vi.doUnmock('./help/help.tsx');
});
