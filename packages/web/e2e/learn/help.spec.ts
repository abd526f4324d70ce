/** How to play. What stands there is tested in `src/help/help.test.tsx`. */
import { expect, test } from '../support/test.ts';

test('every picture stays in its frame', async ({ page }) => {
  await page.goto('/help/kingdomino');
  const strays = await page.locator('.step-picture').evaluateAll(frames =>
    frames.flatMap(frame => {
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      // a flag is raised from below
      return [...frame.querySelectorAll('.art:not(.flag), .number, .domino')]
        .map(piece => ({ name: piece.getAttribute('class'), box: piece.getBoundingClientRect() }))
        .filter(({ box }) => box.left < left || box.right > right || box.top < top || box.bottom > bottom)
        .map(({ name }) => name);
    }),
  );
  expect(strays).toEqual([]);
});
