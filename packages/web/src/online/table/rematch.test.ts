/** The next game of the same people, from the table or from a study of it. */
import type { Answer, TableEvent } from '@kingdomino/protocol';
import { Table } from '@kingdomino/table';
import { expect, test } from 'vitest';
import type { UnsentCommand } from '../../connection/open-requests.ts';
import { askingSeats } from '../talk/asking-seats.ts';
import { askForRematch, nextOf } from './rematch.ts';

const [ann, bob] = [
  { id: 'ann', name: 'Ann' },
  { id: 'bob', name: 'Bob' },
] as const;

function table(...events: readonly TableEvent[]): Table {
  return Table.from([
    {
      type: 'opened',
      format: 'kingdomino-table/1',
      at: 0,
      game: 'duel',
      options: {},
      seats: [
        { kind: 'person', player: ann },
        { kind: 'person', player: bob },
      ],
      clock: { kind: 'none' },
      absence: { kind: 'bot', level: 'squire' },
      undo: true,
      visibility: 'link',
      by: ann,
      commitment: 'c',
    },
    { type: 'started', at: 0, salts: ['', ''] },
    ...events,
  ]);
}

const agrees = (seat: number): TableEvent => ({ type: 'consented', at: 1, seat, agrees: true });

function server(answer: Answer) {
  const asked: string[] = [];
  const ask = async (command: UnsentCommand) => {
    asked.push(`${command.type} ${'table' in command ? command.table : ''}`);
    return answer;
  };
  return { asked, ask };
}

const DONE: Answer = { type: 'done', to: 'x', table: 'next', version: 1 };

test('who asks first opens it; who wrote freely with the other goes on doing so', async () => {
  const { asked, ask } = server(DONE);
  const finished = { id: 'old', table: table(agrees(0), agrees(1)), mySeat: 0 };
  expect(nextOf(finished)).toBe('ask');
  expect(await askForRematch({ ask }, finished)).toEqual({ ok: true, value: '/t/next' });
  expect(asked).toEqual(['rematch old', 'consent next']);
});

test('a consent that one alone gave does not come along', async () => {
  const { asked, ask } = server(DONE);
  await askForRematch({ ask }, { id: 'old', table: table(agrees(0)), mySeat: 0 });
  expect(asked).toEqual(['rematch old']);
});

test('who comes after that sits down at it', async () => {
  const { asked, ask } = server(DONE);
  const asks: TableEvent = { type: 'rematched', at: 2, table: 'next' };
  const finished = { id: 'old', table: table(agrees(0), agrees(1), asks), mySeat: 1 };
  expect(nextOf(finished)).toBe('ready');
  expect(await askForRematch({ ask }, finished)).toEqual({ ok: true, value: '/t/next' });
  expect(asked).toEqual(['sit next', 'consent next']);
  const watcher = server(DONE);
  await askForRematch({ ask: watcher.ask }, { ...finished, mySeat: undefined });
  expect(watcher.asked).toEqual([]);
});

test('what is refused is told', async () => {
  const refused: Answer = { type: 'refused', to: 'x', code: 'too-many-tables', text: 'too many' };
  const { ask } = server(refused);
  const opened = await askForRematch({ ask }, { id: 'old', table: table(), mySeat: 0 });
  expect(opened).toEqual({ ok: false, error: refused });
});

test('who watched cannot ask', () => {
  expect(nextOf({ table: table(), mySeat: undefined })).toBe('not-mine');
});

test('whoever waits for my consent to free text is seen, unless muted or answered', () => {
  const nobody = () => false;
  expect(askingSeats(table(agrees(1)), 0, nobody)).toEqual([1]);
  expect(askingSeats(table(agrees(1)), 0, player => player === 'bob')).toEqual([]);
  expect(askingSeats(table(agrees(0), agrees(1)), 0, nobody)).toEqual([]);
  expect(askingSeats(table(agrees(1)), undefined, nobody)).toEqual([]);
});
