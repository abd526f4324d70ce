/** How to play: what a beginner would otherwise get wrong stands there. */
import { expect, test } from 'vitest';
import { all, textOf } from '../testing/look.ts';
import { visit } from '../testing/visit.ts';

/** The text under a heading. */
const step = (title: string) =>
  textOf(all('.step').find(each => textOf(each.querySelector('h2, h3')!) === title)!);
const spell = (name: string) =>
  textOf(
    all('.help-spells li').find(each => [...each.querySelectorAll('*')].some(part => textOf(part) === name))!,
  );

test('[K-P3] [K-S3] [K-P4] [K-E1] [K-T2] Kingdomino', async () => {
  await visit('/help/kingdomino');
  expect(step('The goal')).toContain('your castle can be anywhere in it');
  expect(step('The goal')).not.toContain('Around your castle');
  expect(step('The opening')).toContain(
    'The first line is dealt face up. Then someone takes all the kings in one hand and draws them one by one',
  );
  expect(step('The opening')).toContain(
    'before the next one is drawn. Nobody knows whose king that will be.',
  );
  expect(step('Placing')).toContain('If a domino fits, you have to place it');
  expect(step('Points')).toContain('Your castle scores nothing and connects nothing.');
  expect(step('The end')).toContain('The game lasts 12 rounds, or 6 with two players.');
});

test('[K-C1] [K-C3] how many dominoes are in play, and the sixteen counts of squares and crowns', async () => {
  await visit('/help/kingdomino');
  expect(textOf(all('.terrain-counts')[0]!)).toContain('Three players use 36, in lines of three');
  const rows = all('.terrain-counts tr').map(row => [...row.children].map(cell => textOf(cell)));
  expect(rows).toEqual([
    ['', 'No crowns', '1 crown', '2 crowns', '3 crowns'],
    ['wheat', '21', '5', '–', '–'],
    ['forest', '16', '6', '–', '–'],
    ['lake', '12', '6', '–', '–'],
    ['grassland', '10', '2', '2', '–'],
    ['swamp', '6', '2', '2', '–'],
    ['mine', '1', '1', '3', '1'],
  ]);
});

test('[K-V1] the tie-break of Dynasty', async () => {
  await visit('/help/variants');
  expect(textOf(all('.variant-list')[0]!)).toContain('your largest areas are added up, then all your crowns');
});

test('[D-R4] [D-R6] [D-R8] [D-S4] [D-S5] [D-S6] [D-E1] [D-E2] [D-E3] Kingdomino Duel', async () => {
  await visit('/help/duel');
  expect(step('Taking dice')).toContain('the oldest player goes first');
  expect(step('Castle cross')).toContain('even to a joker');
  expect(step('Drawing')).toContain('A joker can be any crest, without a cross.');
  expect(step('Drawing')).toContain('If your domino fits, you have to draw it');
  expect(step('The spellbook')).toContain(
    'If you both fill it in the same round, whoever went first that round gets it.',
  );
  expect(step('The spellbook')).toContain('Banner and Dignitary must be used at once.');
  for (const name of ['Banner', 'Dignitary']) expect(spell(name)).toContain('Takes effect at once');
  expect(spell('Turn a die')).toContain(
    'Even if you draw nothing, you can turn a die so that it fills a box.',
  );
  const points = step('Points');
  expect(points).toContain(
    'after a round in which a map is full, or in which neither player could draw without a spell and neither used one',
  );
  expect(points).toContain('A domain is a group of matching crests connected by their sides.');
  expect(points).toContain('the largest domain wins; if that’s a tie too, the victory is shared');
});
