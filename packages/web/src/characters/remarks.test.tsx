/** The bubble at the table: shown to those who want it, once in a game. */
import { expect, test } from 'vitest';
import { all, one, textOf } from '../testing/look.ts';
import { BOT, keep, keepSettings, ME, openGame } from '../testing/on-device.ts';
import { drawn, until, visit } from '../testing/visit.ts';

const bubbles = () => all('.remark').map(textOf);
const table = () => until(() => document.querySelector('.table'));

/** The table of a new game, with these settings. */
async function openNew(settings: Readonly<Record<string, unknown>>): Promise<void> {
  await openGame({ game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT] });
  keepSettings(settings);
  await visit('/play/kept');
  await table();
  await drawn();
}

test('a bot greets, with its face, and not again after a reload', async () => {
  await openNew({ remarks: true });
  expect(bubbles()).toEqual(['Oh, hello! I’ve been practising.']);
  expect(one('.remark use').getAttribute('href')).toMatch(/#squire$/);
  await visit('/play/kept');
  await table();
  await drawn();
  expect(bubbles()).toEqual([]);
});

test('whoever does not want it is left alone', async () => {
  await openNew({ remarks: false });
  expect(bubbles()).toEqual([]);
});

test('what was kept by nobody knows whom is no obstacle', async () => {
  keep('remarks', { format: 0, value: { game: 7 } });
  await openNew({ remarks: true });
  expect(bubbles()).toHaveLength(1);
});
