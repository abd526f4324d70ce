/** The colour of a seat is chosen in the set-up, and everything that belongs to the seat wears it. */
import { afterEach, expect, test, vi } from 'vitest';
import { movesUntil, whenOver } from '../../e2e/support/positions.ts';
import { SEAT_COLOURS } from '../board/colours.ts';
import type { SeatSetup } from '../local/local-table.ts';
import { all, button, choose, named, one, press, textOf } from '../testing/look.ts';
import { BOT, FRIEND, keep, keepSettings, ME, openGame, openKept } from '../testing/on-device.ts';
import { reload, until, visit } from '../testing/visit.ts';

const OPTIONS = { players: 2 };
const FOUR = ['pink', 'yellow', 'green', 'blue'];

/** What the seats wear in the set-up, in their order. */
const chosen = () => all('.seat-form .king use').map(use => use.getAttribute('href')!.replace('#king-', ''));
/** What they wear at the table. */
const worn = () => all('.small-kingdom .seat-name').map(name => name.className.replace('seat-name ', ''));

const options = () => all('dialog .colour-options button');
const option = (colour: string) => options().find(each => textOf(each).startsWith(colour))!;

async function paint(seat: number, colour: string): Promise<void> {
  await press(button(new RegExp(`^Colour of player ${seat}: `)));
  await press(option(colour));
  expect(all('dialog')).toEqual([]);
}

async function openSetup(seats: readonly SeatSetup[], game = 'kingdomino'): Promise<void> {
  keepSettings();
  keep('setup', { game, seats, switches: [] });
  await visit(`/new/${game}`);
}

async function start(): Promise<void> {
  await press(button('Start'));
  await until(() => document.querySelector('.small-kingdom'));
}

test('a free colour is taken, a taken one is swapped', async () => {
  await openSetup([ME, FRIEND, BOT]);
  expect(chosen()).toEqual(['pink', 'yellow', 'green']);
  await paint(1, 'blue');
  expect(chosen()).toEqual(['blue', 'yellow', 'green']);
  await press(button(/^Colour of player 3: /));
  expect(textOf(option('blue'))).toContain('Player 1');
  await press(option('blue'));
  expect(chosen()).toEqual(['green', 'yellow', 'blue']);
});

test('castles, kings, emblems and names wear it', async () => {
  await openSetup([ME, FRIEND]);
  await paint(1, 'green');
  await paint(2, 'blue');
  await start();
  expect(worn()).toEqual(['green', 'blue']);
  for (const [seat, { castle, emblem }] of [
    { castle: 'green', emblem: 'leaf' },
    { castle: 'blue', emblem: 'wave' },
  ].entries()) {
    // the kingdom in the middle is not shown a second time
    expect(all(`main [data-picture="castle-${castle}"]`)).toHaveLength(1);
    const board = all('.small-kingdom')[seat]!;
    expect(all(`use[href="#emblem-${emblem}"]`, board)).toHaveLength(1);
  }
  await press((await until(() => all('.slot.free')[0]))!);
  const king = await until(() => document.querySelector('.slot-picture use[href^="#king-"]'));
  expect(king.getAttribute('href')).toMatch(/green|blue/);
  for (const old of ['pink', 'yellow']) expect(all(`main use[href$="-${old}"]`)).toEqual([]);
});

test('the colours are remembered, and stay with seats that come and go', async () => {
  await openSetup([ME, FRIEND, BOT]);
  await paint(1, 'blue');
  await reload();
  expect(chosen()).toEqual(['blue', 'yellow', 'green']);
  await press(button('Remove player 2'));
  expect(chosen()).toEqual(['blue', 'green']);
  await press(button('Add a player'));
  await press(button('Add a player'));
  expect(new Set(chosen())).toEqual(new Set(FOUR));
  await choose(named<HTMLSelectElement>('select', 'Player 2'), 'friend');
  expect(chosen().slice(0, 2)).toEqual(['blue', 'green']);
});

/** What the page gives the player to keep, from now on. */
function savedFiles(): Blob[] {
  const files: Blob[] = [];
  const make = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(made => {
    if (made instanceof Blob && made.type === 'application/json') files.push(made);
    return make(made);
  });
  // a browser saves what it would show; this one would go there
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

afterEach(() => void vi.restoreAllMocks());

test('the next game has the same colours, and so has a saved record', async () => {
  const moves = whenOver('kingdomino', OPTIONS);
  const seats = [
    { ...ME, colour: 'blue' },
    { ...FRIEND, colour: 'pink' },
  ] as const;
  await openGame({ game: 'kingdomino', options: OPTIONS, seats, moves });
  await until(() => document.querySelector('.end-buttons'));
  expect(worn()).toEqual(['blue', 'pink']);
  await until(() => all('.dialog.end [data-picture="castle-blue"]').length === 1);
  const files = savedFiles();
  await press(button('Save game file'));
  const record = JSON.parse(await files[0]!.text()) as { readonly colours: unknown; readonly deal: unknown };
  expect(record.colours).toEqual(['blue', 'pink']);
  await press(button('Play again'));
  await until(
    () => location.pathname !== '/play/kept' && all('.dialog.end').length === 0 && worn().length > 0,
  );
  expect(worn()[0]).toBe('blue');
  await visit('/replay');
  // the game of this test was not dealt by its seed, which a reader would find out
  const { deal: _, ...read } = record;
  const field = one('input[type="file"]');
  Object.defineProperty(field, 'files', { value: [new File([JSON.stringify(read)], 'game.json')] });
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => document.querySelector('.replay-bar'));
  expect(worn()).toEqual(['blue', 'pink']);
});

test('a game kept before there were colours has four different', async () => {
  await openGame({ game: 'kingdomino', options: { players: 4 }, seats: [ME, FRIEND, FRIEND, BOT] });
  expect(worn()).toEqual(FOUR);
});

test('so has one of the first format with damaged ones', async () => {
  await openKept({
    id: 'damaged',
    config: { game: 'kingdomino', options: { players: 4 }, undoAllowed: true },
    seats: [
      { ...ME, colour: 'yellow' },
      { ...FRIEND, colour: 'yellow' },
      { ...FRIEND, colour: 'mauve' },
      { ...BOT, colour: 3 },
    ],
    entries: [],
    seed: '5e'.repeat(32),
    changedAt: 1,
    isOver: false,
  });
  expect(worn()[0]).toBe('yellow');
  expect(new Set(worn())).toEqual(new Set(FOUR));
});

test('Duel: dice and names wear them too', async () => {
  const isThere = (state: { readonly round: number; readonly phase: string }) =>
    state.round > 3 && state.phase === 'draw';
  await openGame({
    game: 'duel',
    options: OPTIONS,
    seats: [
      { ...ME, colour: 'green' },
      { ...FRIEND, colour: 'blue' },
    ],
    moves: movesUntil('duel', OPTIONS, isThere),
  });
  await until(() => document.querySelector('.spellbook'));
  expect(worn()).toEqual(['green', 'blue']);
  // dice lie with whoever took them; those about to be drawn are in the hand
  expect(all('.small-kingdom:not(.now) .die-place')).toHaveLength(2);
  expect(all('.small-kingdom.green use[href="#emblem-leaf"]')).toHaveLength(1);
  expect(all('.small-kingdom.blue use[href="#emblem-wave"]')).toHaveLength(1);
});

test('Duel: two of the four colours in the set-up', async () => {
  await openSetup([ME, BOT], 'duel');
  await press(button(/^Colour of player 2: /));
  expect(options()).toHaveLength(SEAT_COLOURS.length);
  await press(option('green'));
  expect(all('.first-seat use').map(use => use.getAttribute('href'))).toEqual(['#king-pink', '#king-green']);
  await start();
  expect(worn()).toEqual(['pink', 'green']);
});
