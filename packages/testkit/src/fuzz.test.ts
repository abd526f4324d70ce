// 180,000 damaged records, links and moves: nothing throws, and nothing illegal is let in.
import { createHash } from 'node:crypto';
import {
  formatLink,
  type GameRecord,
  gameById,
  listMoves,
  parseLink,
  parseRecord,
  Random,
  readMove,
  readRecord,
  verifyRecord,
} from '@kingdomino/rules';
import { afterAll, expect, test } from 'vitest';
import { MODES } from './modes.ts';
import { NAIVE_GAMES } from './naive-games.ts';
import { playRandomly } from './playing.ts';

const FRAGMENTS =
  ' " [ ] { } , : @ ; 0 -1 7 48 1e9 null true pick place:1@0,0,E roll:0,0,0,0 pass draw:free+split: >4 =solid * \\ \\u0000 __proto__ é 💥 \ud800'.split(
    ' ',
  );
const LINK_FRAGMENTS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~=%é');

// short games, so that the inputs are many; a Dynasty among them, for its own paths
const NAMES = [
  'kingdomino-2',
  'kingdomino-3-line-of-four',
  'kingdomino-4-bonuses',
  'mighty-duel',
  'dynasty-2',
  'duel',
];
const RECORDS = MODES.filter(({ name }) => NAMES.includes(name)).flatMap(mode => {
  const whole = playRandomly(mode, 1).record;
  const { deal: _, ...undealt } = playRandomly(mode, 2).record;
  const { deal: __, ...open } = playRandomly(mode, 3, 40).record;
  return [whole, undealt as GameRecord, open as GameRecord];
});
const LINKS = RECORDS.map(linkOf);

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)]!;

/** One small damage: something cut out, replaced, doubled or cut off. */
function damaged(text: string, fragments: readonly string[], random: Random): string {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + random.below(4));
  switch (random.below(8)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, end) + text.slice(at);
    case 2:
    case 3:
      return text.slice(0, at) + text.slice(end);
    default:
      return text.slice(0, at) + pick(random, fragments) + text.slice(end);
  }
}

/** A record with one of its parts damaged, still of the outer form or not. */
function damagedRecord(record: GameRecord, random: Random): unknown {
  const moves = [...record.moves];
  const at = random.below(moves.length);
  switch (random.below(7)) {
    case 0:
      return { ...record, moves: moves.toSpliced(at, 1) };
    case 1:
      return { ...record, moves: moves.toSpliced(at, 1, pick(random, moves)) };
    case 2:
      return { ...record, moves: moves.slice(0, at), result: undefined };
    case 3:
      return { ...record, options: { ...record.options, [pick(random, ['players', 'dynasty', 'x'])]: at } };
    case 4:
      return { ...record, [pick(random, Object.keys(record))]: pick(random, [null, [], {}, 0, '', [[]]]) };
    default:
      return { ...record, moves: moves.toSpliced(at, 1, damaged(moves[at]!, FRAGMENTS, random)) };
  }
}

function linkOf(record: GameRecord): string {
  const link = formatLink(record);
  if (!link.ok) throw new Error(link.error.text);
  return link.value;
}

/** A link whose check sum fits, whatever it says. */
function sealed(text: string): string {
  return text + createHash('sha256').update(text).digest('base64url').slice(0, 3);
}

const replayed = new Set<string>();

/** Whatever was accepted is a legal game, also by the second statement of the rules. */
function mustBeLegal(record: GameRecord): void {
  const { game, options, moves, result } = record;
  const key = JSON.stringify([game, options, moves]);
  if (replayed.has(key)) return;
  if (RECORDS.some(({ moves: original }) => moves.every((move, index) => move === original[index]))) return;
  replayed.add(key);
  const rules = NAIVE_GAMES[game];
  let state = rules.start(options);
  for (const text of moves) {
    if (rules.toAct(state) === 'chance') expect(rules.isChance(state, text)).toBe(true);
    else expect(rules.moves(state)).toContain(usualSpelling(rules.moves(state), text, record));
    state = rules.play(state, text);
  }
  if (result !== undefined) expect(rules.result(state)).toEqual(result);
}

/** A double may be written from either end, which only the fast rules know. */
function usualSpelling(legal: readonly string[], text: string, { game }: GameRecord): string {
  const place = /^(place:\d+@)(-?\d+),(-?\d+),([WN])$/.exec(text);
  if (game !== 'kingdomino' || !place || legal.includes(text)) return text;
  const [, start, x, y, to] = place;
  return to === 'W' ? `${start}${Number(x) - 1},${y},E` : `${start}${x},${Number(y) - 1},S`;
}

test('records: 30,000 damaged texts and 10,000 damaged objects', () => {
  const random = new Random(101);
  const texts = RECORDS.map(record => JSON.stringify(record));
  const accepted = { texts: 0, objects: 0 };
  for (let round = 0; round < 30_000; round++) {
    const text = parseRecord(damaged(pick(random, texts), FRAGMENTS, random));
    if (text.ok && verifyRecord(text.value).ok) {
      mustBeLegal(text.value);
      accepted.texts++;
    }
    if (round % 3 !== 0) continue;
    const object = readRecord(damagedRecord(pick(random, RECORDS), random));
    if (object.ok && verifyRecord(object.value).ok) {
      mustBeLegal(object.value);
      accepted.objects++;
    }
  }
  expect(Math.min(accepted.texts, accepted.objects)).toBeGreaterThan(100);
});

test('links: 30,000 damaged, 10,000 damaged and sealed again', () => {
  const random = new Random(102);
  let accepted = 0;
  for (let round = 0; round < 30_000; round++) {
    const link = pick(random, LINKS);
    const raw = damaged(link, LINK_FRAGMENTS, random);
    if (raw !== link && parseLink(raw).ok) throw new Error(`accepted: ${raw}`);
    if (round % 3 !== 0) continue;
    const resealed = sealed(damaged(link.slice(0, -3), LINK_FRAGMENTS, random));
    const read = parseLink(resealed);
    if (!read.ok) continue;
    accepted++;
    if (linkOf(read.value) !== resealed) throw new Error(`not the one link of its game: ${resealed}`);
    if (!verifyRecord(read.value).ok) throw new Error(`does not replay: ${resealed}`);
    mustBeLegal(read.value);
  }
  expect(accepted).toBeGreaterThan(100);
});

test('moves: 100,000 damaged texts, accepted exactly if they are in the list', () => {
  const random = new Random(103);
  const positions = MODES.flatMap(mode =>
    [1, 2, 3, 7, 20, 50, 61, 62].map(most => {
      const game = gameById(mode.game);
      const { state } = playRandomly(mode, most, most);
      const isShort = game.countMoves(state) <= 3000;
      const legal = new Set(isShort ? listMoves(game, state).map(move => game.format(move)) : []);
      return { game, state, legal: [...legal], isLegal: (text: string) => !isShort || legal.has(text) };
    }),
  );
  const others = positions.flatMap(({ legal }) => legal.slice(0, 5));
  const seen = { accepted: 0, refused: 0 };
  for (let round = 0; round < 100_000; round++) {
    const { game, state, legal, isLegal } = pick(random, positions);
    const text = damaged(
      pick(random, random.below(8) === 0 || legal.length === 0 ? others : legal),
      FRAGMENTS,
      random,
    );
    const checked = readMove(game, state, text);
    if (checked.ok && !isLegal(game.format(checked.value))) throw new Error(`accepted: ${text}`);
    if (!checked.ok && legal.includes(text)) throw new Error(`refused: ${text}`);
    seen[checked.ok ? 'accepted' : 'refused']++;
  }
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(1000);
});

afterAll(() => {
  // else the damage was never small enough to leave another legal game
  expect(replayed.size).toBeGreaterThan(15);
});
