/** A table in the hand: in every state all that is needed is on the screen, on every phone, upright or on its side. */
import {
  begun,
  duel,
  kingdomino,
  late,
  picking,
  placing,
  stuck,
  withJoker,
  withSpells,
} from '../screens/begun-games.ts';
import type { Screen } from '../screens/screen.ts';
import { STUDY_SCREENS } from '../screens/study.ts';
import { phaseMoves } from '../support/duel-phases.ts';
import { findOutOfSight, WHAT_TO_SEE } from '../support/out-of-sight.ts';
import { command, nextOf, sitTogether } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
/** With all that is said to newcomers. */
const SETTINGS = { language: 'en', hints: true };
const IN_HAND = { viewport: PHONES[0]!, hasTouch: true, isMobile: true };

test.use(IN_HAND);

async function mustBeInSight(page: Page, state: string): Promise<void> {
  for (const size of PHONES) {
    await page.setViewportSize(size);
    // what follows from a new size is drawn one picture later
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const found = await page.evaluate(findOutOfSight, WHAT_TO_SEE);
    expect.soft(found, `${state} at ${size.width}x${size.height}`).toEqual([]);
  }
}

/** How much of the width the board has, where what is left of the land is as wide as it is high. */
const shareOfWidth = (page: Page) =>
  page.evaluate(() => document.querySelector('.board-sheet')!.getBoundingClientRect().width / innerWidth);

test('the board fills the width of every phone', async ({ page }) => {
  await kingdomino(2, stuck, '.held.stuck')(page, SETTINGS);
  for (const size of PHONES.filter(({ width, height }) => width < height)) {
    await page.setViewportSize(size);
    await expect
      .poll(() => shareOfWidth(page), { message: `${size.width}x${size.height}` })
      .toBeGreaterThan(0.92);
  }
});

/** Where the board and the lines are. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    ['.board', '.lines', '.others'].map(selector => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

const STATES: Readonly<Record<string, Screen['open']>> = {
  'the opening': kingdomino(4, begun, '.slot.free'),
  'a pick among two': kingdomino(2, picking(2), '.slot.free'),
  'a pick among three': kingdomino(3, picking(3), '.slot.free'),
  'a pick among four': kingdomino(4, picking(4), '.slot.free'),
  'a domino in the hand': kingdomino(2, placing(2), '.held'),
  'a domino in the hand, of seven squares': kingdomino(2, placing(2, { mightyDuel: true }), '.held', {
    mightyDuel: true,
  }),
  'dice to take': duel(late, '.dice.yours'),
  'crests to draw, with spells': duel(withSpells, '.duel-hand'),
  'a joker': duel(withJoker, '.coat-choice'),
  'two jokers': duel(() => phaseMoves('draw-jokers'), '.coat-choice + .coat-choice'),
  'a domino in the hand, among four': kingdomino(4, placing(4), '.held'),
  'a hint': async (page, settings) => {
    await kingdomino(2, placing(2), '.held')(page, settings);
    await page.locator('.coach-button').tap();
    await page.locator('.coach-steps .button').waitFor();
  },
  'an analysis': STUDY_SCREENS.find(({ name }) => name === 'study-turns')!.open,
  'the last page of a lesson': STUDY_SCREENS.find(({ name }) => name === 'learn')!.open,
  'a domino that fits nowhere': kingdomino(2, stuck, '.held.stuck'),
};

for (const [name, open] of Object.entries(STATES))
  test(name, async ({ page, host }) => {
    await open(page, SETTINGS, seconds => host.pass(seconds));
    await mustBeInSight(page, name);
    const legal = page.locator('.cell.legal');
    if ((await legal.count()) === 0) return;
    await page.setViewportSize(PHONES[0]!);
    await legal.first().tap();
    await mustBeInSight(page, `${name}, laid for a look`);
  });

test('with others: clocks, what is asked and a lost line take no room from the table', async ({
  browser,
}) => {
  const pages = await sitTogether(browser, { clock: { kind: 'game', seconds: 600, increment: 10 } }, IN_HAND);
  const mine = await nextOf(pages);
  const other = pages.find(page => page !== mine)!;
  await mustBeInSight(mine, 'a clock');
  await mustBeInSight(other, 'a clock, waiting');
  await mine.setViewportSize(PHONES[0]!);
  const before = await placesOf(mine);
  const table = mine.url().split('/').at(-1)!;
  await command(other, { type: 'propose', table, what: 'pause' });
  await mine.locator('.prompt .button').first().waitFor();
  expect(await placesOf(mine)).toEqual(before);
  await mustBeInSight(mine, 'a question');
  await mine.setViewportSize(PHONES[0]!);
  await mine.context().setOffline(true);
  await mine.locator('.connection-note').waitFor();
  expect(await placesOf(mine)).toEqual(before);
  await mustBeInSight(mine, 'a lost line');
});
