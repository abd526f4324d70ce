import { expect, test, vi } from 'vitest';

vi.mock('../app/i18n/language.ts', () => ({
  t: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
}));
// another file may have read it before, with the words as they are
vi.resetModules();
const { nameForOthers, namelessText, playerName, recordedNames, seatNames } = await import('./seat-text.ts');

test.each([
  ['Guest 1234', 'seat.guest {"number":"1234"}'],
  ['Guest', 'Guest'],
  ['Guest 12 34', 'Guest 12 34'],
  ['My Guest 7', 'My Guest 7'],
  ['guest 7', 'guest 7'],
])('%s is shown as %s', (name, shown) => expect(playerName({ name })).toBe(shown));

test('at a seat as well, and where one is kept', () => {
  const player = { id: 'a', name: 'Guest 7' };
  expect(seatNames([{ kind: 'person', player }])[0]).toContain('seat.guest');
  expect(seatNames([{ kind: 'open', for: player }])[0]).toContain('seat.guest');
});

test('a program that plays under a name is marked as one, wherever the name stands', () => {
  const player = { id: 'a', name: 'Robo', bot: true } as const;
  expect(playerName(player)).toBe('seat.bot-account {"name":"Robo"}');
  expect(seatNames([{ kind: 'person', player }])[0]).toContain('seat.bot-account');
  expect(seatNames([{ kind: 'open', for: player }])[0]).toContain('seat.bot-account');
});

test('who has deleted the account is no dash', () => {
  expect(playerName({ name: '—' })).toContain('seat.erased');
});

test('twins at a table are numbered, free seats are not', () => {
  const prince = { kind: 'bot', level: 'prince' } as const;
  const [first, second] = seatNames([prince, prince]);
  expect(second).toBe(`${first} II`);
  const [one, other] = seatNames([{ kind: 'open' }, { kind: 'open' }]);
  expect(other).toBe(one);
});

test('without a name one is `you` here, and a number wherever others read it', () => {
  expect(namelessText('me', 0)).toContain('seat.you');
  expect(namelessText('friend', 1)).toBe('seat.player {"number":2}');
  expect(nameForOthers({ name: namelessText('me', 0), isYou: true }, 0)).toBe('seat.player {"number":1}');
  expect(nameForOthers({ name: 'Ann', isYou: false }, 0)).toBe('Ann');
});

test('names of a record are read as those of a table: levels, guests, twins, and nonsense', () => {
  const [first, second, guest, none] = recordedNames(['prince', 'prince', 'Guest 7', 8]);
  expect(first).toContain('level.prince');
  expect(second).toBe(`${first} II`);
  expect(guest).toContain('seat.guest');
  expect(none).toBe('seat.player {"number":4}');
});
