/** Further states of screens that deserve a look, beside those that every test of all screens goes through. */
import { formatLink, gameById, writeRecord } from '@kingdomino/rules';
import { kingdomino, picking, placing } from '../e2e/screens/begun-games.ts';
import { at, type Open, type Screen } from '../e2e/screens/screen.ts';
import { command, openTable } from '../e2e/support/people.ts';
import { whenOver } from '../e2e/support/positions.ts';
import { BOT, ME, openGame, setSettings } from '../e2e/support/saved.ts';

function link(players: number): string {
  const game = gameById('kingdomino');
  const options = game.readOptions({ players });
  if (!options.ok) throw new Error(options.error.text);
  const moves = whenOver('kingdomino', { players }).map(({ move }) => move);
  const written = formatLink(writeRecord(game, game.start(options.value), moves));
  if (!written.ok) throw new Error(written.error.text);
  return written.value;
}

/** The analysis of a whole game, at one of its pages. */
const reviewed =
  (tab: string, ready: string): Open =>
  async (page, settings) => {
    await setSettings(page, settings);
    await page.goto(`/replay#${link(2)}&m=30`);
    await page.locator('.replay-bar .button').last().click();
    await page.locator('button[data-tab="moves"]').click();
    await page.locator('.study > .button.main').click();
    await page.locator('.study-seats').waitFor({ timeout: 60_000 });
    await page.locator(`button[data-tab="${tab}"]`).click();
    await page.locator(ready).first().waitFor({ timeout: 60_000 });
  };

export const MORE_SCREENS: readonly Screen[] = [
  {
    name: 'more-what-if',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.goto(`/replay#${link(2)}&m=30`);
      await page.locator('.replay-bar .button').last().click();
      await page.locator('[data-tab="what-if"]').click();
      await page.locator('.study-what-if > .button').click();
    },
  },
  { name: 'more-three', open: kingdomino(3, placing(3), '.held') },
  {
    name: 'more-avatar',
    open: async (page, settings) => {
      await page.addInitScript(() =>
        localStorage.setItem('kingdomino.avatar', '{"format":0,"value":{"avatar":"fisher"}}'),
      );
      await kingdomino(3, placing(3), '.held')(page, settings);
    },
  },
  {
    name: 'more-close',
    open: async (page, settings) => {
      const open = kingdomino(2, placing(2, { mightyDuel: true }), '.held', { mightyDuel: true });
      await open(page, settings);
      const zoom = page.locator('.zoom-button');
      if (await zoom.isVisible()) await zoom.click();
    },
  },
  {
    name: 'more-menu',
    open: async (page, settings) => {
      await kingdomino(4, picking(4), '.slot.free')(page, settings);
      for (const button of await page.locator('.menu-button:visible').all()) await button.click();
    },
  },
  {
    name: 'more-tips',
    open: async (page, settings) => kingdomino(2, placing(2), '.held')(page, { ...settings, hints: true }),
  },
  {
    name: 'more-count',
    open: async (page, settings) => {
      const moves = whenOver('kingdomino', { players: 2 });
      const game = { game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT], moves } as const;
      await openGame(page, { ...game, settings: { ...settings, speed: 'normal' } });
      await page.locator('.dialog.end .skip').waitFor();
    },
  },
  {
    name: 'more-lobby',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.request.post('/api/me');
      await command(page, { type: 'avatar', avatar: 'gardener' });
      await openTable(page, { visibility: 'public' });
      await openTable(page, {
        visibility: 'public',
        game: 'duel',
        others: [{ kind: 'bot', level: 'duke' }],
      });
      await page.goto('/');
      await page.locator('.tables li').first().waitFor();
    },
  },
  { name: 'more-clubs', open: at('/club', 'main') },
  { name: 'more-run', open: at('/puzzles/run', 'main') },
  { name: 'more-pairing', open: at('/now', '.pairing-form') },
  { name: 'more-pad-setup', open: at('/pad', 'main') },
  { name: 'more-moves', open: reviewed('moves', '.study-move .soft') },
  { name: 'more-mistakes', open: reviewed('learn', '.study-played') },
  { name: 'more-missing', open: at('/nowhere', 'main') },
];
