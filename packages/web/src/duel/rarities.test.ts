/** Spells get a moment: when somebody earns one, and when somebody else casts one. */
import { gameById, Random } from '@kingdomino/rules';
import { Position } from '@kingdomino/rules/duel';
import { expect, test, vi } from 'vitest';
import type { TableView } from '../table-source/table-source.ts';
import { raritiesOf } from './rarities.ts';

vi.mock('../app/i18n/language.ts', () => import('../app/i18n/testing/english.ts'));

const game = gameById('duel');

/** What is rare about each move of some random games, with who made it. */
function allRarities(
  mine: readonly number[],
): { readonly by: number | 'chance'; readonly texts: string[] }[] {
  const options = game.readOptions({ players: 2 });
  if (!options.ok) throw new Error('options');
  const seats = [
    { name: 'You', isYou: true, colour: 'pink' },
    { name: 'Bob', isYou: false, colour: 'blue' },
  ];
  return Array.from({ length: 30 }, (_, seed) => {
    const random = new Random(seed + 1);
    const found = [];
    let before = new Position(options.value);
    for (let by = game.toAct(before); by !== 'nobody'; by = game.toAct(before)) {
      const move = game.moveAt(before, random.below(game.countMoves(before)));
      const after = game.play(before, move);
      const view = { moves: [{ by, move }], seats, mine } as unknown as TableView<'duel'>;
      found.push({ by, texts: raritiesOf([move], before, after, view).map(({ text }) => text) });
      before = after;
    }
    return found;
  }).flat();
}

test('who earns a spell is told, whoever it is', () => {
  const texts = allRarities([0]).flatMap(rarity => rarity.texts);
  expect(texts.some(text => text.startsWith('You earn the spell “'))).toBe(true);
  expect(texts.some(text => text.startsWith('Bob earns the spell “'))).toBe(true);
});

test('what I cast I know; what the other casts is told', () => {
  const cast = allRarities([0]).flatMap(({ by, texts }) =>
    texts.filter(text => !text.includes('earn')).map(text => ({ by, text })),
  );
  expect(cast.length).toBeGreaterThan(10);
  expect(cast.every(({ by, text }) => by === 1 && text.startsWith('Bob: '))).toBe(true);
  expect(cast.map(({ text }) => text)).toContain('Bob: Castle cross');
});
