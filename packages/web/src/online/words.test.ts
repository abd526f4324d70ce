/** What stands at online tables. Outside of a build a sentence is its message as written. */
import type { Answer, EventOf, TableSummary } from '@kingdomino/protocol';
import { Table } from '@kingdomino/table';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../app/i18n/language.ts';
import { refusalText } from '../connection/refusal-text.ts';
import { catalogue as common } from '../locales/en.ts';
import { catalogue } from '../locales/online/en.ts';
import { rename } from './identity/rename.ts';
import { resultText } from './table-list/result-text.ts';
import { invitationText } from './waiting-room/invitation.ts';

await loadWords('online');

const ann = { id: 'ann', name: 'Ann' };
const opened: EventOf<'opened'> = {
  type: 'opened',
  format: 'kingdomino-table/1',
  at: 0,
  game: 'duel',
  options: { players: 2 },
  seats: [{ kind: 'person', player: ann }, { kind: 'open' }],
  clock: { kind: 'none' },
  absence: { kind: 'forfeit' },
  undo: true,
  visibility: 'link',
  by: ann,
  commitment: 'c',
};
const bob = { type: 'seated', at: 1, seat: 1, player: { id: 'bob', name: 'Bob' } } as const;

describe('above a table that has not begun', () => {
  test('who is invited reads by whom and to what; who sits reads that others are waited for', () => {
    const table = Table.from([opened]);
    expect(invitationText(table, 'bob')).toBe(common['online.invites']);
    expect(invitationText(table, undefined)).toBe(common['online.invites']);
    expect(invitationText(table, 'ann')).toBe(catalogue['online.waiting']);
    table.append(bob);
    expect(invitationText(table, 'bob')).toBe(catalogue['online.waiting']);
  });

  test('strangers who were brought together have no host, so nobody invites', () => {
    const seats = [ann, bob.player].map(player => ({ kind: 'person' as const, player }));
    const table = Table.from([{ ...opened, seats }]);
    for (const who of [undefined, 'eve', 'ann', 'bob'])
      expect(invitationText(table, who)).toBe(catalogue['online.waiting']);
  });

  test('a closed one says when it was closed', () => {
    expect(invitationText(Table.from([opened, { type: 'closed', at: 2 }]), 'bob')).toBe(
      catalogue['online.closed'],
    );
    const begun = Table.from([opened, bob, { type: 'started', at: 2, salts: ['', ''] }]);
    begun.append({ type: 'moved', at: 3, by: 'chance', move: 'first:0' }, { type: 'closed', at: 4 });
    expect(invitationText(begun, 'bob')).toBe(catalogue['online.ended']);
  });
});

test('a finished game in a list says who won and when; a running one does not', () => {
  const running: TableSummary = {
    table: 't',
    game: 'duel',
    options: {},
    clock: { kind: 'none' },
    undo: true,
    status: 'playing',
    seats: opened.seats,
    version: 9,
    openedAt: 0,
    changedAt: Date.UTC(2026, 10, 16, 12),
  };
  expect(resultText(running)).toBeUndefined();
  expect(resultText({ ...running, status: 'over', ranking: [[0], [1]] })).toBe(
    `${common['online.won']} · Nov 16, 2026`,
  );
});

describe('another name', () => {
  const lineThat = (answer: Partial<Answer>) => ({
    me: signal(ann),
    ask: () => Promise.resolve(answer as Answer),
  });

  test.each([
    [{ type: 'me' }, 'Bea', undefined],
    [{ type: 'refused', code: 'bad-name' }, 'Bea', catalogue['refused.bad-name']],
    [{ type: 'refused', code: 'bad-message' }, '\u202e', catalogue['refused.bad-name']],
    [{ type: 'refused', code: 'too-many-messages' }, 'Bea', refusalText('too-many-messages')],
    [{ type: 'refused', code: 'bad-name' }, ' Ann ', undefined],
    [{ type: 'me' }, '   ', catalogue['refused.bad-name']],
  ] as const)('%j for %j', async (answer, name, problem) => {
    expect(await rename(lineThat(answer as Partial<Answer>), name)).toBe(problem);
  });
});
