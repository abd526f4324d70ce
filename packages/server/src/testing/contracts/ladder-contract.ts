/** What every store keeps to about the ladder of programs: one game at a time for each, limits that hold at once, and all of it goes. */
import { expect, test } from 'vitest';
import { eraseWhole } from '../../admin/erase-player.ts';
import type { Store } from '../../storage/store.ts';
import { newTable } from './sample-tables.ts';

/** Times of its own, so that nobody of another test waits. */
let hour = 0;
const nextHour = () => 3_000_000_000_000 + 7_200_000 * hour++;

export function ladderContract(storeOf: () => Store): void {
  limits(storeOf);
  pairing(storeOf);
  going(storeOf);
}

async function addProgram(store: Store, player: string, owner: string, most = 9): Promise<boolean> {
  const token = { hash: `hash-of-${player}`, player, kind: 'bot' } as const;
  return store.makeProgram({ player, name: `Name of ${player}`, owner, at: 1, token, most });
}

async function addMember(store: Store, id: string): Promise<void> {
  const token = { hash: `hash-of-${id}`, player: id, kind: 'session' } as const;
  await store.createPlayer({ id, name: `Name of ${id}`, bot: false, createdAt: 1, token });
  await store.enrol({ player: id, nameKey: `key-of-${id}`, at: 1 });
}

function limits(storeOf: () => Store): void {
  test('of programs that are made at once no more come about than a member may have', async () => {
    const store = storeOf();
    await addMember(store, 'lad-owner');
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, index) => addProgram(store, `lad-many-${index}`, 'lad-owner', 3)),
    );
    expect(made.filter(Boolean)).toHaveLength(3);
    expect(await store.programsOf('lad-owner')).toHaveLength(3);
  });

  test('a program has played enough for a day, until the day is over', async () => {
    const store = storeOf();
    const now = nextHour();
    await addMember(store, 'lad-eager');
    await addProgram(store, 'lad-busy', 'lad-eager');
    const ask = (at: number) => store.askLadder({ player: 'lad-busy', modes: ['two'], now: at, mostADay: 1 });
    expect(await ask(now)).toBe('waits');
    const anchored = await store.stepLadder({ now: now + 1, id: `g${now}-`, here: ['lad-busy'] });
    expect(anchored.paired).toEqual([]);
    for (const at of [now + 4000, now + 8000])
      await store.stepLadder({ now: at, id: 'none-', here: ['lad-busy'] });
    const { paired } = await store.stepLadder({ now: now + 11_000, id: `busy-${now}-`, here: ['lad-busy'] });
    expect(paired).toMatchObject([{ player: 'lad-busy', game: { isOpened: false, mode: 'two' } }]);
    expect(await ask(now + 12_000)).toMatchObject({ table: paired[0]!.game!.table });
    // one that nobody opened came to nothing, but counts
    expect(await ask(now + 120_000)).toBe('enough');
    expect(await ask(now + 86_400_000 + 12_000)).toBe('waits');
    await store.leaveLadder('lad-busy');
  });
}

function pairing(storeOf: () => Store): void {
  test('of many that wait none is paired twice, however many look at the same time', async () => {
    const store = storeOf();
    const now = nextHour();
    const players = Array.from({ length: 12 }, (_, index) => `lad-${now}-${index}`);
    for (const player of players) {
      await addMember(store, `of-${player}`);
      await addProgram(store, player, `of-${player}`);
    }
    await Promise.all(players.map(player => store.askLadder({ player, modes: ['two'], now, mostADay: 9 })));
    const looks = Array.from({ length: 8 }, (_, index) =>
      store.stepLadder({ now: now + index, id: `at${now}-${index}-`, here: players }),
    );
    await Promise.all(looks);
    const games = await Promise.all(players.map(player => store.runningLadderGame({ player, now: now + 9 })));
    const tables = games.map(game => game?.table);
    expect(new Set(tables).size).toBe(6);
    for (const [index, game] of games.entries()) expect(game?.seats).toContain(players[index]);
    expect(await store.countLadderWaits({ mode: 'two', now })).toBe(0);
  });
}

function going(storeOf: () => Store): void {
  test('with a table its game goes from the lists, with its owner a program', async () => {
    const store = storeOf();
    const now = nextHour();
    for (const who of ['lad-go-1', 'lad-go-2']) {
      await addMember(store, `of-${who}`);
      await addProgram(store, who, `of-${who}`);
      await store.askLadder({ player: who, modes: ['duel'], now, mostADay: 9 });
    }
    const here = ['lad-go-1', 'lad-go-2'];
    const { paired } = await store.stepLadder({ now, id: `going-${now}-`, here });
    const table = paired[0]!.game!.table;
    await store.createTable({ ...newTable(table), changedAt: now });
    const listed = async () => (await store.ladderGames({ player: 'lad-go-1' })).map(game => game.table);
    expect(await listed()).toEqual([table]);
    expect(await store.oldLadderGames({ before: now + 1, limit: 99 })).toContain(table);
    await eraseWhole(store, { player: 'of-lad-go-1', name: '—' });
    while ((await store.pendingErasures(9)).length > 0)
      for (const player of await store.pendingErasures(9)) await store.eraseStep({ player, limit: 9 });
    expect(await store.programOf('lad-go-1')).toBeUndefined();
    expect(await store.programOf('lad-go-2')).toMatchObject({ owner: 'of-lad-go-2' });
    await store.deleteTables([table]);
    expect(await store.ladderGames({ mode: 'duel' })).toEqual([]);
    expect(await store.runningLadderGame({ player: 'lad-go-2', now })).toBeUndefined();
  });
}
