/** Firsts and bests follow from finished games, those of before too, whatever order they come in. */
import { kingdomino } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import { achievedBy, achievementsOf } from './achievements.ts';
import { bestsOf } from './bests.ts';
import { type Feats, featsOf, NO_FEATS as NOTHING } from './feats.ts';
import type { FinishedGame } from './finished-game.ts';

let made = 0;

interface Given extends Partial<Omit<FinishedGame, 'mine'>> {
  readonly points?: number;
  readonly place?: number;
  readonly feats?: Partial<Feats>;
}

function game({ points = 30, place = 1, feats, ...rest }: Given = {}): FinishedGame {
  made += 1;
  return {
    id: `g${made}`,
    game: 'kingdomino',
    switches: [],
    at: made,
    mine: { points, place, ...(feats && { feats: { ...NOTHING, ...feats } }) },
    others: [{ points: 20, place: place === 1 ? 2 : 1, level: 'knight' }],
    ...rest,
  };
}

const doneIn = (games: readonly FinishedGame[]) =>
  achievementsOf(games)
    .filter(({ by }) => by)
    .map(({ id }) => id);
const find = (games: readonly FinishedGame[], id: string) =>
  achievementsOf(games).find(each => each.id === id)!;

test('nobody has reached anything without playing; every id is there once', () => {
  const all = achievementsOf([]);
  expect(all.every(({ count, by }) => count === 0 && by === undefined)).toBe(true);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(bestsOf([])).toEqual([]);
});

test('the first game that reached it counts, whatever order they come in', () => {
  const [first, second] = [game({ points: 104 }), game({ points: 120 })];
  expect(find([second, first], 'points/plain/100').by).toBe(first);
  expect(doneIn([first])).toEqual([
    'points/plain/50',
    'points/plain/75',
    'points/plain/100',
    'win/2',
    'level/kingdomino/knight',
  ]);
  expect(achievedBy(second.id, [first, second])).toEqual([]);
});

test('points of a larger kingdom, of a Dynasty or of Duel do not count for the small one', () => {
  const others = [
    game({ points: 160, switches: ['mightyDuel'] }),
    game({ points: 160, switches: ['dynasty'] }),
    game({ points: 60, game: 'duel', others: [{ points: 9, place: 2 }] }),
  ];
  expect(doneIn(others).filter(id => id.startsWith('points'))).toEqual([
    'points/mightyDuel/150',
    'points/duel/40',
    'points/duel/60',
  ]);
  expect(doneIn(others).filter(id => id.startsWith('win'))).toEqual([
    'win/mightyDuel',
    'win/dynasty',
    'win/duel',
  ]);
});

test('a bot is beaten by who wins alone; who shares the place or is second beats nobody', () => {
  const shared = game({ others: [{ points: 30, place: 1, level: 'duke' }] });
  const lost = game({ place: 2, others: [{ points: 40, place: 1, level: 'duke' }] });
  const four = game({
    others: [
      { points: 20, place: 2, level: 'duke' },
      { points: 10, place: 3, level: 'squire' },
      { points: 5, place: 4 },
    ],
  });
  expect(doneIn([shared, lost]).filter(id => id.startsWith('level'))).toEqual([]);
  expect(doneIn([four])).toEqual(['win/4', 'level/kingdomino/squire', 'level/kingdomino/duke']);
});

test('bonuses add up, three times in a Dynasty', () => {
  const games = [
    game({ feats: { harmony: 3 }, switches: ['dynasty'] }),
    ...Array.from({ length: 6 }, () => game({ feats: { harmony: 1 } })),
  ];
  expect(find(games, 'bonus/harmony/10')).toMatchObject({ count: 9, of: 10, by: undefined });
  const last = game({ feats: { harmony: 1, middleKingdom: 1 } });
  expect(achievedBy(last.id, [...games, last]).map(({ id }) => id)).toEqual([
    'bonus/middleKingdom/1',
    'bonus/harmony/10',
    'both-bonuses',
  ]);
});

test('all three games, all six spells, three wins in a row', () => {
  const dynasty = game({ switches: ['dynasty'], feats: { games: 3 } });
  const duels = (['free', 'split', 'both', 'turn', 'banner', 'dignitary'] as const).map((spell, at) =>
    game({
      game: 'duel',
      place: at === 2 ? 2 : 1,
      feats: { spells: [spell] },
      others: [{ points: 1, place: 2 }],
    }),
  );
  const games = [dynasty, ...duels];
  expect(find(games, 'whole-dynasty').by).toBe(dynasty);
  expect(find(games.slice(0, -1), 'spells')).toMatchObject({ count: 5, of: 6 });
  expect(find(games, 'spells').by).toBe(duels.at(-1));
  expect(find(games, 'streak/3').by).toBe(duels[1]);
});

test('bests: the highest of each kind, by the first that reached it', () => {
  const [one, two] = [game({ points: 50, feats: { area: 24 } }), game({ points: 50 })];
  const lost = game({ points: 60, place: 2, others: [{ points: 80, place: 1 }] });
  const duel = game({ game: 'duel', points: 41, feats: { area: 18 } });
  expect(bestsOf([duel, lost, two, one]).map(({ name, value, by }) => [name, value, by.id])).toEqual([
    ['points', 60, lost.id],
    ['duel', 41, duel.id],
    ['area', 24, one.id],
    ['domain', 18, duel.id],
    ['margin', 30, one.id],
    ['streak', 2, two.id],
  ]);
});

test('results of early releases, without anything but points and places, count for what they say', () => {
  const old = Array.from({ length: 100 }, () => game({ points: 76 }));
  expect(doneIn(old)).toEqual([
    'points/plain/50',
    'points/plain/75',
    'win/2',
    'level/kingdomino/knight',
    'streak/3',
    'games/100',
  ]);
});

test('feats are read from the end of a game', () => {
  const options = kingdomino.readOptions({ players: 2, harmony: true, middleKingdom: true });
  if (!options.ok) throw new Error(options.error.text);
  const start = kingdomino.start(options.value);
  // nothing was discarded yet, and the castle stands in the middle of nothing
  expect(featsOf(start, 0)).toEqual({ ...NOTHING, harmony: 1, middleKingdom: 1, games: 1 });
});
