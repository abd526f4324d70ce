/** What is read aloud on demand, word for word. */
import { Random } from '@kingdomino/rules';
import { duel, Position } from '@kingdomino/rules/duel';
import { expect, test, vi } from 'vitest';
import type { TableView } from '../table-source/table-source.ts';
import { DrawInProgress } from './draw/draw-in-progress.ts';
import { diceText, drawnText, mapText, splitText } from './read-aloud.ts';

vi.mock('../app/i18n/language.ts', () => import('../app/i18n/testing/english.ts'));

/** When it comes there, by chance. */
function after(isThere: (position: Position) => boolean): TableView<'duel'> {
  const options = duel.readOptions({ players: 2 });
  if (!options.ok) throw new Error('options');
  const state = new Position(options.value);
  const random = new Random(1);
  while (!isThere(state)) duel.advance(state, duel.moveAt(state, random.below(duel.countMoves(state))));
  const seats = [
    { name: 'You', isYou: true },
    { name: 'Bob', isYou: false },
  ];
  return { game: 'duel', state, seats } as unknown as TableView<'duel'>;
}

test('the dice: what they show and who has them', () => {
  expect(diceText(after(({ phase }) => phase === 'first'))).toBe('Nothing yet.');
  expect(diceText(after(({ phase }) => phase === 'take'))).toMatch(/^Dice: [^;]+; [^;]+; [^;]+; [^;]+\.$/);
  expect(diceText(after(({ phase }) => phase === 'draw'))).toMatch(/, taken by (?:you|Bob)/);
});

test('a map: each domain as a product, then the total', () => {
  const view = after(position => position.scores()[0]!.total > 0);
  expect(mapText(view, 0)).toMatch(/^Your map\. .*: \d+ crests? × \d+ cross(?:es)? = \d+\. .*Total: \d+\.$/);
  expect(
    mapText(
      after(({ phase }) => phase === 'first'),
      1,
    ),
  ).toBe('Bob’s map. Total: 0.');
});

test('what is about to be drawn: in the hand, on the map, and where it may not lie', () => {
  const draw = new DrawInProgress(after(({ phase }) => phase === 'draw').state);
  const placing = draw.placing.value;
  expect(drawnText(draw)).toMatch(/ here, .* to the east$/);
  placing.point({ x: 1, y: 0 });
  expect(drawnText(draw)).toMatch(/ to the \w+: \+\d+$/);
  placing.lift();
  placing.point({ x: 0, y: 0 });
  expect(drawnText(draw)).toMatch(/: That space is taken$/);
});

test('a split domino is told half by half', () => {
  const draw = new DrawInProgress(after(({ phase }) => phase === 'draw').state);
  draw.cast({ split: true });
  expect(drawnText(draw)).toBeUndefined();
  expect(splitText(draw)).toMatch(/^Choose a place for: .+\.$/);
});
