/** Pictures for the first screen: a little kingdom, and dice on a map. */
import { Landscape } from '../board/drawn/landscape.tsx';
import type { Tile } from '../board/types.ts';

const ROWS = [
  'w2 w3 f1+ f2 l1',
  'w1+ w2 f3 l2++ l3',
  'g1 g2 @ l1 s1++',
  'g3 g1++ m1+++ s2 s3',
  'f1 g2+ m2 m3++ s1',
];
const KINDS: Readonly<Record<string, string>> = {
  w: 'wheat',
  f: 'forest',
  l: 'lake',
  g: 'grassland',
  s: 'swamp',
  m: 'mine',
};

const TILES: readonly Tile[] = ROWS.flatMap((row, y) =>
  row.split(' ').flatMap((text, x) => {
    const [letter = '', variant = ''] = text;
    if (letter === '@') return [];
    return [{ x: x - 2, y: y - 2, kind: KINDS[letter]!, variant: Number(variant), marks: text.length - 2 }];
  }),
);

export function KingdominoScene() {
  return (
    <div class="scene">
      <Landscape rect={{ west: -2, north: -2, columns: 5, rows: 5 }} tiles={TILES} colour="pink" />
      <svg class="scene-kings" viewBox="0 0 170 100" aria-hidden="true">
        <use href="#king-yellow" x="0" y="0" width="80" height="100" />
        <use href="#king-blue" x="84" y="0" width="80" height="100" />
      </svg>
    </div>
  );
}

const COATS = ['disc', 'bands', 'quarters', 'joker'] as const;

export function DuelScene() {
  return (
    <div class="scene duel-scene">
      <svg viewBox="0 0 240 160" class="scene-book" aria-hidden="true">
        <use href="#spellbook" width="240" height="160" />
        <use href="#spell-free" x="38" y="30" width="48" height="48" />
        <use href="#spell-turn" x="38" y="84" width="48" height="48" />
        <use href="#spell-banner" x="150" y="30" width="48" height="48" />
        <use href="#spell-dignitary" x="150" y="84" width="48" height="48" />
      </svg>
      <svg viewBox="0 0 460 110" class="scene-dice" aria-hidden="true">
        {COATS.map((coat, index) => (
          <g key={coat} transform={`translate(${115 * index + 8} 4) rotate(${[-6, 4, -3, 7][index]!} 50 50)`}>
            <use href="#die-face" width="100" height="100" />
            <use href={`#coat-${coat}`} x="16" y="16" width="68" height="68" />
          </g>
        ))}
      </svg>
    </div>
  );
}
