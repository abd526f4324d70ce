/** What somebody knows who cannot see the page: only the accessibility tree is asked. */

import { Reader } from '../support/accessibility-tree.ts';
import { whenOver } from '../support/positions.ts';
import { BOT, FRIEND, ME, openGame } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

test('on one device the next player is called by name', async ({ page }) => {
  await openGame(page, { game: 'kingdomino', options: { players: 2 }, seats: [ME, FRIEND] });
  const reader = await Reader.open(page);
  const name = await reader.until(({ said }) => /(Ann|Bob), it’s your turn/.exec(said)?.[1], 'the first');
  const other = name === 'Ann' ? 'Bob' : 'Ann';
  for (let picks = 0; picks < 3; picks++) {
    const button = await reader.until(
      ({ nodes }) => nodes.find(({ name: text }) => text.startsWith('Take ')),
      'a pick',
    );
    await take(page, button.name);
    const isCalled = await reader.until(
      ({ said, nodes }) =>
        said.includes(`${other}, it’s your turn`)
          ? 'yes'
          : nodes.some(node => node.name.startsWith(`${name}: choose`)) && 'no',
      'somebody',
    );
    if (isCalled === 'yes') return;
  }
  throw new Error(`${other} was never called`);
});

async function take(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.press('Enter');
  await expect(button).toHaveCount(0);
}

test('the focus is never lost: on the way, and when Skip vanishes', async ({ page }) => {
  const reader = await Reader.open(page);
  const heading = (name: string) =>
    reader.until(({ focused }) => focused?.role === 'heading' && focused.name === name, `heading ${name}`);
  await openGame(page, {
    game: 'duel',
    options: { players: 2 },
    seats: [ME, BOT],
    moves: whenOver('duel', { players: 2 }),
    settings: { speed: 'slow' },
  });
  await page.getByRole('button', { name: 'Skip' }).press('Enter');
  await heading('Final score');
  await reader.until(({ said }) => /wins? with|shared victory/.test(said), 'the verdict');
  await reader.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).press('Enter');
  await heading('Kingdomino');
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  await heading('Settings');
});
