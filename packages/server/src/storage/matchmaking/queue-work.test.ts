/** What one command of one player costs the queue, with many others in it. */
import { beforeAll, expect, test } from 'vitest';
import { type CountedDatabase, countedDatabase } from '../../testing/counted-database.ts';
import { answerOffer, countQueued, leaveQueue, matchQueued } from './offers.ts';
import { joinQueue, queueEntriesOf } from './queue.ts';

const NOW = 1_000_000_000;
/** Offers to two, and players who wait for somebody else. */
const OFFERS = 250;
const WAITING = 60;
/** Rows that a command may read, whoever else waits. */
const MOST = 30;

let counted: CountedDatabase;
const join = (player: string, rating: number) =>
  joinQueue(counted.db, { player, modes: [rating > 0 ? 'two' : 'duel'], stakes: 'casual', now: NOW });

beforeAll(async () => {
  counted = await countedDatabase();
  for (let index = 0; index < 2 * OFFERS; index++) await join(`asked-${index}`, 1);
  for (let step = 1; step <= 2 * OFFERS; step++) {
    const { made } = await matchQueued(counted.db, {
      now: NOW + 500 * (step - 10),
      id: `o${step}-`,
      isChange: false,
    });
    if (made.length === 0) break;
  }
  // each asks for a mode in which nobody else may be met: who has blocked everybody waits on
  for (let index = 0; index < WAITING; index++) {
    await join(`waits-${index}`, 0);
    await counted.db
      .updateTable('waits')
      .set({ stakes: index % 2 === 0 ? 'rated' : 'casual', strengths: strengthOf(index) })
      .where('player_id', '=', `waits-${index}`)
      .execute();
  }
});

function strengthOf(index: number): string {
  return JSON.stringify({ duel: { rating: 10_000 * index, deviation: 10 } });
}

test('there are as many offers and waiting players as meant', async () => {
  const offers = await counted.db.selectFrom('offers').select('id').execute();
  expect([offers.length, (await countQueued(counted.db, NOW)).duel]).toEqual([OFFERS, WAITING]);
});

test.each([
  [
    'a yes',
    async () => {
      const [entry] = await queueEntriesOf(counted.db, ['asked-3']);
      return answerOffer(counted.db, { player: 'asked-3', offer: entry!.offer!.id, accept: true, now: NOW });
    },
  ],
  [
    'a no',
    async () => {
      const [entry] = await queueEntriesOf(counted.db, ['asked-7']);
      return answerOffer(counted.db, { player: 'asked-7', offer: entry!.offer!.id, accept: false, now: NOW });
    },
  ],
  ['leaving', () => leaveQueue(counted.db, 'asked-11')],
  ['joining', () => join('newcomer', 0)],
  ['counting', () => countQueued(counted.db, NOW)],
])('%s reads what concerns the player, and not the whole queue', async (_, act) => {
  expect((await counted.work(act)).rows).toBeLessThanOrEqual(MOST);
});

test('where many wait, a change waits for the next step, and a step looks at some of them in turn', async () => {
  const pass = (now: number, isChange: boolean) => matchQueued(counted.db, { now, id: `p${now}`, isChange });
  expect((await counted.work(() => pass(NOW + 1000, true))).rows).toBeLessThanOrEqual(60);
  expect((await counted.work(() => pass(NOW + 1600, false))).rows).toBeGreaterThan(WAITING);
});

test('whoever stands behind hundreds that fit with nobody is paired all the same', async () => {
  const { db } = await countedDatabase();
  const add = (player: string, stakes: string, since: number, rating: number) =>
    db
      .insertInto('waits')
      .values({
        player_id: player,
        modes: 'two',
        stakes,
        pace: 'normal',
        people_only: 0,
        accepted: 0,
        since,
        seen_at: NOW,
        leaves: 0,
        strengths: JSON.stringify({ two: { rating, deviation: 10 } }),
      })
      .execute();
  for (let index = 0; index < 250; index++) await add(`far-${index}`, 'casual', NOW, 10_000 * index);
  for (const player of ['ann', 'bob']) await add(player, 'rated', NOW + 1, 1500);
  const changed = new Set<string>();
  for (let step = 1; step <= 3; step++)
    for (const player of (await matchQueued(db, { now: NOW + 500 * step, id: `s${step}`, isChange: false }))
      .changed)
      changed.add(player);
  expect([...changed].sort()).toEqual(['ann', 'bob']);
});
