import { describe, expect, test } from 'vitest';
import { type Options, readOptions, SWITCH_NAMES, SWITCHES, setupOf, writeOptions } from './options.ts';

/** Every seat count with every combination of switches. */
const combinations = [2, 3, 4].flatMap(players =>
  Array.from({ length: 1 << SWITCH_NAMES.length }, (_, bits) => ({
    players,
    ...Object.fromEntries(SWITCH_NAMES.map((name, index) => [name, (bits & (1 << index)) !== 0])),
  })),
) as unknown as Options[];

test('[K-V1] [K-V2] [K-V3] [K-V4] [K-X1] [K-X2] each combination is allowed or refused with its reason', () => {
  let allowed = 0;
  for (const options of combinations) {
    const misplaced = SWITCH_NAMES.find(name => {
      const { seats } = SWITCHES[name];
      return options[name] && seats !== undefined && seats !== options.players;
    });
    const read = readOptions(options);
    if (misplaced === undefined) {
      expect(read).toEqual({ ok: true, value: options });
      allowed++;
    } else {
      const { rule, seats, name } = SWITCHES[misplaced];
      const text = `${name} is for ${seats} players, not ${options.players}`;
      expect(read).toEqual({ ok: false, error: { code: 'bad-options', rule, text } });
    }
  }
  // three free switches everywhere; two more for 2 seats, one more for 3
  expect(allowed).toBe(8 * 4 + 8 * 2 + 8);
});

describe('nonsense', () => {
  test.each([
    [{ players: 3, mightyDuel: true }, 'K-V4', 'Mighty Duel is for 2 players, not 3'],
    [{ players: 4, mightyDuel: true }, 'K-V4', 'Mighty Duel is for 2 players, not 4'],
    [{ players: 2, lineOfFour: true }, 'K-X1', 'lines of four is for 3 players, not 2'],
    [{ players: 4, lineOfFour: true }, 'K-X1', 'lines of four is for 3 players, not 4'],
    [{ players: 3, balancedOpening: true }, 'K-X2', 'the balanced opening is for 2 players, not 3'],
    [{ players: 4, balancedOpening: true }, 'K-X2', 'the balanced opening is for 2 players, not 4'],
    [{ players: 1 }, 'K-C2', 'players must be 2, 3 or 4'],
    [{ players: 5 }, 'K-C2', 'players must be 2, 3 or 4'],
    [{ players: '4' }, 'K-C2', 'players must be 2, 3 or 4'],
    [{}, 'K-C2', 'players must be 2, 3 or 4'],
    [{ players: 4, harmony: 1 }, 'K-V3', 'harmony must be true or false'],
    [{ players: 4, dynasty: 'yes' }, 'K-V1', 'dynasty must be true or false'],
    [{ players: 4, giants: true }, 'K-C2', 'unknown option "giants"'],
    [JSON.parse('{"players": 4, "__proto__": {}}'), 'K-C2', 'unknown option "__proto__"'],
    [{ players: 4, toString: true }, 'K-C2', 'unknown option "toString"'],
    [[4], 'K-C2', 'the options of a game must be an object such as {"players": 4}'],
    [null, 'K-C2', 'the options of a game must be an object such as {"players": 4}'],
    ['4', 'K-C2', 'the options of a game must be an object such as {"players": 4}'],
  ])('[K-C2] %j is refused', (raw, rule, text) => {
    expect(readOptions(raw)).toEqual({ ok: false, error: { code: 'bad-options', rule, text } });
  });
});

test('[K-C2] what is left out is off', () => {
  const read = readOptions({ players: 4 });
  expect(read.ok && SWITCH_NAMES.filter(name => read.value[name])).toEqual([]);
});

test('a record shows edition switches only when they are on, and reads back the same', () => {
  for (const options of combinations) {
    const read = readOptions(options);
    if (!read.ok) continue;
    const written = writeOptions(read.value);
    expect('lineOfFour' in written).toBe(options.lineOfFour);
    expect('balancedOpening' in written).toBe(options.balancedOpening);
    expect(readOptions(JSON.parse(JSON.stringify(written)))).toEqual(read);
  }
});

test.each([
  [{ players: 2 }, { size: 5, kings: 4, lineLength: 4, lines: 6, games: 1 }],
  [{ players: 3 }, { size: 5, kings: 3, lineLength: 3, lines: 12, games: 1 }],
  [{ players: 4 }, { size: 5, kings: 4, lineLength: 4, lines: 12, games: 1 }],
  [
    { players: 3, lineOfFour: true },
    { size: 5, kings: 3, lineLength: 4, lines: 12, games: 1 },
  ],
  [
    { players: 2, mightyDuel: true },
    { size: 7, kings: 4, lineLength: 4, lines: 12, games: 1 },
  ],
  [
    { players: 4, dynasty: true },
    { size: 5, kings: 4, lineLength: 4, lines: 12, games: 3 },
  ],
])('[K-C2] [K-S1] [K-S2] [K-V1] [K-V4] [K-X1] %j', (raw, setup) => {
  const read = readOptions(raw);
  expect(read.ok && setupOf(read.value)).toEqual(setup);
});
