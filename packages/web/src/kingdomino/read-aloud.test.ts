/** What is read aloud on demand, word for word. */
import { kingdomino, Position } from '@kingdomino/rules/kingdomino';
import { expect, test, vi } from 'vitest';
import { Placing } from '../board/hand/placing.ts';
import type { TableView } from '../table-source/table-source.ts';
import { lastMoveText, scoresText } from '../table-ui/speech/read-aloud-keys.ts';
import { heldText, kingdomText, linesText } from './read-aloud.ts';
import { placeOptions } from './view.ts';

vi.mock('../app/i18n/language.ts', () => import('../app/i18n/testing/english.ts'));
vi.mock('../app/settings.ts', () => ({}));

/** After so many moves, always the first that is legal. */
function after(isThere: (position: Position) => boolean): TableView<'kingdomino'> {
  const options = kingdomino.readOptions({ players: 2 });
  if (!options.ok) throw new Error('options');
  const state = new Position(options.value);
  while (!isThere(state)) kingdomino.advance(state, kingdomino.moveAt(state, 0));
  const seats = [
    { name: 'You', isYou: true },
    { name: 'Bob', isYou: false },
  ];
  return { game: 'kingdomino', state, seats } as unknown as TableView<'kingdomino'>;
}

test('the lines: what lies there, whose it is, and who is still to choose', () => {
  const opening = linesText(after(({ phase }) => phase === 'pick'));
  expect(opening).toMatch(/^Still to choose: (?:(?:You|Bob)(?:, )?){4}\. Choose from: /);
  expect(opening.match(/Domino \d+: [a-z ,\d]+ and [a-z ,\d]+\. Not taken yet\./g)).toHaveLength(4);
  const later = linesText(after(({ phase }) => phase === 'place'));
  expect(later).toMatch(/^Placing now: Domino \d+: .* (?:Your king|Bob’s king)\. Choose from: Domino/);
  const last = after(position => position.dealt === position.setup.lines && position.newer().length === 0);
  expect(linesText(last)).toMatch(/Last round: just place your dominoes\.$/);
});

test('a kingdom: each area as a product, then the total', () => {
  const view = after(position => position.scores()[0]!.total > 0);
  const text = kingdomText(view, 0);
  expect(text).toMatch(/^Your kingdom\. .*: \d+ squares? × \d+ crowns? = \d+\. .*Total: \d+\.$/);
  expect(text).toContain(`Total: ${view.state.scores()[0]!.total}.`);
  expect(kingdomText(view, 1)).toMatch(/^Bob’s kingdom\. /);
  expect(
    kingdomText(
      after(({ phase }) => phase === 'pick'),
      0,
    ),
  ).toBe('Your kingdom. Total: 0.');
});

test('the scores, and the last move with what was dealt since', () => {
  const view = after(({ phase }) => phase === 'pick');
  const none = () => [];
  expect(scoresText(view, seat => [1, 12][seat]!, none)).toBe('You: 1 point; Bob: 12 points.');
  const chance = { name: 'Harmony', points: 5, state: 'open', text: 'Harmony: +5 still possible' } as const;
  expect(
    scoresText(
      view,
      () => 7,
      seat => (seat === 1 ? [chance] : []),
    ),
  ).toBe('You: 7 points; Bob: 7 points, Harmony: +5 still possible.');
  const line = (seat: number | undefined, text: string) => ({ seat, text });
  expect(lastMoveText([])).toBe('Nothing yet.');
  expect(lastMoveText([line(undefined, 'dealt.')])).toBe('dealt.');
  expect(lastMoveText([line(0, 'a.'), line(1, 'b.'), line(undefined, 'dealt.')])).toBe('b. dealt.');
});

test('the held domino, where it lies and why it may not', () => {
  const { state } = after(({ phase }) => phase === 'place');
  const placing = new Placing(placeOptions(state));
  expect(heldText(state, placing)).toMatch(/ here, .* to the east$/);
  placing.rotate();
  expect(heldText(state, placing)).toMatch(/ to the south$/);
  placing.point({ x: 1, y: 0 });
  expect(heldText(state, placing)).toMatch(/ to the \w+: \+\d+$/);
  placing.lift();
  placing.point({ x: 0, y: 0 });
  expect(heldText(state, placing)).toMatch(/: That space is taken$/);
});
