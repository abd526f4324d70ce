/** What is written on the wood of the table can be read, wherever on it that is, in both themes. */

import { duelUntil, movesUntil } from '../support/positions.ts';
import { BOT, ME, openGame } from '../support/saved.ts';
import { expect, test } from '../support/test.ts';
import { textOverWood } from '../support/text-on-wood.ts';

test.use({ isPainted: true });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('home and both tables', async ({ page }) => {
      const isMine = { players: 4, harmony: true };
      const games = [
        {
          game: 'kingdomino' as const,
          options: isMine,
          seats: [ME, BOT, BOT, BOT],
          moves: movesUntil(
            'kingdomino',
            isMine,
            ({ phase, seat, dealt }) => phase === 'pick' && seat === 0 && dealt > 8,
          ),
        },
        {
          game: 'duel' as const,
          options: { players: 2 },
          seats: [ME, BOT],
          moves: duelUntil(({ phase, seat, round }) => phase === 'take' && seat === 0 && round > 2),
        },
      ];
      for (const one of [undefined, ...games]) {
        if (one) await openGame(page, one);
        else await page.goto('/');
        await page
          .locator(one ? '.table' : 'h1')
          .first()
          .waitFor();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const texts = await textOverWood(page);
          expect(texts.length).toBeGreaterThan(0);
          expect(texts.filter(({ contrast, wanted }) => contrast < wanted)).toEqual([]);
        }
      }
    });
  });
}

test('it would be noticed', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('h1')
    .first()
    .evaluate(title => {
      title.style.color = '#8a6a4e';
    });
  expect((await textOverWood(page)).some(({ contrast, wanted }) => contrast < wanted)).toBe(true);
});
