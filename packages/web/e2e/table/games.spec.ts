/**
 * Whole games: each kind once, each style of input once, each number of seats, through a reload, zoomed in to 400 %, in
 * forced colours and with the spacing of text that WCAG 1.4.12 asks for. Other pairs of kind and style from near the end.
 */
import { findCutOff } from '../support/cut-off.ts';
import { play, playToTheEnd, type Style } from '../support/player.ts';
import { nearTheEnd } from '../support/positions.ts';
import { BOT, FRIEND, type Given, ME, openGame } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const KINGDOMINO: Given = { game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT] };
const DUEL: Given = { game: 'duel', options: { players: 2 }, seats: [ME, BOT] };

const KINDS: Readonly<Record<string, Given>> = {
  'Kingdomino, 2 seats': KINGDOMINO,
  'Mighty Duel': { ...KINGDOMINO, options: { players: 2, mightyDuel: true } },
  Dynasty: { ...KINGDOMINO, options: { players: 2, dynasty: true } },
  Duel: DUEL,
};
const STYLES: Readonly<Record<Exclude<Style, 'calm'>, object>> = {
  mouse: {},
  keyboard: {},
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
/** Played from the first move to the last. */
const WHOLE: readonly string[] = [
  'mouse Mighty Duel',
  'mouse Dynasty',
  'keyboard Kingdomino, 2 seats',
  'keyboard Duel',
  'touch Duel',
];

/** Those that are played by mouse in forced colours. */
const FORCED = ['Mighty Duel', 'Duel'];
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

test.afterEach(async ({ page }) => {
  await expect(page.locator('.dialog.end .verdict')).toBeVisible();
});

for (const [style, use] of Object.entries(STYLES) as [Style, object][]) {
  test.describe(`by ${style}`, () => {
    test.use(use);

    for (const [kind, given] of Object.entries(KINDS)) {
      const isWhole = WHOLE.includes(`${style} ${kind}`);
      test(`${kind}${isWhole ? '' : ', the end'}`, async ({ page }) => {
        if (style === 'mouse' && FORCED.includes(kind)) await page.emulateMedia({ forcedColors: 'active' });
        const moves = isWhole ? [] : nearTheEnd(given.game, given.options);
        await openGame(page, { ...given, moves });
        await playToTheEnd(page, style);
      });
    }
  });
}

test.describe('in the hand', () => {
  test.use(STYLES.touch);

  test('Kingdomino, 4 seats, hot seat, with both bonuses', async ({ page }) => {
    const options = { players: 4, middleKingdom: true, harmony: true };
    await openGame(page, { game: 'kingdomino', options, seats: [ME, FRIEND, BOT, BOT] });
    await playToTheEnd(page, 'touch');
  });
});

test('Kingdomino, 3 seats, lines of four, confirming always, spaced out', async ({ page }) => {
  const options = { players: 3, lineOfFour: true };
  const seats = [ME, BOT, BOT];
  await openGame(page, { game: 'kingdomino', options, seats, settings: { confirm: 'always' } });
  // as an extension would; the page itself allows no style that it did not bring
  await page.evaluate(text => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);
  expect(await page.evaluate(findCutOff)).toEqual([]);
  await playToTheEnd(page, 'mouse');
  expect(await page.evaluate(findCutOff)).toEqual([]);
});

test('from the first screen with one click, and again', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('kingdomino.settings', '{"speed":"off","undo":"none"}'),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Kingdomino now' }).click();
  await playToTheEnd(page, 'mouse');
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.verdict')).toHaveCount(0);
  await playToTheEnd(page, 'mouse');
});

const ZOOMED: Readonly<Record<string, readonly [Given, Style]>> = {
  Kingdomino: [KINGDOMINO, 'mouse'],
  Duel: [DUEL, 'keyboard'],
};

for (const [kind, [given, style]] of Object.entries(ZOOMED)) {
  test(`${kind} through a reload, zoomed in to 400 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openGame(page, { ...given, moves: nearTheEnd(given.game, given.options) });
    await play(page, 'mouse', 3);
    const before = await whatHappened(page);
    await page.reload();
    await page.locator('.table').waitFor();
    // bots may have gone on; nothing that happened is forgotten
    expect((await whatHappened(page)).slice(-before.length)).toEqual(before);
    await playToTheEnd(page, style);
  });
}

/** The log, newest first. */
async function whatHappened(page: Page): Promise<string[]> {
  await page.locator('.menu-button').click();
  await page.locator('.log-button').click();
  await page.locator('.log li').first().waitFor();
  const lines = await page.locator('.log li').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.locator('.log')).toHaveCount(0);
  return lines;
}
