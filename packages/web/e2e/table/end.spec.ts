/** The end: areas one after the other, points that run up, and the words for every way to win. */
import { readFileSync } from 'node:fs';
import { type Position as DuelPosition, duel } from '@kingdomino/rules/duel';
import { kingdomino, type Position } from '@kingdomino/rules/kingdomino';
import { duelUntil, movesUntil, whenOver } from '../support/positions.ts';
import { FRIEND, ME, openGame } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const OPTIONS = { players: 2 };

function kingdominoEnding(isThere: (scores: ReturnType<Position['scores']>) => boolean) {
  return movesUntil('kingdomino', OPTIONS, state => state.phase === 'over' && isThere(state.scores()));
}

async function open(
  page: Page,
  game: 'kingdomino' | 'duel',
  moves: ReturnType<typeof whenOver>,
  settings = {},
) {
  await openGame(page, { game, options: OPTIONS, seats: [ME, FRIEND], moves, settings });
  return page.locator('.verdict');
}

test('the largest area decides', async ({ page }) => {
  const moves = kingdominoEnding(
    ([one, other]) => one!.total === other!.total && one!.largestArea > other!.largestArea,
  );
  const verdict = await open(page, 'kingdomino', moves);
  await expect(verdict).toContainText(/Ann wins with \d+\spoints/);
  await expect(verdict).toContainText(/It’s a tie on points, but Ann has the largest area \(\d+\ssquares\)/);
});

test('then the crowns', async ({ page }) => {
  const moves = kingdominoEnding(
    ([one, other]) =>
      one!.total === other!.total && one!.largestArea === other!.largestArea && one!.crowns < other!.crowns,
  );
  const verdict = await open(page, 'kingdomino', moves);
  await expect(verdict).toContainText(/Points and largest areas are tied, but Bob has more crowns \(\d+\)/);
});

test('then the victory is shared', async ({ page }) => {
  const moves = movesUntil(
    'kingdomino',
    OPTIONS,
    state => state.phase === 'over' && kingdomino.outcome(state).ranking[0]!.length === 2,
  );
  await expect(await open(page, 'kingdomino', moves)).toHaveText('A shared victory: Ann and Bob!');
});

test('in Duel the largest domain decides', async ({ page }) => {
  const moves = duelUntil((state: DuelPosition) => {
    if (state.phase !== 'over') return false;
    const { scores, ranking } = duel.outcome(state);
    return scores[0]!.total === scores[1]!.total && ranking[0]!.length === 1;
  });
  await expect(await open(page, 'duel', moves)).toContainText(/the largest domain \(\d+\scrests?\)/);
});

test('areas are counted one after the other, and it can be skipped', async ({ page }) => {
  await open(page, 'kingdomino', whenOver('kingdomino', OPTIONS), { speed: 'slow' });
  const now = page.locator('.counted.now');
  await expect(now.locator('.counted-now')).toHaveText(/^\w+: \d+ × \d+\s=\s\d+$/);
  await expect(now.locator('.lit rect').first()).toBeVisible();
  await expect(page.locator('.end-buttons')).toHaveCount(0);
  // the other kingdom waits until this one is counted
  await expect(page.locator('.counted:not(.now)').locator('.counted-now, .score')).toHaveText(['0', '']);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.locator('.end-buttons')).toBeVisible();
  await expect(page.locator('.medal')).toHaveCount(2);
});

/** Runs in the page: how much of a picture is neither paper nor grey. */
async function shareOfColour(bytes: readonly number[]): Promise<number> {
  const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  let coloured = 0;
  for (let at = 0; at < data.length; at += 4) {
    const pixel = data.subarray(at, at + 3);
    if (Math.max(...pixel) - Math.min(...pixel) > 60) coloured++;
  }
  return coloured / (image.width * image.height);
}

test('[W3] a browser that closes the count by itself closes nothing until all is counted', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, 'kingdomino', whenOver('kingdomino', OPTIONS), { speed: 'slow' });
  const count = page.locator('.dialog.end');
  // as on a second Escape, or on the gesture back of a phone
  const closeByBrowser = () => count.evaluate(dialog => (dialog as HTMLDialogElement).close());
  await page.locator('.counted.now').waitFor();
  await closeByBrowser();
  await expect(count).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.locator('.end-buttons')).toBeVisible();
  await closeByBrowser();
  await expect(count).toHaveCount(0);
});

test('a key ends the count but not the dialog', async ({ page }) => {
  await page.clock.install();
  await open(page, 'kingdomino', whenOver('kingdomino', OPTIONS), { speed: 'slow' });
  await page.locator('.counted.now').waitFor();
  await page.clock.runFor(500);
  await page.keyboard.press('Escape');
  await expect(page.locator('.end-buttons')).toBeVisible();
});

test('the boards are a picture to keep', async ({ page }) => {
  await open(page, 'kingdomino', whenOver('kingdomino', OPTIONS));
  await page.locator('.end-buttons').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share a picture' }).click(),
  ]);
  await expect(page.locator('.toast')).toHaveText('Picture saved.');
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // without its drawings it would be paper, lines and letters
  expect(await page.evaluate(shareOfColour, [...picture])).toBeGreaterThan(0.1);
});

/** Everything but the last placement. */
const beforeTheLast = () =>
  movesUntil(
    'kingdomino',
    OPTIONS,
    state =>
      state.phase === 'place' &&
      state.dealt === state.setup.lines &&
      state.newer().length === 0 &&
      state.turn === state.older().length - 1 &&
      kingdomino.moveAt(state, 0).kind === 'place',
  );

test('a press too many at the last placement does not close the final count', async ({ page }) => {
  const verdict = await open(page, 'kingdomino', beforeTheLast());
  await page.locator('.cell.legal').first().click();
  await expect(verdict).toBeVisible();
  // the second half of a double click, beside the dialog that has come in between
  await page.mouse.click(4, 400);
  await expect(verdict).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(verdict).toHaveCount(0);
});

test('nor does a key too many; the focus is on what is told', async ({ page }) => {
  const verdict = await open(page, 'kingdomino', beforeTheLast());
  await page.locator('.cell.legal').first().focus();
  await page.keyboard.press('Enter');
  await expect(verdict).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Final score' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('everything is counted at once', async ({ page }) => {
    const verdict = await open(page, 'kingdomino', whenOver('kingdomino', OPTIONS), { speed: 'slow' });
    await expect(verdict).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
    await expect(page.locator('.celebration')).toHaveCount(0);
    const totals = await page.locator('.small-kingdom .score').allTextContents();
    await expect(page.locator('.counted .score')).toHaveText(totals);
  });
});
