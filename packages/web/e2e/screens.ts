/** Every screen of the page, as a list: for accessibility, languages and screenshots. */
import { formatLink, gameById, writeRecord } from '@kingdomino/rules';
import type { Position as DuelPosition } from '@kingdomino/rules/duel';
import { kingdomino as kingdominoRules, type Position } from '@kingdomino/rules/kingdomino';
import type { Page } from '@playwright/test';
import { placeOptions } from '../src/kingdomino/view.ts';
import { HARD_KINGDOMS } from '../src/pad/testing/kingdoms.ts';
import { keepPad, keptBoard } from './pads.ts';
import { command, openTable } from './people.ts';
import { duelUntil, type Made, movesUntil, whenOver } from './positions.ts';
import { BOT, FRIEND, MASTER, ME, openGame, setSettings } from './saved.ts';

export interface Screen {
  readonly name: string;
  readonly open: (page: Page, settings: Readonly<Record<string, unknown>>) => Promise<void>;
}

const at =
  (path: string, ready = 'main'): Screen['open'] =>
  async (page, settings) => {
    await setSettings(page, settings);
    await page.goto(path);
    await page.locator(ready).first().waitFor();
  };

/** Looked for once, however many tests begin there. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const isMine = (state: { phase: string; seat: number }, phase: string) =>
  state.phase === phase && state.seat === 0;

/** A place is waiting that brings something. */
const isWorthIt = (state: Position) => placeOptions(state).some(({ points }) => points >= 6);

const placing = (players: number, extra = {}) =>
  once(() =>
    movesUntil(
      'kingdomino',
      { players, ...extra },
      (state, moves) => moves > 22 * players && isMine(state, 'place') && isWorthIt(state),
    ),
  );
const picking = once(() =>
  movesUntil('kingdomino', { players: 4 }, (state, moves) => moves > 60 && isMine(state, 'pick')),
);

const stuck = once(() =>
  movesUntil(
    'kingdomino',
    { players: 2 },
    state => isMine(state, 'place') && kingdominoRules.moveAt(state, 0).kind === 'discard',
  ),
);
const betweenGames = once(() =>
  movesUntil(
    'kingdomino',
    { players: 3, dynasty: true, middleKingdom: true },
    state => state.finished.length === 1 && state.isBetweenGames,
  ),
);

function kingdomino(
  players: number,
  moves: () => readonly Made[],
  ready: string,
  extra = {},
): Screen['open'] {
  return async (page, settings) => {
    const seats = [ME, MASTER, FRIEND, BOT].slice(0, players);
    await openGame(page, {
      game: 'kingdomino',
      options: { players, ...extra },
      seats,
      moves: moves(),
      settings,
    });
    await page.locator(ready).first().waitFor();
  };
}

function duel(moves: () => readonly Made[], ready: string): Screen['open'] {
  return async (page, settings) => {
    await openGame(page, {
      game: 'duel',
      options: { players: 2 },
      seats: [ME, BOT],
      moves: moves(),
      settings,
    });
    await page.locator(ready).first().waitFor();
  };
}

const withClick =
  (open: Screen['open'], name: string): Screen['open'] =>
  async (page, settings) => {
    await open(page, settings);
    await page.locator(name).first().click();
    await page.locator('dialog[open]').waitFor();
  };

const late = once(() => duelUntil(state => state.round > 7 && isMine(state, 'take')));
const withJoker = once(() =>
  duelUntil(state => isMine(state, 'draw') && state.round > 2 && state.coatOn(state.dieOf(0, 0)) === -1),
);
const withSpells = once(() =>
  duelUntil(
    (state: DuelPosition) =>
      isMine(state, 'draw') &&
      (['free', 'split', 'turn'] as const).some(spell => state.canCast(spell, 0)) &&
      state.bonusUsed[0] === 0,
  ),
);

/** Four seats of every kind, and a game that was begun. */
async function withSetup(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await kingdomino(4, picking, '.slot.free')(page, settings);
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
  await kingdomino(4, picking, '.slot.free')(page, settings);
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

function replayLink(): string {
  const game = gameById('kingdomino');
  const options = game.readOptions({ players: 4 });
  if (!options.ok) throw new Error(options.error.text);
  const moves = whenOver('kingdomino', { players: 4 }).map(({ move }) => move);
  const link = formatLink(writeRecord(game, game.start(options.value), moves));
  if (!link.ok) throw new Error(link.error.text);
  return link.value;
}

export const SCREENS: readonly Screen[] = [
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
      await page.locator('.firsts .done').first().waitFor();
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
  { name: 'settings', open: at('/settings') },
  { name: 'help-kingdomino', open: at('/help/kingdomino') },
  { name: 'help-duel', open: at('/help/duel') },
  { name: 'help-variants', open: at('/help/variants') },
  { name: 'missing', open: at('/nowhere/at/all') },
  {
    name: 'new-table',
    open: async (page, settings) => {
      await at('/table', '.field input[type="text"]')(page, settings);
      await page
        .locator('.setup select')
        .filter({ has: page.locator('option[value="days"]') })
        .selectOption('game');
    },
  },
  {
    name: 'personal-link',
    open: async (page, settings) => {
      await at('/me', '.field input[type="text"]')(page, settings);
      await page.locator('main .button.main').click();
      await page.locator('.qr').waitFor();
    },
  },
  {
    name: 'account',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.request.post('/api/me');
      await page.request.post('/api/me/recovery');
      await page.goto('/account');
      await page.locator('.farewells').waitFor();
    },
  },
  { name: 'leaders', open: at('/leaders/duel', '.leaders-main .soft') },
  { name: 'personal-link-cut-off', open: at('/#/me/short', '[role="alert"]') },
  {
    name: 'online-clock',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.request.post('/api/me');
      await page.goto(
        await openTable(page, {
          clock: { kind: 'game', seconds: 600, increment: 10 },
          others: [{ kind: 'bot', level: 'squire' }],
        }),
      );
      await page.locator('.clock').waitFor();
    },
  },
  {
    name: 'together',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.request.post('/api/me');
      const address = await openTable(page, {
        others: [{ kind: 'bot', level: 'squire' }],
        absence: { kind: 'forfeit' },
      });
      const table = address.slice('/t/'.length);
      await page.goto(address);
      await page.locator('.table').waitFor();
      await command(page, { type: 'leave', table });
      await page.goto(`/together/${table}`);
      await page.locator('.together .leads').waitFor();
      await page.locator('.cell').first().click();
      await page.locator('[data-pointed]').waitFor();
    },
  },
  { name: 'kingdomino-place', open: kingdomino(2, placing(2), '.held') },
  { name: 'kingdomino-pick', open: kingdomino(4, picking, '.slot.free') },
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
    open: withClick(kingdomino(4, picking, '.slot.free'), '.table-top .points-button'),
  },
  {
    name: 'kingdomino-discard',
    open: kingdomino(2, stuck, '.held.stuck'),
  },
  {
    name: 'kingdomino-unseen',
    open: async (page, settings) => {
      await kingdomino(4, picking, '.slot.free')(page, settings);
      await page.locator('.unseen-button:visible, .phone-only:visible').click();
      await page.locator('.all-dominoes').waitFor();
    },
  },
  {
    name: 'kingdomino-end',
    open: kingdomino(4, () => whenOver('kingdomino', { players: 4, harmony: true }), '.end-buttons', {
      harmony: true,
    }),
  },
  {
    name: 'dynasty-between',
    open: kingdomino(3, betweenGames, '.next-game', { dynasty: true, middleKingdom: true }),
  },
  {
    name: 'dynasty-end',
    open: kingdomino(3, () => whenOver('kingdomino', { players: 3, dynasty: true }), '.end-buttons', {
      dynasty: true,
    }),
  },
  { name: 'duel-take', open: duel(late, '.dice.yours') },
  { name: 'duel-draw', open: duel(withSpells, '.duel-hand') },
  { name: 'duel-joker', open: duel(withJoker, '.coat-choice') },
  { name: 'duel-points', open: withClick(duel(late, '.dice.yours'), '.points-button') },
  { name: 'duel-spell', open: withClick(duel(withSpells, '.duel-hand'), '.book-line') },
  { name: 'duel-end', open: duel(() => whenOver('duel', { players: 2 }), '.end-buttons') },
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
  {
    name: 'waiting-room',
    open: async (page, settings) => {
      await at('/table', '.field input[type="text"]')(page, settings);
      await page.locator('.game-tabs input').last().check();
      await page.locator('.setup .start').click();
      await page.locator('.qr').waitFor();
    },
  },
];
