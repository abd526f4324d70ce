/** Every position that a game can come to can be set up by hand, and what is impossible meanwhile is explained. */
import { type AnyState, formatPosition, type GameId, gameById, Random } from '@kingdomino/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STEPS } from '../board/types.ts';
import { type Draft, type DuelDraft, draftOf, type KingdominoDraft, newDraft, readDraft } from './draft.ts';
import { bannerOf, castSpell, changeDuel, drawSquare, nameBanner } from './duel-draft.ts';
import {
  changeDrawn,
  changePhase,
  changeSlot,
  discardDomino,
  goneOf,
  layDomino,
  toggleLine,
} from './kingdomino-draft.ts';

/** A position of a random game. */
function somePosition(id: GameId, options: object, seed: number) {
  const game = gameById(id);
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  const random = new Random(seed);
  const state = game.start(read.value);
  for (let moves = random.below(110); moves > 0 && game.toAct(state) !== 'nobody'; moves--)
    game.advance(state, game.moveAt(state, random.below(game.countMoves(state))));
  return { game, state: state as AnyState, text: formatPosition(game, state) };
}

/** What the rules say on the way has words, and in the end there is nothing to say. */
function check(draft: Draft, text: string): void {
  const read = readDraft(draft);
  expect(read.ok ? formatPosition(read.value.game, read.value.state) : read.error.text).toBe(text);
}

function explained<Made extends Draft>(draft: Made): Made {
  const read = readDraft(draft);
  if (!read.ok) expect(read.error.why, read.error.text).toBeDefined();
  return draft;
}

function withLine(draft: KingdominoDraft, name: 'older' | 'newer', target: KingdominoDraft): KingdominoDraft {
  const wanted = target[name];
  if (wanted.length === 0) return draft;
  let next = explained(toggleLine(draft, name));
  for (const { number } of wanted) {
    if (next[name].some(slot => slot.number === number)) continue;
    const at = next[name].findIndex(slot => !wanted.some(each => each.number === slot.number));
    next = explained(changeSlot(next, name, at, { ...next[name][at]!, number }));
  }
  for (const [at, slot] of wanted.entries()) next = explained(changeSlot(next, name, at, slot));
  return next;
}

function withDomino(
  draft: KingdominoDraft,
  seat: number,
  number: number,
  target: KingdominoDraft,
): KingdominoDraft {
  const squares = target.kingdoms[seat]!.squares.filter(square => square.domino === number);
  for (const at of squares)
    for (const turn of STEPS.keys()) {
      const laid = layDomino(draft, seat, number, at, turn);
      const made = laid.kingdoms[seat]!.squares.filter(square => square.domino === number);
      const isSame = squares.every(square =>
        made.some(
          ({ x, y, terrain, crowns }) =>
            x === square.x && y === square.y && terrain === square.terrain && crowns === square.crowns,
        ),
      );
      if (made.length === 2 && isSame) return explained(laid);
    }
  throw new Error(`domino ${number} cannot be laid by hand`);
}

test.each([
  [{ players: 2 }],
  [{ players: 3, harmony: true }],
  [{ players: 4, middleKingdom: true }],
  [{ players: 2, mightyDuel: true, balancedOpening: true }],
])('Kingdomino, %j', options => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      const { game, state, text } = somePosition('kingdomino', options, seed);
      const target = draftOf({ game, state }) as KingdominoDraft;
      let draft = newDraft('kingdomino', options) as KingdominoDraft;
      for (const number of goneOf(target)) draft = explained(discardDomino(draft, number));
      draft = withLine(withLine(draft, 'newer', target), 'older', target);
      for (const [seat, { squares }] of target.kingdoms.entries())
        for (const number of new Set(squares.map(({ domino }) => domino)))
          draft = withDomino(draft, seat, number, target);
      draft = explained(changePhase(draft, target.phase, target.acting));
      check(changeDrawn(draft, target.drawn), text);
    }),
    { numRuns: 12 },
  );
});

test('Duel', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      const { game, state, text } = somePosition('duel', {}, seed);
      const target = draftOf({ game, state }) as DuelDraft;
      const { phase, seat, round, playerA, dice } = target;
      let draft = newDraft('duel', {}) as DuelDraft;
      for (const [each, { squares }] of target.maps.entries())
        for (const { round: drawn, ...square } of squares)
          draft = explained(drawSquare(draft, each, square, drawn));
      const maps = draft.maps.map((map, each) => ({
        ...map,
        boxes: target.maps[each]!.boxes,
        bonusUsed: target.maps[each]!.bonusUsed,
      }));
      draft = explained({ ...draft, maps });
      for (const [index, { isCast }] of target.spells.entries())
        draft = explained(castSpell(draft, index, isCast));
      draft = explained(nameBanner(draft, bannerOf(target)));
      draft = explained(changeDuel(draft, { phase, round, ...(playerA !== null && { playerA }) }));
      draft = explained(changeDuel(draft, seat === null ? {} : { seat }));
      check({ ...draft, dice }, text);
    }),
    { numRuns: 40 },
  );
});
