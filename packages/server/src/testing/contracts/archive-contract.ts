/** What every store keeps to about archives: each game once, found by whatever is asked, gone with its table or its player. */
import { ARCHIVE_MODES, type ArchiveMode, NO_STATISTICS } from '@kingdomino/table/archive';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eraseWhole } from '../../admin/erase-player.ts';
import {
  type ArchivedGame,
  type ArchiveFilter,
  type ArchiveQuery,
  type ArchiveResult,
  RESULTS,
} from '../../storage/archive/archive-lists.ts';
import type { Cursor } from '../../storage/cursors.ts';
import type { Store } from '../../storage/store.ts';
import { newTable } from './sample-tables.ts';

interface Played {
  readonly id: string;
  readonly at: number;
  readonly mode: ArchiveMode;
  readonly isPublic: boolean;
  readonly places: readonly number[];
  readonly who: readonly string[];
}

const PEOPLE = ['arc-ann', 'arc-bob', 'arc-cid'];
const played: fc.Arbitrary<Omit<Played, 'id'>> = fc.record({
  at: fc.integer({ min: 1, max: 9 }),
  mode: fc.constantFrom(...ARCHIVE_MODES),
  isPublic: fc.boolean(),
  places: fc.constantFrom([1, 2, 3, 4], [2, 1, 3, 3], [1, 1, 3, 4], [4, 3, 2, 1], [0, 0, 0, 0]),
  who: fc.constantFrom([...PEOPLE, 'bot/duke'], ['arc-bob', 'arc-ann'], ['arc-ann', 'bot/duke', 'bot/duke']),
});
const filter: fc.Arbitrary<Omit<ArchiveFilter, 'player'>> = fc.record(
  {
    mode: fc.constantFrom(...ARCHIVE_MODES),
    other: fc.constantFrom('arc-bob', 'arc-cid', 'bot/duke', 'bot/squire'),
    result: fc.constantFrom(...RESULTS),
    from: fc.integer({ min: 1, max: 9 }),
    to: fc.integer({ min: 1, max: 9 }),
    isPublic: fc.constant(true as const),
  },
  { requiredKeys: [] },
);

export function archiveContract(storeOf: () => Store): void {
  listContract(storeOf);
  sumContract(storeOf);
  retentionContract(storeOf);
  profileContract(storeOf);
}

function listContract(storeOf: () => Store): void {
  test('an archive answers as if all games were looked through, however its pages are cut', async () => {
    const store = storeOf();
    await enter(store, PEOPLE);
    const games = fc
      .sample(played, { numRuns: 30, seed: 3 })
      .map((game, index) => ({ ...game, id: `arc-${index}` }));
    await Promise.all(games.map(game => play(store, game)));
    for (const query of fc.sample(filter, { numRuns: 16, seed: 5 })) {
      const asked = { player: 'arc-ann', ...query };
      const told = `${JSON.stringify(query)}`;
      expect(await idsOf(store, { ...asked, limit: 100 }), told).toEqual(naive(games, asked));
      expect(await idsOf(store, { ...asked, limit: 4, mostLooked: 7 }), told).toEqual(naive(games, asked));
    }
    const [first] = (await store.listArchive({ player: 'arc-ann', limit: 1 })).games;
    expect([first!.summary, first!.boards]).toEqual([
      `{"table":"${first!.id}"}`,
      expect.stringContaining('["'),
    ]);
    const place = await store.archiveCursor({ player: 'arc-ann', table: first!.id });
    expect(place).toEqual({ at: first!.at, id: first!.id });
    expect(await store.archiveCursor({ player: 'arc-zoe', table: first!.id })).toBeUndefined();
  });
}

/** Page by page to the end. */
async function idsOf(store: Store, query: ArchiveQuery): Promise<string[]> {
  const found: ArchivedGame[] = [];
  let before: Cursor | undefined;
  do {
    const page = await store.listArchive({ ...query, ...(before ? { before } : {}) });
    found.push(...page.games);
    before = page.next;
  } while (before);
  return found.map(({ id }) => id);
}

function naive(games: readonly Played[], query: ArchiveFilter): string[] {
  const { player, mode, other, result, from = 0, to = Number.POSITIVE_INFINITY, isPublic } = query;
  return games
    .filter(({ who }) => who.includes(player) && (other === undefined || who.includes(other)))
    .filter(game => (mode === undefined || game.mode === mode) && game.at >= from && game.at < to)
    .filter(game => isPublic === undefined || game.isPublic)
    .filter(({ places, who }) => result === undefined || isSo(result, places[who.indexOf(player)]!))
    .toSorted((one, two) => two.at - one.at || (one.id < two.id ? 1 : -1))
    .map(({ id }) => id);
}

function isSo(result: ArchiveResult, place: number): boolean {
  if (result === 'lost') return place > 1;
  return ['aborted', 'won', 'second', 'third', 'fourth'][place] === result;
}

async function enter(store: Store, people: readonly string[]): Promise<void> {
  for (const id of people) {
    const token = { hash: `h-${id}`, player: id, kind: 'session' } as const;
    await store.createPlayer({ id, name: id.toUpperCase(), bot: false, createdAt: 1, token });
  }
}

async function play(store: Store, { id, at, who, places, mode, isPublic }: Played): Promise<boolean> {
  await store.createTable(
    newTable(id, { status: 'over', changedAt: at, summary: JSON.stringify({ table: id }), seats: [] }),
  );
  const seats = who.map((one, seat) => ({
    who: one,
    place: places[seat]!,
    board: `board ${seat}`,
    ...(one.startsWith('bot/') ? {} : { nameKey: one.replaceAll('-', '') }),
    score: { points: 10, margin: 1, kinds: { wheat: 4 }, bonuses: {} },
  }));
  return store.archiveGame({ table: id, game: { mode, isRated: isPublic, isPublic, seats } });
}

const game: Omit<Played, 'id'> = {
  at: 5,
  mode: 'two',
  isPublic: true,
  places: [1, 2],
  who: ['sum-ann', 'sum-bob'],
};

function sumContract(storeOf: () => Store): void {
  test('a game counts once, whoever files it how often', async () => {
    const store = storeOf();
    await enter(store, ['sum-ann', 'sum-bob']);
    await store.createTable(newTable('sum-open'));
    expect(await store.archiveGame({ table: 'sum-open' })).toBe(false);
    await store.createTable(newTable('sum-twice', { status: 'over', changedAt: 3, seats: [] }));
    const before = { at: 3, id: 'sum-twice2' };
    expect((await store.listUnarchived({ before, limit: 1 })).map(({ id }) => id)).toEqual(['sum-twice']);
    const file = () => store.archiveGame({ table: 'sum-twice' });
    expect((await Promise.all([file(), file(), file()])).filter(Boolean)).toHaveLength(1);
    expect((await store.listUnarchived({ before, limit: 1 })).map(({ id }) => id)).not.toEqual(['sum-twice']);

    // both at once, with the same people in another order
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        play(store, {
          ...game,
          id: `sum-${index}`,
          at: 7 - index,
          isPublic: index % 2 === 0,
          ...(index > 3 ? { who: ['sum-bob', 'sum-ann'] } : {}),
        }),
      ),
    );
    expect(await store.statisticsOf('sum-ann')).toEqual([
      {
        ...NO_STATISTICS,
        mode: 'two',
        since: 2,
        games: 6,
        places: [4, 2, 0, 0],
        scored: 6,
        points: 60,
        best: 10,
        margin: 6,
        margins: { 0: 6 },
        kinds: { wheat: 24 },
      },
    ]);
    expect(await store.versus({ player: 'sum-bob', other: 'sum-ann' })).toEqual({
      two: { all: { games: 6, ahead: 2, behind: 4 }, rated: { games: 3, ahead: 1, behind: 2 } },
    });
    expect(await store.versus({ player: 'sum-bob', other: 'sum-nobody' })).toEqual({});
    const opponent = {
      other: 'sum-bob',
      name: 'SUM-BOB',
      isMember: false,
      isBot: false,
      games: 6,
      lastAt: 7,
    };
    expect(await store.listOpponents({ player: 'sum-ann', key: '' })).toEqual([opponent]);
    expect(await store.listOpponents({ player: 'sum-ann', key: 'umbo' })).toEqual([opponent]);
    expect(await store.listOpponents({ player: 'sum-ann', key: '%' })).toEqual([opponent]);
    expect(await store.listOpponents({ player: 'sum-ann', key: 'x' })).toEqual([]);
  });
}

const PRIVATE = { presence: 'nobody', challenges: 'friends' } as const;

function retentionContract(storeOf: () => Store): void {
  test('who is erased has no archive, before and after a game is filed; others keep theirs', async () => {
    const store = storeOf();
    await enter(store, ['gone-ann', 'gone-bob']);
    const who = ['gone-ann', 'gone-bob'];
    await play(store, { ...game, id: 'gone-1', who });
    await store.setProfile({ player: 'gone-ann', ratings: false, statistics: true, games: true, ...PRIVATE });
    await eraseWhole(store, { player: 'gone-ann', name: '-' });
    await play(store, { ...game, id: 'gone-2', who });
    const ids = async (player: string) => (await store.listArchive({ player })).games.map(({ id }) => id);
    expect([await ids('gone-ann'), await ids('gone-bob')]).toEqual([[], ['gone-2', 'gone-1']]);
    expect(await store.statisticsOf('gone-ann')).toEqual([]);
    expect((await store.profileOf('gone-ann')).games).toBe(false);
    expect(await store.listOpponents({ player: 'gone-bob', key: '' })).toMatchObject([
      { other: 'gone-ann', name: null, games: 2 },
    ]);
    await eraseWhole(store, { player: 'gone-ann', name: '-' });
    expect(await store.listOpponents({ player: 'gone-bob', key: 'goneann' })).toEqual([]);
    expect((await store.listArchive({ player: 'gone-bob', other: 'gone-ann' })).games).toHaveLength(2);
    // what was deleted still counts
    await store.deleteTables(['gone-1', 'gone-2']);
    expect(await ids('gone-bob')).toEqual([]);
    expect(await store.statisticsOf('gone-bob')).toMatchObject([{ games: 2 }]);
  });
}

function profileContract(storeOf: () => Store): void {
  test('what others may see is what was said last', async () => {
    const store = storeOf();
    expect(await store.profileOf('pro-ann')).toEqual({
      ratings: true,
      statistics: false,
      games: false,
      presence: 'friends',
      challenges: 'everybody',
    });
    for (const games of [true, false]) {
      const shows = { ratings: false, statistics: true, games, ...PRIVATE };
      await store.setProfile({ player: 'pro-ann', ...shows });
      expect(await store.profileOf('pro-ann')).toEqual(shows);
    }
  });
}
