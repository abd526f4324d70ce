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
  await matchQueued(counted.db, { now: NOW, id: 'o', isChange: true });
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

test('where many wait, a change does not lead to another pass within half a second', async () => {
  const pass = (now: number) => matchQueued(counted.db, { now, id: `p${now}`, isChange: true });
  await pass(NOW + 1000);
  expect((await counted.work(() => pass(NOW + 1400))).rows).toBeLessThanOrEqual(60);
  expect((await counted.work(() => pass(NOW + 1600))).rows).toBeGreaterThan(WAITING);
});
