/** Lists that are told when they change, over a store that a test holds in its hand. */
import type { ListName, TableSummary } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import { describe, expect, test } from 'vitest';
import { seenBy } from '../tables/table-lists.ts';
import { LobbyFeed } from './lobby-feed.ts';

const person = (id: string) => ({ kind: 'person' as const, player: { id, name: id } });

const table = (id: string, ...players: string[]): TableSummary => ({
  table: id,
  game: 'kingdomino',
  options: {},
  clock: { kind: 'none' },
  undo: true,
  status: 'open',
  seats: players.map(person),
  version: 1,
  openedAt: 1,
  changedAt: 1,
});

/** A lobby with a store, in which `lists` are what everybody sees and `mine` what each player does. */
function lobbyFeedOf() {
  const lists: Record<ListName, TableSummary[]> = { open: [], watch: [], mine: [], finished: [] };
  const mine = new Map<string, TableSummary[]>();
  const reads: string[] = [];
  const followed = new Set<string>();
  const errors: unknown[] = [];
  const state = { isDown: false };
  const blocks: { one: string; other: string }[] = [];
  /** By table, where the opener has left the seat. */
  const openers: Record<string, string> = {};
  const lobby = new LobbyFeed({
    read: async (list, player) => {
      reads.push(`${list} ${player}`.trim());
      if (state.isDown) throw new Error('the store is away');
      const tables = list === 'mine' ? (mine.get(player) ?? []) : lists[list];
      return tables.map(one => ({ table: one, openedBy: openers[one.table] ?? 'nobody' }));
    },
    blocks: async players =>
      blocks.filter(({ one, other }) => players.includes(one) || players.includes(other)),
    now: () => 7,
    onFirst: id => void followed.add(id),
    onLast: id => void followed.delete(id),
    onError: error => errors.push(error),
  });
  return { lobby, lists, mine, reads, followed, errors, state, blocks, openers };
}

function follower(playerId = '') {
  const heard: { list: ListName; tables: TableSummary[] }[] = [];
  return {
    playerId,
    isPageVisible: true,
    sendText: (text: string) => void heard.push(JSON.parse(text)),
    heard,
  };
}

const idsOf = ({ heard }: ReturnType<typeof follower>) =>
  heard.map(({ list, tables }) => `${list}: ${tables.map(({ table: id }) => id).join()}`);

const at = (...players: string[]) => ({ seats: players.map(person) }) as unknown as ReadonlyTable;

describe('what everybody sees', () => {
  test('is read once however many look, not at all while nobody does, and told when it changes', async () => {
    const { lobby, lists, reads } = lobbyFeedOf();
    await lobby.refresh();
    expect(reads).toEqual([]);
    const crowd = Array.from({ length: 1000 }, () => follower());
    for (const one of crowd) lobby.follow('open', one, []);
    await lobby.refresh();
    expect(reads).toEqual(['open']);
    expect(crowd.flatMap(idsOf)).toEqual([]);
    lists.open = [table('a', 'ann')];
    await lobby.refresh();
    await lobby.refresh();
    expect(reads).toEqual(['open', 'open', 'open']);
    expect(new Set(crowd.map(one => idsOf(one).join()))).toEqual(new Set(['open: a']));
  });

  test('says to whoever sits there which seat it is', async () => {
    const { lobby, lists } = lobbyFeedOf();
    const [ann, eve] = [follower('ann'), follower('eve')];
    lobby.follow('open', ann, []);
    lobby.follow('open', eve, []);
    lists.open = [{ ...table('a', 'bob', 'ann'), toAct: 1 }];
    await lobby.refresh();
    expect(ann.heard[0]!.tables[0]).toMatchObject({ yourSeat: 1, yourTurn: true });
    expect(eve.heard[0]!.tables[0]).not.toHaveProperty('yourSeat');
    // and not again, though what they see differs
    await lobby.refresh();
    expect([ann.heard.length, eve.heard.length]).toEqual([1, 1]);
  });

  test('is not told to whoever has it already, nor twice', async () => {
    const { lobby, lists } = lobbyFeedOf();
    lists.open = [table('a', 'ann')];
    const [ann, eve] = [follower('ann'), follower()];
    lobby.follow('open', eve, lists.open);
    lobby.follow(
      'open',
      ann,
      lists.open.map(one => seenBy(one, 'ann')),
    );
    await lobby.refresh();
    expect([idsOf(ann), idsOf(eve)]).toEqual([[], []]);
  });

  test('leaves out tables of people who shall not meet, both ways, from the next look on', async () => {
    const { lobby, lists, blocks, openers } = lobbyFeedOf();
    const [ann, bob, eve] = [follower('ann'), follower('bob'), follower('eve')];
    for (const one of [ann, bob, eve]) lobby.follow('open', one, []);
    lists.open = [
      table('a', 'ann'),
      table('b', 'eve', 'bob'),
      table('both', 'ann', 'bob'),
      table('c', 'eve'),
    ];
    openers.c = 'ann';
    await lobby.refresh();
    blocks.push({ one: 'ann', other: 'bob' });
    await lobby.refresh();
    await lobby.refresh();
    expect(idsOf(ann)).toEqual(['open: a,b,both,c', 'open: a,both,c']);
    expect(idsOf(bob)).toEqual(['open: a,b,both,c', 'open: b,both']);
    expect(ann.heard[1]!.tables.map(({ yourSeat }) => yourSeat)).toEqual([0, 0, undefined]);
    expect(idsOf(eve)).toEqual(['open: a,b,both,c']);
    blocks.length = 0;
    await lobby.refresh();
    expect(idsOf(bob).at(-1)).toBe('open: a,b,both,c');
  });

  test('of many open tables the newest are told', async () => {
    const { lobby, lists } = lobbyFeedOf();
    const eve = follower();
    lobby.follow('open', eve, []);
    lists.open = Array.from({ length: 50 }, (_, index) => table(`t${index}`));
    await lobby.refresh();
    expect(eve.heard.map(({ tables }) => tables.length)).toEqual([20]);
  });

  test('of running games, which change with every move, only some, and seldom', async () => {
    const { lobby, lists, reads } = lobbyFeedOf();
    const eve = follower();
    lobby.follow('watch', eve, []);
    for (let step = 0; step < 20; step++) {
      lists.watch = Array.from({ length: 50 }, (_, index) => table(`t${step}-${index}`));
      await lobby.refresh();
    }
    expect(reads).toEqual(['watch', 'watch']);
    expect(eve.heard.map(({ tables }) => tables.length)).toEqual([10, 10]);
  });
});

describe('my own tables', () => {
  test('are read when something happened at one of them, here or elsewhere, and else not', async () => {
    const { lobby, mine, reads, followed } = lobbyFeedOf();
    const ann = follower('ann');
    mine.set('ann', [table('a', 'ann', 'bob')]);
    lobby.follow('mine', ann, []);
    await lobby.refresh();
    expect([idsOf(ann), [...followed]]).toEqual([['mine: a'], ['a']]);
    lobby.note(at('bob', 'eve'));
    lobby.receive('b');
    await lobby.refresh();
    expect(reads).toEqual(['mine ann']);
    mine.set('ann', [{ ...table('a', 'ann', 'bob'), version: 2 }]);
    lobby.note(at('bob', 'ann'));
    await lobby.refresh();
    mine.set('ann', [{ ...table('a', 'ann', 'bob'), version: 3 }]);
    lobby.receive('a');
    await lobby.refresh();
    expect(ann.heard.map(({ tables }) => tables[0]!.version)).toEqual([1, 2, 3]);
    mine.set('ann', []);
    lobby.invalidate();
    await lobby.refresh();
    expect([idsOf(ann).at(-1), [...followed]]).toEqual(['mine: ', []]);
  });

  test('come over every line of a player, read once; a stranger has none', async () => {
    const { lobby, mine, reads } = lobbyFeedOf();
    const lines = [follower('ann'), follower('ann'), follower()];
    mine.set('ann', [table('a', 'ann')]);
    for (const line of lines) lobby.follow('mine', line, []);
    await lobby.refresh();
    expect([reads, lines.map(({ heard }) => heard.length)]).toEqual([['mine ann'], [1, 1, 0]]);
  });

  test('are tried again after a store that was away', async () => {
    const { lobby, mine, errors, state } = lobbyFeedOf();
    const ann = follower('ann');
    mine.set('ann', [table('a', 'ann')]);
    lobby.follow('mine', ann, []);
    state.isDown = true;
    await lobby.refresh();
    expect([errors.length, idsOf(ann)]).toEqual([1, []]);
    state.isDown = false;
    await lobby.refresh();
    expect(idsOf(ann)).toEqual(['mine: a']);
  });
});

test('who has left hears nothing and costs nothing', async () => {
  const { lobby, lists, mine, reads, followed } = lobbyFeedOf();
  const ann = follower('ann');
  mine.set('ann', [table('a', 'ann')]);
  for (const list of ['open', 'watch', 'mine', 'finished'] as const) lobby.follow(list, ann, []);
  await lobby.refresh();
  lobby.leave(ann);
  lobby.leave(ann);
  reads.length = ann.heard.length = 0;
  lists.open = [table('b')];
  lobby.note(at('ann'));
  lobby.receive('a');
  lobby.invalidate();
  await lobby.refresh();
  expect([reads, idsOf(ann), [...followed]]).toEqual([[], [], []]);
});
