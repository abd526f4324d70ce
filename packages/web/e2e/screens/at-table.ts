/** The screens of a game: every phase, what is asked for meanwhile, and the end. */
import { whenOver } from '../support/positions.ts';
import {
  betweenGames,
  duel,
  kingdomino,
  late,
  picking,
  placing,
  stuck,
  withJoker,
  withSpells,
} from './begun-games.ts';
import { openMenu, type Screen, withClick } from './screen.ts';

/** The boards of the end are drawn one after the other. */
const ALL_COUNTED = '.counted:last-child .counted-board > *';

export const TABLE_SCREENS: readonly Screen[] = [
  { name: 'kingdomino-place', open: kingdomino(2, placing(2), '.held') },
  { name: 'kingdomino-pick', open: kingdomino(4, picking(4), '.slot.free') },
  {
    name: 'kingdomino-mighty',
    open: kingdomino(2, placing(2, { mightyDuel: true }), '.held', { mightyDuel: true }),
  },
  {
    name: 'kingdomino-log',
    open: withClick(kingdomino(2, placing(2), '.held'), '.table-top .log-button'),
  },
  {
    name: 'kingdomino-points',
    open: withClick(kingdomino(4, picking(4), '.slot.free'), '.table-top .points-button'),
  },
  {
    name: 'kingdomino-discard',
    open: kingdomino(2, stuck, '.held.stuck'),
  },
  {
    name: 'kingdomino-unseen',
    open: async (page, settings) => {
      await kingdomino(4, picking(4), '.slot.free')(page, settings);
      await openMenu(page);
      await page.locator('.unseen-button:visible, nav .phone-only:visible').first().click();
      await page.locator('.all-dominoes').waitFor();
    },
  },
  {
    name: 'kingdomino-end',
    open: kingdomino(4, () => whenOver('kingdomino', { players: 4, harmony: true }), ALL_COUNTED, {
      harmony: true,
    }),
  },
  {
    name: 'dynasty-between',
    open: kingdomino(3, betweenGames, '.next-game', { dynasty: true, middleKingdom: true }),
  },
  {
    name: 'dynasty-end',
    open: kingdomino(3, () => whenOver('kingdomino', { players: 3, dynasty: true }), ALL_COUNTED, {
      dynasty: true,
    }),
  },
  { name: 'duel-take', open: duel(late, '.dice.yours') },
  { name: 'duel-draw', open: duel(withSpells, '.duel-hand') },
  { name: 'duel-joker', open: duel(withJoker, '.coat-choice') },
  { name: 'duel-points', open: withClick(duel(late, '.dice.yours'), '.points-button') },
  { name: 'duel-spell', open: withClick(duel(withSpells, '.duel-hand'), '.book-row') },
  { name: 'duel-end', open: duel(() => whenOver('duel', { players: 2 }), ALL_COUNTED) },
];
