/** A table that is closed is closed for everybody who was invited: its host is asked first. */
import { Table } from '@kingdomino/table';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../app/i18n/language.ts';
import { all, button, textOf } from '../../testing/look.ts';
import type { OnlineSource } from '../table/online-source.ts';
import { WaitingRoom } from './waiting-room.tsx';

const ANN = { id: 'ann', name: 'Ann' };
vi.mock('../../connection/page-connection.ts', () => ({
  pageConnection: () => ({ me: signal(ANN), state: signal('open'), now: () => 0 }),
}));

const place = document.body.appendChild(document.createElement('main'));
afterEach(() => render(null, place));

test('closing a table asks; only the answer closes it', async () => {
  await loadWords('online', 'table');
  const asked: string[] = [];
  const table = Table.from([
    {
      type: 'opened',
      format: 'kingdomino-table/1',
      at: 0,
      game: 'duel',
      options: {},
      seats: [{ kind: 'person', player: ANN }, { kind: 'open' }],
      clock: { kind: 'none' },
      absence: { kind: 'forfeit' },
      undo: true,
      visibility: 'link',
      by: ANN,
      commitment: 'c'.repeat(64),
    },
  ]);
  const seats = ['pink', 'blue'].map((colour, seat) => ({ name: seat === 0 ? 'Ann' : '', colour }));
  const source = {
    id: 't1',
    table,
    mySeat: 0,
    view: signal({ seats }),
    ask: async ({ type }: { type: string }) => void asked.push(type),
  } as unknown as OnlineSource;
  await act(() => render(<WaitingRoom source={source} />, place));
  await act(() => button('Close this table', place).click());
  expect(asked).toEqual([]);
  const [dialog] = all('dialog');
  expect(textOf(dialog!)).toContain('Close this table');
  await act(() => button('Close this table', dialog).click());
  expect(asked).toEqual(['close']);
});
