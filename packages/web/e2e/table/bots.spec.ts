/** What bots fetch in the page as it is built. Who needs what, and what if it does not come: `src/bots/bot-worker.test.ts`. */
import { gameById } from '@kingdomino/rules';
import { movesUntil } from '../support/positions.ts';
import { ME, openGame } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const WEIGHTS = /\/(kingdomino-[57]|duel)-[\w-]{8}\.bin$/;

/** The weights that come from now on. */
function weightsOf(page: Page): ReadonlySet<string> {
  const come = new Set<string>();
  page.on('response', response => {
    const match = WEIGHTS.exec(response.url());
    if (match && response.ok()) come.add(match[1]!);
  });
  return come;
}

test('the weights of a bot come when it is chosen, for whichever game, and no others', async ({ page }) => {
  const come = weightsOf(page);
  await page.goto('/new/kingdomino');
  const opponent = page.getByLabel('Player 2', { exact: true });
  const expected: string[] = [];
  const choose = async (level: string, ...weights: readonly string[]) => {
    await opponent.selectOption(level);
    expected.push(...weights);
    // in the order of asking: what a bot before this one had fetched would be there too
    if (weights.length > 0) await expect.poll(() => [...come]).toEqual(expected);
  };
  for (const level of ['squire', 'knight', 'baron']) await choose(level);
  await choose('duke', 'kingdomino-5');
  await choose('prince');
  await page.getByRole('checkbox', { name: /^Mighty Duel/ }).check();
  await choose('duke', 'kingdomino-7');
  await choose('grandmaster');
  await page.locator('.setup').getByRole('radio', { name: 'Kingdomino Duel' }).check();
  await choose('knight');
  await choose('baron', 'duel');
  await choose('prince');
  await expect(page.locator('.table')).toHaveCount(0);
  expect(page.workers()).toHaveLength(1);
});

test('a grandmaster moves by itself, in one worker', async ({ page }) => {
  const come = weightsOf(page);
  const standIns: string[] = [];
  page.on('console', message => {
    if (message.text().includes(' moves for ')) standIns.push(message.text());
  });
  const options = { players: 2, mightyDuel: true };
  const rules = gameById('kingdomino');
  const moves = movesUntil(
    'kingdomino',
    options,
    (state, count) => count > 12 && rules.toAct(state) === 1 && rules.countMoves(state) > 1,
  );
  const seats = [ME, { kind: 'bot', level: 'grandmaster' }] as const;
  await openGame(page, { game: 'kingdomino', options, seats, moves });
  await expect(page.locator('.slot.free, .cell.legal').first()).toBeVisible({ timeout: 20_000 });
  expect([...come]).toEqual(['kingdomino-7']);
  expect(standIns).toEqual([]);
  expect(page.workers().filter(worker => worker.url().includes('bot-worker'))).toHaveLength(1);
});
