import { expect, test, vi } from 'vitest';

vi.mock('../app/i18n/language.ts', () => ({
  t: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
}));
// another file may have read it before, with the words as they are
vi.resetModules();
const { playerName, seatText } = await import('./seat-text.ts');

test.each([
  ['Guest 1234', 'seat.guest {"number":"1234"}'],
  ['Guest', 'Guest'],
  ['Guest 12 34', 'Guest 12 34'],
  ['My Guest 7', 'My Guest 7'],
  ['guest 7', 'guest 7'],
])('%s is shown as %s', (name, shown) => expect(playerName({ name })).toBe(shown));

test('at a seat as well, and where one is kept', () => {
  const player = { id: 'a', name: 'Guest 7' };
  expect(seatText({ kind: 'person', player })).toContain('seat.guest');
  expect(seatText({ kind: 'open', for: player })).toContain('seat.guest');
});

test('a program that plays under a name is marked as one, wherever the name stands', () => {
  const player = { id: 'a', name: 'Robo', bot: true } as const;
  expect(playerName(player)).toBe('seat.bot-account {"name":"Robo"}');
  expect(seatText({ kind: 'person', player })).toContain('seat.bot-account');
  expect(seatText({ kind: 'open', for: player })).toContain('seat.bot-account');
});

test('who has deleted the account is no dash', () => {
  expect(playerName({ name: '—' })).toContain('seat.erased');
});
