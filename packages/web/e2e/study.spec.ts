import {
  dealerFromText,
  formatLink,
  type GameId,
  type GameOf,
  gameById,
  playGame,
  writeRecord,
} from '@kingdomino/rules';
import { expect, test } from '@playwright/test';

/** The link of a game that always takes the first move. */
function linkOf<G extends GameId>(game: GameOf<G>): string {
  const { state, moves } = playGame(game, { players: 2 }, dealerFromText('study'), now =>
    game.moveAt(now, 0),
  );
  const link = formatLink(writeRecord(game, state, moves));
  if (!link.ok) throw new Error(link.error.text);
  return link.value;
}

for (const [id, step, turn] of [
  ['kingdomino', 54, /domino/],
  ['duel', 2, /takes/],
] as const)
  test(`a replay of ${id} is analysed, and a turn is shown on the table`, async ({ page }) => {
    await page.goto(`/replay#${linkOf(gameById(id))}`);
    await page.getByRole('slider', { name: 'Step' }).fill(`${step}`);
    await page.getByRole('button', { name: 'Analyse' }).click();
    const panel = page.getByRole('complementary', { name: 'Analysis' });
    const best = panel.getByRole('list').getByRole('button').first();
    await expect(best).toContainText(turn);
    await expect(best).toContainText('%');
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await best.click();
    await expect(best).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before!);
    await best.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before!);
    await panel.getByRole('button', { name: 'Review this game' }).click();
    await expect(panel.getByRole('progressbar')).toBeVisible();
    await panel.getByRole('button', { name: 'Stop' }).click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
  });
