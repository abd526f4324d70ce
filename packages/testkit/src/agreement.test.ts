import { type AnyGame, dealerFromText, gameById, listMoves, Random, readMove } from '@kingdomino/rules';
import { COAT_OF, duel, type Position, type Spell } from '@kingdomino/rules/duel';
import { describe, expect, test } from 'vitest';
import { MODES } from './modes.ts';
import { type NaiveDuelState, naiveDuel } from './naive/duel.ts';
import type { NaiveGame } from './naive/game.ts';
import { NAIVE_GAMES, type NaiveState } from './naive-games.ts';

const LONGEST_LIST = 3000;

/** In whatever order. One comparison of thousands of texts takes a moment as one text, and much longer one by one. */
function expectSameList(texts: readonly string[], others: readonly string[]): void {
  expect([...texts].sort().join('\n')).toBe([...others].sort().join('\n'));
}

/** Plays one random game with both engines and compares everything they say at every step. */
function compareGame(
  game: AnyGame,
  naive: NaiveGame<NaiveState>,
  options: Record<string, unknown>,
  seed: string,
): number {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  const state = game.start(read.value);
  let other = naive.start(options);
  const dealer = dealerFromText(seed);
  const random = new Random(seed.length + Number(seed.split('/').at(-1)));
  let moves = 0;
  for (; game.toAct(state) !== 'nobody'; moves++) {
    const actor = game.toAct(state);
    expect(naive.toAct(other)).toBe(actor);
    const move =
      actor === 'chance'
        ? dealer.next(game, state)
        : game.moveAt(state, random.below(game.countMoves(state)));
    const text = game.format(move);
    if (actor === 'chance') {
      expect(naive.isChance(other, text)).toBe(true);
    } else if (game.countMoves(state) <= LONGEST_LIST) {
      const texts = listMoves(game, state).map(each => game.format(each));
      expect(new Set(texts).size).toBe(texts.length);
      expectSameList(texts, naive.moves(other));
    }
    game.advance(state, move);
    other = naive.play(other, text);
    if (moves % 7 === 0) expect(game.outcome(state)).toEqual(naive.result(other));
  }
  expect(naive.toAct(other)).toBe('over');
  expect(game.outcome(state)).toEqual(naive.result(other));
  return moves;
}

/** Gives a seat that draws these spells, in both engines, whoever owned them before. */
function grant(position: Position, naive: NaiveDuelState, spells: readonly Spell[]): void {
  const { seat } = position;
  for (const spell of spells) {
    position.owners[COAT_OF[spell]] = seat;
    position.cast[COAT_OF[spell]] = 0;
    naive.players[1 - seat]!.owns = naive.players[1 - seat]!.owns.filter(owned => owned !== spell);
    const player = naive.players[seat]!;
    player.owns = [...player.owns.filter(owned => owned !== spell), spell];
    player.used = player.used.filter(used => used !== spell);
  }
}

/** What a move takes: its kind, the spells named and whether a die is turned, crossed or a joker. */
const kindOf = (text: string): string =>
  text
    .replace(/[-\d,;@]+/g, '')
    .replace(/=[a-z]+/g, '=')
    .replace(/>+/g, '>');

describe('[D-S1] [D-S2] [D-S4] they agree on draws and passes with several spells', () => {
  /** Spells dealt out, and a kind of move that takes them all. */
  const SPELL_SETS: readonly [spells: readonly Spell[], together: RegExp][] = [
    [['free', 'split'], /^draw:free\+split:/],
    [['free', 'turn'], /^draw:free:.*>/],
    [['split', 'turn'], /^draw:split:.*>/],
    [['free', 'split', 'turn'], /^draw:free\+split:.*>/],
    [['turn'], /^pass:>/],
  ];
  test.each(SPELL_SETS)('%j', (spells, together) => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) compareWithSpells(spells, seed, met);
    expect([...met].some(kind => together.test(kind))).toBe(true);
    if (spells.includes('turn')) expect(met).toContain('pass:>');
  });

  test('the longest list: two jokers, three spells and the castle bonus', () => {
    const texts = ['first:0', 'roll:0,0,0,0', 'take:0', 'take:1,2'];
    const { position, naive } = bothAfter(texts);
    grant(position, naive, ['free', 'split', 'turn']);
    expect(duel.countMoves(position)).toBe(598_185);
    expect(naiveDuel.moves(naive)).toHaveLength(598_185);
  });
});

/** The same Duel in both engines. */
function bothAfter(texts: readonly string[]): { position: Position; naive: NaiveDuelState } {
  const position = duel.start({ players: 2 });
  let naive = naiveDuel.start({});
  for (const text of texts) {
    const move = readMove(duel, position, text);
    if (!move.ok) throw new Error(`${text}: ${move.error.text}`);
    duel.advance(position, move.value);
    naive = naiveDuel.play(naive, text);
  }
  return { position, naive };
}

/** Deals spells out at every draw of a random game, compares the lists, and plays one move of a kind not met yet. */
function compareWithSpells(spells: readonly Spell[], seed: number, met: Set<string>): void {
  const { position, naive: start } = bothAfter(['first:0']);
  let naive = start;
  const dealer = dealerFromText(`spells ${seed}`);
  const random = new Random(seed);
  while (duel.toAct(position) !== 'nobody') {
    const isDraw = position.phase === 'draw';
    if (isDraw && random.below(3) === 0) grant(position, naive, spells);
    const texts = legalTexts(position, naive, random, isDraw);
    const fresh = texts.filter(text => !met.has(kindOf(text)));
    const pool = isDraw && fresh.length > 0 ? fresh : texts;
    const text =
      duel.toAct(position) === 'chance'
        ? duel.format(dealer.next(duel, position))
        : pool[random.below(pool.length)]!;
    if (isDraw) met.add(kindOf(text));
    const move = readMove(duel, position, text);
    if (!move.ok) throw new Error(`${text}: ${move.error.text}`);
    duel.advance(position, move.value);
    naive = naiveDuel.play(naive, text);
    expect(duel.outcome(position)).toEqual(naiveDuel.result(naive));
  }
  expect(naiveDuel.toAct(naive)).toBe('over');
}

/** The seat's moves, compared where the list is not too long; else a sample of the fast rules' own. */
function legalTexts(position: Position, naive: NaiveDuelState, random: Random, isDraw: boolean): string[] {
  if (duel.toAct(position) === 'chance') return [];
  const count = duel.countMoves(position);
  if (count > LONGEST_LIST)
    return Array.from({ length: 50 }, () => duel.format(duel.moveAt(position, random.below(count))));
  const texts = listMoves(duel, position).map(move => duel.format(move));
  if (isDraw) expectSameList(texts, naiveDuel.moves(naive));
  return texts;
}

describe('the fast rules and the naive ones agree move for move', () => {
  test.each(MODES)('$name', ({ game, options, name }) => {
    for (let round = 0; round < 4; round++) {
      expect(compareGame(gameById(game), NAIVE_GAMES[game], options, `${name}/${round}`)).toBeGreaterThan(20);
    }
  });
});
