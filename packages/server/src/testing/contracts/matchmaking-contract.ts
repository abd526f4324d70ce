/** What every store keeps to about players who wait: nobody paired twice, nobody stuck, whoever dies when. */
import { expect, test } from 'vitest';
import { eraseWhole } from '../../admin/erase-player.ts';
import type { QueueRequest } from '../../storage/matchmaking/queue.ts';
import type { Store } from '../../storage/store.ts';
import type { Append } from '../../storage/tables/event-store.ts';
import { append, newTable, state } from './sample-tables.ts';

/** Times of its own: what waits at one is forgotten at the next. */
let hour = 0;
const nextHour = () => 1_000_000_000 + 3_600_000 * hour++;

function queueOf(store: Store) {
  const at = nextHour();
  let looks = 0;
  const wait = (player: string, change: Partial<QueueRequest> = {}, now = at) =>
    store.joinQueue({ player, modes: ['two'], stakes: 'casual', now, ...change });
  const pair = (now = at) => store.matchQueued({ now, id: `offer-${at}-${looks++}-`, isChange: true });
  const offerOf = async (player: string) => (await store.queueEntriesOf([player]))[0]?.offer?.id ?? '';
  const answer = async (player: string, accept: boolean, now = at) =>
    store.answerOffer({ player, offer: await offerOf(player), accept, now });
  const free = async (now = at) => (await store.countQueued(now)).two ?? 0;
  return { at, wait, pair, answer, offerOf, free };
}

export function matchmakingContract(storeOf: () => Store): void {
  test('who leaves a rated game before it began waits longer each time, until that is forgotten', async () => {
    const store = storeOf();
    const leave = (at: number) => store.noteEarlyLeave({ player: 'leaver', at });
    const minute = 60_000;
    expect([await leave(0), await leave(10), await leave(20)]).toEqual([
      minute,
      10 + 2 * minute,
      20 + 4 * minute,
    ]);
    const until = (now: number) => store.earlyLeaveOf({ player: 'leaver', now });
    expect([await until(30), await until(5 * minute)]).toEqual([20 + 4 * minute, undefined]);
    const later = 2 * 86_400_000;
    expect(await leave(later)).toBe(later + minute);
    expect(await store.deleteOldLeaves({ now: later, limit: 9 })).toBe(0);
    expect(await store.deleteOldLeaves({ now: 2 * later, limit: 9 })).toBe(1);
  });

  test('of the last forty games it is counted how many were finished, also where two end at once', async () => {
    const store = storeOf();
    const end = (id: string, kept: NonNullable<Append['kept']>) =>
      store.append(append(id, 1, { state: { ...state, status: 'over' }, kept }));
    const play = async (id: string, isKept: boolean, other = 'stays') => {
      await store.createTable(newTable(id, { openedBy: id }));
      await end(id, [
        { player: 'leaves-often', isKept },
        { player: other, isKept: true },
      ]);
    };
    expect(await store.reliabilityOf('leaves-often')).toEqual({ games: 0, finished: 0 });
    for (let game = 0; game < 30; game++) await play(`kept-${game}`, game % 3 > 0);
    expect(await store.reliabilityOf('leaves-often')).toEqual({ games: 30, finished: 20 });
    const { wait, at } = queueOf(store);
    await wait('leaves-often');
    await wait('stays');
    const entries = await store.queueEntriesOf(['leaves-often', 'stays']);
    expect(Object.fromEntries(entries.map(({ player, leaves }) => [player, leaves]))).toEqual({
      'leaves-often': true,
      stays: undefined,
    });
    const many = Array.from({ length: 20 }, (_, game) => play(`later-${game}`, true, `other-${game}`));
    await Promise.all(many);
    expect(await store.reliabilityOf('leaves-often')).toEqual({ games: 40, finished: 34 });
    await wait('leaves-often', {}, at + 1);
    expect((await store.queueEntriesOf(['leaves-often']))[0]?.leaves).toBeUndefined();
    for (const player of ['leaves-often', 'stays']) await store.leaveQueue(player);
    await eraseWhole(store, { player: 'leaves-often', name: '—' });
    expect(await store.reliabilityOf('leaves-often')).toEqual({ games: 0, finished: 0 });
  });

  pairOnce(storeOf);
  waitOn(storeOf);
  open(storeOf);
}

function pairOnce(storeOf: () => Store): void {
  test('of many who wait nobody is paired twice, however many look at the same time', async () => {
    const { wait, pair } = queueOf(storeOf());
    const players = Array.from({ length: 21 }, (_, index) => `waits-${index}`);
    await Promise.all(players.map(player => wait(player)));
    const looks = await Promise.all(Array.from({ length: 8 }, () => pair()));
    const paired = looks.flatMap(({ made }) => made.flatMap(group => group.players));
    expect(paired).toHaveLength(20);
    expect(new Set(paired).size).toBe(20);
  });

  test('who want to think for another time are not paired, and are counted apart', async () => {
    const store = storeOf();
    const { wait, pair, at } = queueOf(store);
    await wait('pace-ann', { pace: 'fast' });
    await wait('pace-bob');
    expect((await pair()).made).toEqual([]);
    const counts = await store.countQueued(at);
    expect([counts['two/fast'], counts['two/normal'], counts['two/daily']]).toEqual([1, 1, undefined]);
    await wait('pace-cid', { pace: 'fast' });
    const { made } = await pair();
    expect(made).toMatchObject([{ pace: 'fast', players: ['pace-ann', 'pace-cid'] }]);
    expect((await store.queueEntriesOf(['pace-cid']))[0]).toMatchObject({ offer: { pace: 'fast' } });
    for (const player of ['pace-ann', 'pace-bob', 'pace-cid']) await store.leaveQueue(player);
  });

  test('one wait for each player, and since when stays while he is there', async () => {
    const store = storeOf();
    const { at, wait, pair, free } = queueOf(store);
    await wait('uma');
    await Promise.all([wait('uma', { modes: ['two', 'duel'] }, at + 5000), wait('uma', {}, at + 5000)]);
    expect(await store.queueEntriesOf(['uma'])).toMatchObject([{ since: at }]);
    expect(await pair(at + 5000)).toMatchObject({ made: [] });
    expect(await free(at + 5000)).toBe(1);
    expect(await wait('uma', {}, at + 70_000)).toMatchObject({ since: at + 70_000 });
  });
}

function waitOn(storeOf: () => Store): void {
  test('who is away is not paired; who says no or nothing waits no more, the other waits on', async () => {
    const store = storeOf();
    const { at, wait, pair, answer, free } = queueOf(store);
    await wait('vic');
    await store.noteQueuedGone({ players: ['vic'], at });
    await wait('wim');
    expect((await pair()).made).toEqual([]);
    await store.noteQueuedSeen({ players: ['vic'], at });
    expect((await pair()).made).toHaveLength(1);
    expect(await answer('vic', false)).toMatchObject({ changed: ['vic', 'wim'], givenUp: 1 });
    expect(await store.queueEntriesOf(['vic', 'wim'])).toMatchObject([{ player: 'wim', since: at }]);
    await wait('xia');
    await pair();
    await answer('wim', true);
    await store.noteQueuedSeen({ players: ['wim', 'xia'], at: at + 19_999 });
    expect(await pair(at + 19_999)).toMatchObject({ givenUp: 0 });
    const late = await pair(at + 20_000);
    expect([late.givenUp, [...late.changed].sort()]).toEqual([1, ['wim', 'xia']]);
    expect(await free(at + 20_000)).toBe(1);
    expect(await store.queueEntriesOf(['xia'])).toEqual([]);
  });

  test('who blocked somebody is not paired with them', async () => {
    const store = storeOf();
    const { wait, pair } = queueOf(store);
    for (const id of ['gus', 'hal']) {
      const token = { hash: `token-of-${id}`, player: id, kind: 'session' } as const;
      await store.createPlayer({ id, name: id, bot: false, createdAt: 1, token });
    }
    await store.addRelation({ player: 'gus', relation: { other: 'hal', kind: 'block' }, at: 5, most: 9 });
    await Promise.all([wait('gus'), wait('hal')]);
    expect((await pair()).made).toEqual([]);
    await wait('ivy');
    expect((await pair()).made).toHaveLength(1);
    for (const player of ['gus', 'hal', 'ivy']) await store.leaveQueue(player);
  });

  test('a table with bots is refused by going on to wait for people', async () => {
    const store = storeOf();
    const { wait, pair, answer } = queueOf(store);
    await wait('zoe', { modes: ['three'] });
    await wait('yan', { modes: ['three'], bots: 'knight' });
    expect((await pair()).made).toMatchObject([{ players: ['yan', 'zoe'], bots: 'knight' }]);
    await answer('zoe', false);
    expect(await store.queueEntriesOf(['zoe'])).toMatchObject([{ peopleOnly: true }]);
    expect(await pair()).toMatchObject({ made: [{ players: ['yan'] }], full: [{ players: ['yan'] }] });
    await store.leaveQueue('zoe');
  });

  test('who waits no more, or is erased, leaves the others waiting', async () => {
    const store = storeOf();
    const { wait, pair, free } = queueOf(store);
    await Promise.all([wait('kai'), wait('lea')]);
    await pair();
    expect((await store.leaveQueue('kai')).changed).toEqual(['kai', 'lea']);
    expect(await free()).toBe(1);
    await wait('kai');
    await pair();
    await eraseWhole(store, { player: 'kai', name: 'nobody' });
    expect(await pair()).toMatchObject({ changed: ['lea'], givenUp: 1 });
    expect(await free()).toBe(1);
  });
}

function open(storeOf: () => Store): void {
  test('a full table is opened by one process; by another when that one has died', async () => {
    const store = storeOf();
    const { at, wait, pair, answer, offerOf } = queueOf(store);
    await Promise.all([wait('max'), wait('nia')]);
    await pair();
    const offer = await offerOf('max');
    expect((await answer('max', true)).full).toEqual([]);
    const [last, again] = await Promise.all([answer('nia', true), answer('nia', true)]);
    expect([...last.full, ...again.full]).toMatchObject([
      { id: offer, players: ['max', 'nia'], mode: 'two' },
    ]);
    expect(await store.leaveQueue('max')).toMatchObject({ changed: [] });
    await store.noteQueuedSeen({ players: ['max', 'nia'], at: at + 6000 });
    expect((await pair(at + 1000)).full).toEqual([]);
    expect((await pair(at + 6000)).full).toMatchObject([{ id: offer }]);
    const opens = ['m', 'n'].map(name =>
      store.createTable({ ...newTable(`paired-${name}-${at}`), openedBy: 'max', command: offer, offer }),
    );
    const [one, other] = await Promise.all(opens);
    expect(one).toBe(other);
    expect(await store.queueEntriesOf(['max', 'nia'])).toMatchObject([{ table: one }, { table: one }]);
    expect(await wait('max', { again: true })).toMatchObject({ table: one });
    expect(await wait('max')).not.toHaveProperty('table');
    expect((await pair(at + 20_000)).full).toEqual([]);
  });
}
