/** What every store keeps to about ratings: every game once, in order, the same when computed again. */
import { Random } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { seatWeight } from '../../ratings/game-weight.ts';
import type { Rating } from '../../ratings/plackett-luce.ts';
import { NEWCOMER, partly, rateGame, shownRating } from '../../ratings/rating.ts';
import type { Store } from '../../storage/store.ts';
import { isTemporary } from '../../storage/temporary-error.ts';
import { append, newTable, state } from './sample-tables.ts';

export function ratingContract(storeOf: () => Store): void {
  test('against newcomers a known player wins less with each game of a week', async () => {
    const store = storeOf();
    const week = 7 * 86_400_000;
    let ended = 0;
    const win = async (other: string, at: number, place = 1) => {
      const table = `newcomers-${ended++}`;
      await store.createTable(newTable(table, { status: 'playing' }));
      const seats = [
        { player: 'known', place },
        { player: other, place: 3 - place },
      ];
      const rated = { mode: 'two', ofBots: false, seats } as const;
      await store.append(append(table, 1, { state: { ...state, status: 'over', changedAt: at }, rated }));
    };
    for (let game = 1; game <= 40; game++) await win('rival', 2 * game * week, 1 + (game % 2));
    for (let game = 0; game < 12; game++) await win(`new-${game}`, 100 * week + game);
    await win('new-later', 102 * week);
    const points = (await store.ratingCurve({ player: 'known', mode: 'two' })).map(({ mu }) => mu);
    const gains = points.slice(0, 13).map((mu, index) => mu - points[index + 1]!);
    const [later, last, ...before] = gains as [number, number, ...number[]];
    const first = before.at(-1)!;
    expect([last > 0, last < 0.6 * first, later > 1.5 * last]).toEqual([true, true, true]);
  });

  test('rated games count once, in their order, and give the same ratings when all are computed again', async () => {
    const store = storeOf();
    const random = new Random(17);
    const people = ['r1', 'r2', 'r3', 'r4', 'r5'];
    for (const id of people) {
      const token = { hash: `h-${id}`, player: id, kind: 'session' } as const;
      await store.createPlayer({ id, name: id, bot: false, createdAt: 1, token });
    }
    const played = Array.from({ length: 40 }, (_, index) => {
      const size = 2 + random.below(3);
      const seats = people
        .map(player => ({ player, key: random.below(1000) }))
        .sort((one, other) => one.key - other.key)
        .slice(0, size)
        .map(({ player }) => ({ player, place: 1 + random.below(size) }));
      const mode = (['two', 'three', 'four'] as const)[size - 2]!;
      return { table: `rated-${index}`, result: { mode, ofBots: false, seats } };
    });
    for (const { table } of played) await store.createTable(newTable(table, { status: 'playing' }));
    // a machine that is very busy lets somebody wait too long for the lock; then it is tried again, as at tables
    const end = async ({ table, result }: (typeof played)[number]): Promise<void> => {
      // so far apart that nobody meets anybody twice in a week
      const changedAt = 8 * 86_400_000 * (1 + played.findIndex(game => game.table === table));
      const change = append(table, 1, { state: { ...state, status: 'over', changedAt }, rated: result });
      await store.append(change).catch(async error => {
        if (!isTemporary(error)) throw error;
        await store.append(change);
      });
    };
    for (let first = 0; first < played.length; first += 4) {
      const some = played.slice(first, first + 4);
      await Promise.all([...some, ...some].map(end));
    }

    const expected = new Map<string, Rating>();
    const log = new Map<number, (typeof played)[number]>();
    for (const game of played) {
      const [first] = game.result.seats;
      const curve = await store.ratingCurve({ player: first!.player, mode: game.result.mode });
      log.set(curve.find(({ table }) => table === game.table)!.number, game);
    }
    expect(Math.max(...log.keys()) - Math.min(...log.keys())).toBe(played.length - 1);
    for (const [, { result }] of [...log].sort(([one], [other]) => one - other)) {
      const keys = result.seats.map(({ player }) => `${player}/${result.mode}`);
      const before = keys.map(key => expected.get(key) ?? NEWCOMER);
      const places = result.seats.map(({ place }) => place);
      for (const [seat, rating] of rateGame(before, places).entries()) {
        const others = before.filter((_, other) => other !== seat);
        const weight = seatWeight(before[seat]!, others, result.mode);
        expected.set(keys[seat]!, partly(before[seat]!, rating, weight));
      }
    }
    const all = () => store.ratingsOf(people);
    const shown = await all();
    expect(new Map(shown.map(({ player, mode, mu, sigma }) => [`${player}/${mode}`, { mu, sigma }]))).toEqual(
      new Map([...expected].sort(([one], [other]) => (one < other ? -1 : 1))),
    );
    const curve = () => store.ratingCurve({ player: 'r1', mode: 'two' });
    const points = await curve();
    for (const limit of [7, 1000]) {
      let progress = await store.rerateStep({ limit, isFirst: true });
      expect(await all()).toEqual(shown);
      while (!progress.isDone) progress = await store.rerateStep({ limit, isFirst: false });
      expect(progress.games).toBe(progress.rated);
      while ((await store.deleteOldRatings(50)) > 0);
      expect(await all()).toEqual(shown);
      expect(await curve()).toEqual(points);
    }
    expect(await store.ratedSeats('rated-0')).toEqual(played[0]!.result.seats);
  });

  test('who meet again and again in a week count less and less, and the same when computed again', async () => {
    const store = storeOf();
    for (const id of ['w1', 'w2']) {
      const token = { hash: `h-${id}`, player: id, kind: 'session' } as const;
      await store.createPlayer({ id, name: id, bot: false, createdAt: 1, token });
    }
    const seats = [
      { player: 'w1', place: 1 },
      { player: 'w2', place: 2 },
    ];
    const rated = { mode: 'duel', ofBots: false, seats } as const;
    const begun = 1e12;
    const gains: number[] = [];
    let last = shownRating(NEWCOMER, 'duel').rating;
    const ratingOf = async () =>
      shownRating((await store.ratingsOf(['w1'])).find(({ mode }) => mode === 'duel')!, 'duel').rating;
    for (let game = 0; game < 12; game++) {
      const table = `week-${game}`;
      await store.createTable(newTable(table, { status: 'playing' }));
      const changedAt = begun + 3_600_000 * game;
      await store.append(append(table, 1, { state: { ...state, status: 'over', changedAt }, rated }));
      const now = await ratingOf();
      gains.push(now - last);
      last = now;
    }
    expect(gains[11]).toBeLessThan(gains[2]! / 3);
    for (let isFirst = true, isDone = false; !isDone; isFirst = false)
      ({ isDone } = await store.rerateStep({ limit: 5, isFirst }));
    expect(await ratingOf()).toBe(last);
  });

  test('a game that nobody came to costs the absent only', async () => {
    const store = storeOf();
    for (const id of ['v1', 'v2']) {
      const token = { hash: `h-${id}`, player: id, kind: 'session' } as const;
      await store.createPlayer({ id, name: id, bot: false, createdAt: 1, token });
    }
    const seats = [
      { player: 'v1', place: 1, counts: false as const },
      { player: 'v2', place: 2 },
    ];
    await store.createTable(newTable('nobody-came', { status: 'playing' }));
    const rated = { mode: 'two', ofBots: false, seats } as const;
    await store.append(append('nobody-came', 1, { state: { ...state, status: 'over' }, rated }));
    const ratings = await store.ratingsOf(['v1', 'v2']);
    expect(ratings.map(({ player }) => player)).toEqual(['v2']);
    expect(ratings[0]!.mu).toBeLessThan(NEWCOMER.mu);
  });
}
