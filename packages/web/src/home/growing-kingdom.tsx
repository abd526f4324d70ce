/** A little kingdom that grows, domino by domino, when the page is opened. It stands whole where nothing may move. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pace } from '../app/settings.ts';
import { Landscape } from '../board/drawn/landscape.tsx';
import type { Tile } from '../board/types.ts';

/** A domino each, in the order they are placed: two squares, `x,y terrain drawing crowns`. */
const DOMINOES = [
  '1,0 lake 1 0|2,0 swamp 1 2',
  '0,1 mine 1 3|0,2 mine 2 0',
  '-1,0 grassland 2 0|-2,0 grassland 1 0',
  '0,-1 forest 3 0|0,-2 forest 1 1',
  '1,-1 lake 2 2|2,-1 lake 3 0',
  '-1,1 grassland 1 2|-2,1 grassland 3 0',
  '2,1 swamp 3 0|2,2 swamp 1 0',
  '1,1 swamp 2 0|1,2 mine 3 2',
  '-1,-1 wheat 2 0|-1,-2 wheat 3 0',
  '1,-2 forest 2 0|2,-2 lake 1 0',
  '-2,-1 wheat 1 1|-2,-2 wheat 2 0',
  '-1,2 grassland 2 1|-2,2 forest 1 0',
].map(text => text.split('|').map(tileOf));

function tileOf(text: string): Tile {
  const [at = '', kind = '', variant, marks] = text.split(' ');
  const [x, y] = at.split(',').map(Number);
  return { x: x!, y: y!, kind, variant: Number(variant), marks: Number(marks) };
}

const SHEET = { west: -2, north: -2, columns: 5, rows: 5 };
const AT_FIRST = 2;
const EACH = 700;

/** How many dominoes lie there; it grows once, not on every visit of the first screen. */
const grown = signal(AT_FIRST);

export function GrowingKingdom() {
  const step = pace(EACH);
  const count = step === 0 ? DOMINOES.length : grown.value;
  useEffect(() => {
    if (count === DOMINOES.length) return undefined;
    const timer = setTimeout(() => grown.value++, step);
    return () => clearTimeout(timer);
  }, [count, step]);
  const newest = count > AT_FIRST && step > 0 ? DOMINOES[count - 1] : undefined;
  return (
    <div class="scene">
      <Landscape
        rect={SHEET}
        frame={SHEET}
        tiles={DOMINOES.slice(0, count).flat()}
        colour="pink"
        latest={newest && { anchor: `grown-${count}`, spots: newest, isMarked: false }}
      />
      <svg class="scene-kings" viewBox="0 0 170 100" aria-hidden="true">
        <use href="#king-yellow" x="0" y="0" width="80" height="100" />
        <use href="#king-blue" x="84" y="0" width="80" height="100" />
      </svg>
    </div>
  );
}
