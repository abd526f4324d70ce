/** What lies above a screen or beside it cannot take the screen away. */
import { beforeEach, expect, test, vi } from 'vitest';
import { all, button, named, one, press, textOf } from './testing/look.ts';
import { FRIEND, ME, openGame } from './testing/on-device.ts';
import { until, visit } from './testing/visit.ts';

const notDrawn = () => {
  throw new Error('cannot be drawn');
};
vi.mock('./help/help.tsx', () => ({ Help: notDrawn, HelpSheet: notDrawn }));
vi.mock('./offline/update-notice.tsx', () => ({ UpdateNotice: notDrawn }));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('help that cannot be drawn says so in its dialog, and the table stays', async () => {
  await openGame({ game: 'kingdomino', options: { players: 2 }, seats: [ME, FRIEND], moves: [] });
  await until(() => document.querySelector('.table'));
  await press(named('a', 'How to play'));
  const alert = await until(() => document.querySelector('dialog [role=alert]'));
  expect(textOf(alert)).toContain('Your game is saved');
  expect(all('.table')).toHaveLength(1);
  await press(button('Close'));
  expect(all('dialog')).toHaveLength(0);
});

test('a notice that cannot be drawn takes nothing else away, not even what comes after it', async () => {
  await visit('/');
  expect(textOf(one('.screen h1'))).toBe('Kingdomino');
  expect(all('[aria-live=polite]')).toHaveLength(1);
});
