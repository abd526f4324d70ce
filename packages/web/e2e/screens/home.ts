/** The screens of who comes to play alone: the front page, results, the writing pad, settings and help. */
import type { Page } from '@playwright/test';
import { HARD_KINGDOMS } from '../../src/pad/testing/kingdoms.ts';
import { keepPad, keptBoard } from '../support/pads.ts';
import { whenOver } from '../support/positions.ts';
import { BOT, FRIEND, MASTER, ME } from '../support/saved.ts';
import { kingdomino, picking } from './begun-games.ts';
import { at, type Screen, withClick } from './screen.ts';

/** Four seats of every kind, and a game that was begun. */
async function withSetup(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await kingdomino(4, picking(4), '.slot.free')(page, settings);
  const seats = [ME, FRIEND, MASTER, BOT];
  await page.evaluate(
    setup => localStorage.setItem('kingdomino.setup', setup),
    JSON.stringify({ game: 'kingdomino', seats, switches: ['harmony'] }),
  );
  await page.goto('/new/kingdomino');
  await page.locator('.game-picture svg').waitFor();
}

/** What somebody finds who comes back: a game to go on with, one that is over, and what it comes to. */
async function withResults(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await kingdomino(4, () => whenOver('kingdomino', { players: 4 }), '.end-buttons')(page, settings);
  await kingdomino(4, picking(4), '.slot.free')(page, settings);
}

/** A Duel that was won, with a spell; a Dynasty that was won altogether. */
async function keepResults(page: Page): Promise<void> {
  const feats = { area: 24, middleKingdom: 1, harmony: 2, games: 3, spells: ['split', 'banner'] };
  const seats = [
    { who: 'me', points: 142, place: 1, feats },
    { who: 'grandmaster', points: 120, place: 2, feats },
  ];
  const at = Date.UTC(2026, 10, 10);
  const results = [
    { game: 'kingdomino', switches: ['dynasty'], at, seats },
    { game: 'duel', switches: [], at, seats },
  ];
  await page.evaluate(all => {
    for (const [index, value] of all.entries())
      localStorage.setItem(`kingdomino.result.r${index}`, JSON.stringify({ format: 0, value }));
  }, results);
}

export const HOME_SCREENS: readonly Screen[] = [
  { name: 'home', open: at('/', '.play-now') },
  {
    name: 'home-again',
    open: async (page, settings) => {
      await withResults(page, settings);
      await page.goto('/');
      await page.locator('.game-picture svg').waitFor();
    },
  },
  {
    name: 'results',
    open: async (page, settings) => {
      await withResults(page, settings);
      await page.goto('/results');
      await page.locator('.tallies').first().waitFor();
    },
  },
  {
    name: 'achievements',
    open: async (page, settings) => {
      await at('/achievements')(page, settings);
      await keepResults(page);
      await page.reload();
      await page.locator('.achievement-list .done').first().waitFor();
    },
  },
  {
    name: 'pad',
    open: async (page, settings) => {
      await keepPad(page, {
        names: ['Alexandra-Katharina', 'Bo'],
        switches: ['middleKingdom', 'harmony'],
        boards: [keptBoard('s s1 w\nm3 C m2\n. m3 w1'), keptBoard('C')],
      });
      await at('/pad', '.pad-sheet')(page, settings);
      await page.locator('.pad-seat').first().click();
      await page.locator('.pad-mistakes ul').waitFor();
    },
  },
  {
    name: 'pad-result',
    open: async (page, settings) => {
      const [one, other] = HARD_KINGDOMS;
      await keepPad(page, { names: ['Alexandra-Katharina', ''], boards: [one!, other!].map(keptBoard) });
      await at('/pad', '.pad-result')(page, settings);
    },
  },
  { name: 'home-four', open: withSetup },
  { name: 'home-duel', open: at('/new/duel', '.first-seat') },
  { name: 'colours', open: withClick(withSetup, '.colour-button') },
  { name: 'study-section', open: at('/study', '.link-list') },
  { name: 'people-section', open: at('/people', '.link-list') },
  { name: 'settings', open: at('/settings') },
  { name: 'help-kingdomino', open: at('/help/kingdomino') },
  { name: 'help-duel', open: at('/help/duel') },
  { name: 'help-variants', open: at('/help/variants') },
];
