/** A head that was chosen stands beside one's name in games on this device, and after a reload too. */
import { expect, test } from 'vitest';
import { radio } from '../testing/look.ts';
import { BOT, keepSettings, ME, openGame } from '../testing/on-device.ts';
import { visit } from '../testing/visit.ts';

const heads = () =>
  [...document.querySelectorAll('.small-kingdom .avatar use')].map(use => use.getAttribute('href'));

test('chosen in the settings, seen at the table', async () => {
  keepSettings();
  await visit('/settings');
  expect(radio('No picture').checked).toBe(true);
  radio('Miller').click();
  expect(radio('Miller').checked).toBe(true);
  await openGame({ game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT] });
  expect(heads()).toEqual([expect.stringMatching(/#miller$/)]);
});

test('what is stored and no head is none', async () => {
  localStorage.setItem('kingdomino.avatar', JSON.stringify({ format: 0, value: { avatar: 'dragon' } }));
  await openGame({ game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT] });
  expect(heads()).toEqual([]);
});
