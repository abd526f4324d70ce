/** The screens of who looks again, or learns: replay, study, editor, lessons, puzzles and the coach. */
import { formatLink, gameById, writeRecord } from '@kingdomino/rules';
import { whenOver } from '../support/positions.ts';
import { setSettings } from '../support/saved.ts';
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

/** What a learner has answered who has come to the end. */
const LEARNED = [
  'pick:24',
  'place:24@1,0,E',
  'pick:5',
  'place:5@1,1,E',
  '',
  'place:30@0,-1,W',
  'discard:3',
  '',
];

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
      await page.locator('[data-tab="what-if"]').click();
      await page.locator('.study-what-if > .button').click();
      const unfold = page.locator('.study.folded .study-fold');
      if (await unfold.isVisible()) await unfold.click();
      await page.locator('.study-chance summary').click();
    },
  },
  {
    name: 'study-turns',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.goto(`/replay#${replayLink()}&m=60`);
      await page.locator('.replay-bar .button').last().click();
      await page.locator('.study-turn').first().waitFor();
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
    // its last step: nowhere are more buttons
    name: 'learn',
    open: async (page, settings) => {
      await page.addInitScript(
        answers => localStorage.setItem('kingdomino.lesson.kingdomino', answers),
        JSON.stringify({ format: 0, value: LEARNED }),
      );
      await at('/learn/kingdomino', '.lesson-buttons a')(page, settings);
    },
  },
  { name: 'lessons', open: at('/learn', '.lesson-list') },
  { name: 'puzzles', open: at('/puzzles', '.puzzle-of-day svg') },
  {
    // a wrong turn, with what it gives away
    name: 'puzzle',
    open: async (page, settings) => {
      await at('/puzzles/k2', '.held')(page, { ...settings, confirm: 'never' });
      await page.locator('.cells [data-x="-1"][data-y="1"]').click();
      await page.locator('.slot.free[data-domino="5"]').click();
      await page.locator('.puzzle-on').first().waitFor();
    },
  },
  { name: 'open-study', open: at('/replay', '.open-file') },
  {
    name: 'coach',
    open: async (page, settings) => {
      await kingdomino(2, placing(2), '.held')(page, settings);
      await page.locator('.coach-button').click();
      await page.locator('.coach-steps .button').last().click();
      await page.locator('.coach-steps .button').last().click();
      // it fades in
      await page
        .locator('.coach-card')
        .evaluate(card => Promise.all(card.getAnimations({ subtree: true }).map(({ finished }) => finished)));
    },
  },
];
