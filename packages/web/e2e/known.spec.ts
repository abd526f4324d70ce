/** What a player may know is shown: the land that is still possible, and the dominoes that may still come. */
import { DOMINO_COUNT } from '@kingdomino/rules/kingdomino';
import { movesUntil } from './positions.ts';
import { FRIEND, ME, openGame } from './saved.ts';
import { expect, test } from './test.ts';

const OPTIONS = { players: 2 };

test('the frame is the land that the rules still allow', async ({ page }) => {
  let frame = { west: 0, east: 0, north: 0, south: 0 };
  const moves = movesUntil('kingdomino', OPTIONS, state => {
    frame = state.kingdoms[0]!.frame();
    // narrowed to one side, but not yet to the end
    const width = frame.east - frame.west + 1;
    return state.phase === 'place' && state.seat === 0 && width > 5 && width < 9 && -frame.west < frame.east;
  });
  await openGame(page, { game: 'kingdomino', options: OPTIONS, seats: [ME, FRIEND], moves });
  const { west, east, north, south } = frame;
  const edge = `M${100 * west} ${100 * north}h${100 * (east - west + 1)}v${100 * (south - north + 1)}`;
  await expect(page.locator('.board .frame-edge')).toHaveAttribute('d', new RegExp(`^${edge}h`));
});

test('all 48 dominoes, those that may still come apart from the others', async ({ page }) => {
  let unseen: number[] = [];
  const moves = movesUntil('kingdomino', OPTIONS, (state, made) => {
    unseen = state.unseen();
    return made > 40 && state.phase === 'pick' && state.seat === 0;
  });
  await openGame(page, { game: 'kingdomino', options: OPTIONS, seats: [ME, FRIEND], moves });
  await page.locator('.unseen-button').click();
  await expect(page.locator('.all-dominoes li')).toHaveCount(DOMINO_COUNT);
  const shown = page.locator('.all-dominoes li:not(.seen) .number');
  await expect(shown).toHaveText(unseen.map(String));
});
