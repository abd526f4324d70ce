import { expect, test } from 'vitest';
import { formatReplayAddress, readReplayAddress } from './replay-address.ts';

const NOWHERE = { path: [], at: 0 };

test('a plain link is the game from its beginning', () => {
  expect(readReplayAddress('2AbcdE')).toEqual({
    link: '2AbcdE',
    cursor: NOWHERE,

    names: [''],
  });
  expect(formatReplayAddress({ link: '2AbcdE', cursor: NOWHERE, names: ['', ''] })).toBe('2AbcdE');
});

test('place and names come back', () => {
  const address = {
    task: 'review' as const,
    link: '2A.tree',
    cursor: { path: [0, 12], at: 34 },
    names: ['Ann & Bob, both', '王'],
  };
  expect(formatReplayAddress(address)).toMatch(/^2A\.tree&m=34&b=0\.12&review&n=[\w%,]+$/);
  expect(readReplayAddress(formatReplayAddress(address))).toEqual(address);
});

test('a position comes back', () => {
  const position = 'kingdomino/1 2; place 1; older >3:1 17:0 29:0 41:1; newer 5 12 22 40';
  const text = formatReplayAddress({ position, cursor: { path: [0], at: 2 } });
  expect(readReplayAddress(text)).toEqual({
    link: '',
    position,
    cursor: { path: [0], at: 2 },

    names: [''],
  });
});

test.each(['2A&m=x', '2A&m=-1', '2A&m', '2A&b=.', '2A&n=%E0%A4', '2A&m=1e9&m=2', '&', '', '2A&unknown=1'])(
  'whatever else stands there is nothing: %s',
  text => {
    const { link, cursor } = readReplayAddress(text);
    expect(link).toBe(text.startsWith('2A') ? '2A' : '');
    expect(cursor.at === 0 || cursor.at === 2).toBe(true);
  },
);
