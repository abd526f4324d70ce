/** What is said at a table where strangers were brought together and one of them has called the game off. */
import { Table } from '@kingdomino/table';
import { expect, test } from 'vitest';
import { loadWords } from '../../app/i18n/language.ts';
import { invitationText } from './invitation.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };

test('who has called a game off is named, and reads it as one’s own', async () => {
  await loadWords('talk');
  const table = new Table();
  table.append({
    type: 'opened',
    at: 1,
    format: 'kingdomino-table/1',
    game: 'kingdomino',
    options: { players: 2 },
    seats: [
      { kind: 'person', player: ann },
      { kind: 'person', player: bob },
    ],
    clock: { kind: 'none' },
    absence: { kind: 'forfeit' },
    undo: false,
    visibility: 'public',
    by: ann,
    commitment: 'c',
  });
  table.append({ type: 'started', at: 2, salts: ['', ''] });
  table.append({ type: 'closed', at: 3, because: 'called-off', seat: 1 });
  expect(invitationText(table, 'ann')).toBe('Bob called this game off. It doesn’t count.');
  expect(invitationText(table, 'bob')).toBe('You called this game off. It doesn’t count.');
});
