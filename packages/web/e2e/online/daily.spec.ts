/** The deal of the day: played once, with a place instead of another game; nothing given away; practice without a server. */

import { axeFindings, EVERYTHING } from '../support/axe.ts';
import { command, person } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

interface Moves {
  readonly toAct?: number;
  readonly version: number;
  readonly moves: readonly string[];
}

/** The first legal move again and again, sent without the page. */
async function playOut(page: Page, table: string): Promise<void> {
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(`/api/tables/${table}/${path}`)).json()) as Answer;
  for (;;) {
    const { toAct, version, moves } = await read<Moves>('moves');
    if (toAct === 0) await command(page, { type: 'move', table, version, move: moves[0] });
    else if (toAct === undefined) return;
    else await read(`events?after=${version}&wait=5`);
  }
}

test('the deal of the day is played once, has a place, and gives nothing away', async ({ browser }) => {
  const [ann, eve] = [await person(browser, 'Ann'), await person(browser, 'Eve')];
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Daily deal' }).click();
  await expect(ann.getByRole('heading', { name: 'Daily deal' })).toBeVisible();
  await expect(ann.getByText('Next deal in')).toBeVisible();
  await ann.getByRole('button', { name: 'Play today’s deal: Kingdomino Duel' }).click();
  await ann.waitForURL('**/t/*');
  const table = ann.url().split('/').at(-1)!;
  await expect(ann.getByRole('button', { name: /Undo/ })).toHaveCount(0);
  // nobody has to draw every move
  await ann.goto('/help/duel');
  await playOut(ann, table);
  await ann.goto(`/t/${table}`);
  const end = ann.locator('.dialog.end');
  await expect(end).toContainText(/Rank \d+ of \d+/);
  await expect(end.getByRole('button', { name: /Play again|Check the deal/ })).toHaveCount(0);
  await eve.goto(`/t/${table}`);
  await expect(eve.getByText('Finish yours first')).toBeVisible();
  await end.getByRole('link', { name: 'Results of the day' }).click();
  const duel = ann.getByRole('region', { name: 'Kingdomino Duel' });
  await expect(duel.getByRole('button', { name: /Play today/ })).toHaveCount(0);
  // guests have a list of their own
  await expect(duel.getByText('All results')).toHaveCount(0);
  await duel.getByText('Guests and repeat tries').click();
  await expect(duel.locator('.daily-results .mine')).toContainText('Ann');
  await ann.getByText('Is it fair?').click();
  await expect(ann.locator('.daily-promises code')).toHaveText(Array(4).fill(/^[0-9a-f]{64}$/));
  await ann.getByText('My daily deals').click();
  await expect(ann.locator('.daily-days')).toContainText([/Rank \d+ of/]);
  expect(await axeFindings(ann, EVERYTHING)).toEqual([]);
});

test('without a server there is a deal to practice on, the same every time', async ({ page }) => {
  await page.route('**/api/daily', route => route.abort());
  const begin = async () => {
    await page.goto('/daily');
    await expect(page.getByText('It doesn’t count.')).toBeVisible();
    await page.getByRole('button', { name: 'Kingdomino', exact: true }).click();
    await page.waitForURL('**/play/*');
    return page.evaluate(() => {
      const kept = Object.values(localStorage).find(text => text.includes('practice-kingdomino-'))!;
      return /"seed":"([0-9a-f]{64})"/.exec(kept)![1];
    });
  };
  expect(await begin()).toBe(await begin());
});

test('one deal at several tables is opened together and compared', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  await ann.goto('/table');
  await ann.getByLabel('Tables with the same deal').selectOption('2');
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await ann.waitForURL('**/deal/*');
  await expect(ann.locator('.deal-tables tbody tr')).toHaveCount(2);
  expect(await axeFindings(ann, EVERYTHING)).toEqual([]);
  await ann.getByRole('link', { name: 'Go to table 2' }).click();
  await expect(ann.locator('.shared-note')).toContainText('Other tables are playing the same deal.');
});
