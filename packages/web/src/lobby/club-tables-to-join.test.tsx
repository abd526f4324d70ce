/** A table of a club that waits for players waits on the first screen of its members. */
import { expect, test, vi } from 'vitest';
import { all, textOf } from '../testing/look.ts';
import { keepSettings } from '../testing/on-device.ts';
import { drawn, until, visit } from '../testing/visit.ts';

const ann = { id: 'ann', name: 'Ann' };
const table = {
  table: 'one',
  game: 'kingdomino',
  options: { players: 2 },
  clock: { kind: 'none' },
  visibility: 'link',
  status: 'open',
  seats: [{ kind: 'person', player: ann }, { kind: 'open' }],
};
const mine = { ...table, table: 'two', yourSeat: 0 };
const begun = { ...table, table: 'three', status: 'playing' };

/** The server answers these addresses and no other. */
function answer(answers: Readonly<Record<string, object>>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    if (!(path in answers)) throw new TypeError('no network');
    return { status: 200, json: async () => answers[path] };
  });
}

test('where a seat is free and none of them is mine', async () => {
  keepSettings();
  answer({
    '/api/me': { type: 'me', player: { id: 'bob', name: 'Bob' } },
    '/api/me/clubs': { clubs: [{ club: 'c1', name: 'Friday' }] },
    '/api/clubs/c1/tables': { running: [table, mine, begun], finished: [] },
  });
  await visit('/');
  await until(() => document.querySelector('.my-tables'));
  expect(all('.my-tables h2').map(textOf)).toEqual(['Clubs']);
  expect(all('.my-tables a').map(link => link.getAttribute('href'))).toEqual(['/t/one']);
});

test('a stranger is in no club', async () => {
  keepSettings();
  answer({ '/api/me': {} });
  await visit('/');
  await drawn();
  expect(all('.my-tables')).toEqual([]);
});
