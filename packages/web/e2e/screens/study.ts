/** The screens of who looks again, or learns: replay, study, editor, lessons, puzzles and the coach. */
import { formatLink, gameById, writeRecord } from '@kingdomino/rules';
import { whenOver } from '../positions.ts';
import { setSettings } from '../saved.ts';
import { kingdomino, placing } from './begun-games.ts';
import { at, type Screen } from './screen.ts';

function replayLink(): string {
  const game = gameById('kingdomino');
  const options = game.readOptions({ players: 4 });
  if (!options.ok) throw new Error(options.error.text);
  const moves = whenOver('kingdomino', { players: 4 }).map(({ move }) => move);
  const link = formatLink(writeRecord(game, game.start(options.value), moves));
  if (!link.ok) throw new Error(link.error.text);
  return link.value;
}

export const STUDY_SCREENS: readonly Screen[] = [
  {
    name: 'replay',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.goto(`/replay#${replayLink()}`);
      await page.locator('.replay-bar input').fill('60');
    },
  },
  {
    name: 'study',
    open: async (page, settings) => {
      await setSettings(page, settings);
      // where a king comes out of the hand: chance is asked, too
      await page.goto(`/replay#${replayLink()}&m=1`);
      await page.locator('.replay-bar .button').last().click();
      await page.locator('.study-what-if > .button').click();
      await page.locator('.study-chance summary').click();
    },
  },
  {
    name: 'editor',
    open: at(
      '/editor#p=kingdomino/1%202;%20place%201;%20older%20%3E3:1%2017:0%2029:0%2041:1;%20newer%205%2012%2022%2040',
      '.editor-slot',
    ),
  },
  {
    name: 'editor-duel',
    open: at(
      '/editor#p=duel/1;%20take%201;%20round%200;%20A%201;%20dice%200%200%200%200',
      '.editor-outcome .button',
    ),
  },
  {
    name: 'learn',
    open: async (page, settings) => {
      await at('/learn/kingdomino', '.slot.free')(page, settings);
      await page.locator('.slot.free').first().click();
      await page.locator('.lesson-note').waitFor();
    },
  },
  { name: 'puzzles', open: at('/puzzles', '.puzzle-of-day svg') },
  { name: 'open-study', open: at('/replay', '.open-file') },
  {
    name: 'coach',
    open: async (page, settings) => {
      await kingdomino(2, placing(2), '.held')(page, settings);
      await page.locator('.coach-button').click();
      await page.locator('.coach-text .button').click();
    },
  },
];
