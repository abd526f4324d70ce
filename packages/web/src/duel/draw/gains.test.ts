/** What is said before a choice is what comes of it. */
import { Random } from '@kingdomino/rules';
import { COATS, duel, type Move, Position } from '@kingdomino/rules/duel';
import { expect, test } from 'vitest';
import { bestCoats, drawOptions, facesOf, mayPass, PLAIN } from './casting.ts';
import { bannerGain, bestGain, dieGain, dignitaryGain } from './gains.ts';
import { bothGain } from './spell-gains.ts';

/** Every position of some random games in a phase. */
function positions(phase: Position['phase'], games: number): Position[] {
  const options = duel.readOptions({ players: 2 });
  if (!options.ok) throw new Error('options');
  const found: Position[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const state = new Position(options.value);
    const random = new Random(seed);
    while (state.phase !== 'over') {
      if (state.phase === phase) found.push(state.copy());
      duel.advance(state, duel.moveAt(state, random.below(duel.countMoves(state))));
    }
  }
  return found;
}

const after = (position: Position, move: Move) => duel.play(position, move).scores()[position.seat]!;

test('[D-R6] the button for drawing nothing is there exactly where the domino, turned or not, has no place', () => {
  const asked = { may: 0, not: 0 };
  for (const position of positions('draw', 60)) {
    if (!position.canCast('turn', position.seat) || !mayPass(position)) continue;
    for (const which of [0, 1] as const)
      for (const face of facesOf(position.dieOf(position.seat, which))) {
        const casting = { ...PLAIN, turned: { which, face } };
        const isDrawable = drawOptions(position, bestCoats(position, casting)).length > 0;
        expect(mayPass(position, casting)).toBe(!isDrawable);
        asked[isDrawable ? 'not' : 'may']++;
      }
  }
  expect(Math.min(asked.may, asked.not)).toBeGreaterThan(3);
});

test('[D-S6] the Dignitary brings as many points as its domain has coats', () => {
  const found = positions('dignitary', 40);
  expect(found.length).toBeGreaterThan(3);
  for (const position of found) {
    const before = position.scores()[position.seat]!.domains;
    for (const { x, y } of position.map.squares())
      expect(dignitaryGain(position.map, { x, y })).toBe(
        after(position, { kind: 'dignitary', x, y }).domains - before,
      );
  }
});

test('[D-S5] the Banner brings what it would count now', () => {
  const found = positions('banner', 40);
  expect(found.length).toBeGreaterThan(3);
  for (const position of found)
    for (const coat of COATS)
      expect(bannerGain(position.map, coat)).toBe(after(position, { kind: 'banner', coat }).banner);
});

test('[D-R4] every place brings the points that its move brings', () => {
  for (const position of positions('draw', 2)) {
    const before = position.scores()[position.seat]!.domains;
    const casting = bestCoats(position, PLAIN);
    const options = drawOptions(position, casting);
    for (const { move, points } of options) expect(points).toBe(after(position, move).domains - before);
    expect(bestGain(position, casting)).toBe(
      options.length > 0 ? Math.max(...options.map(({ points }) => points)) : undefined,
    );
  }
});

test('where both can be drawn, at least one of the two dice fits by itself', () => {
  for (const position of positions('draw', 2)) {
    if (bestGain(position, bestCoats(position, PLAIN)) === undefined) continue;
    const gains = [0, 1].map(which => dieGain(position, position.seat, position.dieOf(position.seat, which)));
    expect(gains.some(gain => gain !== undefined)).toBe(true);
  }
});

test('[D-S3] two dice at once bring what the best draw with them does', () => {
  const found = positions('take', 40).filter(position => position.canCast('both', position.seat));
  expect(found.length).toBeGreaterThan(3);
  for (const position of found) {
    const [one, other] = position.freeDice();
    const taken = duel.play(position, { kind: 'both', dice: [one!, other!] });
    expect([taken.phase, taken.seat]).toEqual(['draw', position.seat]);
    const casting = bestCoats(taken, PLAIN);
    expect(bothGain(position, [one!, other!])).toBe(bestGain(taken, casting));
    expect(taken.dieOf(position.seat, 0)).toBe(one);
  }
});
