/** [D-R1] Who begins a Duel: by lot, or a seat that the table chose. */
import { expect, test } from 'vitest';
import { all, button, choose, fill, named, nameOf, one, press, radio, textOf } from '../testing/look.ts';
import { keep, keepSettings } from '../testing/on-device.ts';
import { until, visit } from '../testing/visit.ts';

const choices = () => all('.first-seat input[type=radio]') as HTMLInputElement[];
const chosen = () => choices().find(each => each.checked);
const seat = (number: number) => named<HTMLSelectElement>('select', `Player ${number}`);
const nameField = (number: number) => named<HTMLInputElement>('input', `Name of player ${number}`);

/** A Duel of two people at this device, to be set up. */
async function openSetup(): Promise<void> {
  keepSettings();
  await visit('/new/duel');
  await choose(seat(2), 'friend');
  await fill(nameField(1), 'Ann');
  await fill(nameField(2), 'Bob');
}

async function start(): Promise<void> {
  await press(button('Start'));
  await until(() => document.querySelector('.dice.yours'));
}

/** Of the game that this page shows, as it is kept. */
function optionsKept(): unknown {
  const id = location.pathname.split('/').at(-1)!;
  const game = JSON.parse(localStorage.getItem(`kingdomino.game.${id}`)!) as {
    readonly events: readonly [{ readonly options: unknown }];
  };
  return game.events[0].options;
}

test.each([...['Ann', 'Bob'].entries()])('a chosen seat begins: %i, %s', async (firstSeat, name) => {
  await openSetup();
  await press(radio(name, one('.first-seat')));
  await start();
  await until(() => textOf(one('.status')) === `${name}: Take one die. You’ll get the last one too.`);
  expect(optionsKept()).toEqual({ players: 2, firstSeat });
});

test('by lot unless a seat is chosen', async () => {
  await openSetup();
  expect(nameOf(chosen()!)).toBe('Random');
  await start();
  expect(optionsKept()).toEqual({ players: 2 });
});

test('seats that are called the same are told apart by their numbers', async () => {
  keepSettings();
  await visit('/new/duel');
  for (const number of [1, 2]) await choose(seat(number), 'squire');
  expect(choices().map(nameOf)).toEqual(['Random', 'Player 1', 'Player 2']);
});

test('a damaged choice does no harm', async () => {
  keep('setup', { game: 'duel', seats: [{ kind: 'me', name: '' }], switches: [], firstSeat: 7 });
  keepSettings();
  await visit('/');
  expect(nameOf(chosen()!)).toBe('Random');
  await press(button('Start'));
  await until(() => document.querySelector('.duel-table'));
});

test('Kingdomino has no such choice', async () => {
  keepSettings();
  await visit('/new/kingdomino');
  expect(all('h2').map(textOf)).toContain('Custom game');
  expect(choices()).toEqual([]);
});
