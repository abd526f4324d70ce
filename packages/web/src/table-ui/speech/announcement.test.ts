/** What is told when a table changes. */
import { gameById, type Seat } from '@kingdomino/rules';
import type { PlayedMove } from '@kingdomino/table';
import { expect, test, vi } from 'vitest';
import type { TableView } from '../../table-source/table-source.ts';
import { announcementOf, type Log, type Told } from './announcement.ts';

vi.mock('../../app/i18n/language.ts', () => import('../../app/i18n/testing/english.ts'));

const rules = gameById('kingdomino');
const log: Log<'kingdomino'> = (view, from = 0) =>
  view.moves
    .slice(from)
    .map(({ by, text }) => ({ seat: by === 'chance' ? undefined : by, text: `${by} ${text}.` }));
const TELLER = { log, task: () => 'what to do' };

/** A table after so many moves of one game, always the first that is legal. */
function after(count: number, mine: readonly Seat[] = [0, 1], isYou = false): TableView<'kingdomino'> {
  const options = rules.readOptions({ players: 2 });
  if (!options.ok) throw new Error(options.error.text);
  const state = rules.start(options.value);
  const moves: PlayedMove<'kingdomino'>[] = [];
  for (let made = 0; made < count; made++) {
    const by = rules.toAct(state) as Seat | 'chance';
    const move = rules.moveAt(state, 0);
    moves.push({ by, move, text: rules.format(move) });
    rules.advance(state, move);
  }
  const seat = (name: string, you: boolean) => ({
    name,
    isYou: you,
    kind: 'me',
    colour: 'pink',
    isHere: true,
  });
  const seats = [seat('Ann', isYou), seat('Bob', false)];
  return { game: 'kingdomino', state, moves, mine, seats } as unknown as TableView<'kingdomino'>;
}

const toldAt = (view: TableView<'kingdomino'>): Told<'kingdomino'> => ({
  moves: view.moves,
  actor: rules.toAct(view.state),
});

/** The first moment at which a person is to act, and the next one of the other. */
function turns(): { readonly first: number; readonly next: number } {
  const actorAt = (count: number) => rules.toAct(after(count).state);
  let first = 0;
  while (typeof actorAt(first) !== 'number') first++;
  let next = first + 1;
  while (typeof actorAt(next) !== 'number' || actorAt(next) === actorAt(first)) next++;
  return { first, next };
}

test('with several people on one device each is called by name', () => {
  const { first, next } = turns();
  const names = ['Ann', 'Bob'];
  const actor = rules.toAct(after(next).state) as Seat;
  expect(announcementOf(after(next), toldAt(after(first)), TELLER).slice(-2)).toEqual([
    `${names[actor]}, it’s your turn.`,
    'what to do',
  ]);
});

test('who goes on with his own turn is not called again; who only watches never is', () => {
  const { first, next } = turns();
  expect(announcementOf(after(first), toldAt(after(first)), TELLER)).toEqual(['what to do']);
  expect(announcementOf(after(next, []), toldAt(after(first, [])), TELLER).join(' ')).not.toMatch(
    /your turn|what to do/,
  );
});

test('what the others did is told in order', () => {
  const { first, next } = turns();
  const texts = announcementOf(after(next, []), toldAt(after(first, [])), TELLER);
  expect(texts).toEqual(log(after(next), first).map(({ text }) => text));
});

test('an undo is told, with the name of who took it back; then whose turn it is', () => {
  const { first } = turns();
  const seat = rules.toAct(after(first).state) as Seat;
  const name = ['Ann', 'Bob'][seat]!;
  const news = announcementOf(after(first, [1 - seat]), toldAt(after(first + 1, [1 - seat])), TELLER);
  expect(news[0]).toBe(`${name} undoes the last move.`);
});

test('an undo and another move that come together are both told', () => {
  const { first } = turns();
  const before = after(first + 1, []);
  const now = after(first + 1, []);
  const last = now.moves.at(-1)!;
  const other = { ...now, moves: [...now.moves.slice(0, -1), { ...last, text: 'pick:48' }] };
  const news = announcementOf(other, toldAt(before), TELLER);
  expect(news[0]).toMatch(/undoes the last move\.$/);
  expect(news[1]).toContain('pick:48');
});
