/** What the help shows is what the rules say. */
import { readFileSync } from 'node:fs';
import { gameById, parsePosition, readMove } from '@kingdomino/rules';
import { DICE, Position as DuelPosition, MAP_GRID, SPELLS } from '@kingdomino/rules/duel';
import { expect, test } from 'vitest';
import { kindOf } from '../duel/view.ts';
import { SPELL_POSITIONS } from '../learn/duel-positions.ts';
import {
  CASTS,
  COUNTED_KINGDOM,
  COUNTED_MAP,
  DRAWN,
  DRAWS,
  drawMap,
  PLACES,
  placeKingdom,
  QUESTIONS,
} from './examples.ts';

test('[K-P1, K-P2, K-P3] each place is right or wrong for the reason that is told', () => {
  const problems = PLACES.map(({ domino, text, isRight, ...placement }) => {
    const checked = placeKingdom().checkPlacement(domino, placement);
    return [text, isRight, checked.ok ? 'ok' : checked.error];
  });
  expect(problems).toEqual([
    ['help.k.ex.match', true, 'ok'],
    ['help.ex.castle', true, 'ok'],
    ['help.k.ex.none', false, 'no-match'],
    ['help.k.ex.corner', false, 'no-match'],
    ['help.k.ex.wide', false, 'too-wide'],
  ]);
});

test('[D-R5] each draw is right or wrong, and lies side by side on free squares', () => {
  for (const { crests, isRight, text } of DRAWS) {
    const map = drawMap();
    const cells = crests.map(({ x, y }) => MAP_GRID.cellAt(x, y));
    expect(cells.every(cell => map.board.isOpen(cell))).toBe(true);
    const [one, other] = crests;
    expect(Math.abs(one.x - other.x) + Math.abs(one.y - other.y)).toBe(1);
    const connects = crests.some(({ coat }, index) => map.connects(cells[index]!, kindOf(coat)));
    expect(connects, text).toBe(isRight);
  }
});

test('[K-E1, K-V2, K-V3, D-E2, D-S5] what is counted comes to what the rules say', () => {
  const scoreOf = (text: string) => {
    const read = parsePosition(text);
    if (!read.ok) throw new Error(read.error.text);
    return read.value.state.scores()[0];
  };
  expect(scoreOf(COUNTED_KINGDOM)).toMatchObject({ areas: 51, middleKingdom: 10, harmony: 5, total: 66 });
  expect(scoreOf(COUNTED_MAP)).toMatchObject({ domains: 106, banner: 15, total: 121 });
});

test.each(SPELLS)('%s is cast by legal moves, and its example shows something', spell => {
  const game = gameById('duel');
  const start = parsePosition(SPELL_POSITIONS[spell]);
  if (!start.ok) throw new Error(start.error.text);
  let { state } = start.value;
  const before = game.outcome(state as DuelPosition).scores[0]!.total;
  for (const text of CASTS[spell]) {
    if (!(state instanceof DuelPosition)) throw new Error(spell);
    const move = readMove(game, state, text);
    if (!move.ok) throw new Error(move.error.text);
    state = game.play(state, move.value);
  }
  const gain = game.outcome(state as DuelPosition).scores[0]!.total - before;
  if (spell === 'both') expect((state as DuelPosition).takenBy.filter(seat => seat === 0)).toHaveLength(2);
  else expect(gain).toBeGreaterThan(0);
});

test('every question is answered by a rule that there is', () => {
  for (const [game, rules] of Object.entries(QUESTIONS)) {
    const text = readFileSync(new URL(`../../../../docs/rules/${game}.md`, import.meta.url), 'utf8');
    for (const rule of rules) expect(text).toContain(rule);
  }
});

test('crests in the figures are faces that a die has', () => {
  const faces = new Set(DICE.flat().map(({ coat, crosses }) => `${coat}${crosses}`));
  const shown = [...DRAWN, ...DRAWS.flatMap(({ crests }) => crests)].map(
    ({ coat, crosses }) => `${coat}${crosses}`,
  );
  expect(shown.filter(face => !faces.has(face))).toEqual([]);
});
