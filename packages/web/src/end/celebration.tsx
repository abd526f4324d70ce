/** Confetti in the winners' colours, once. Nothing moves where reduced motion is wanted. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { pace } from '../app/settings.ts';
import type { SeatColour } from '../board/colours.ts';

const PIECES = 40;
const SHOWN_FOR = 3600;

export function Celebration({ colours }: { readonly colours: readonly SeatColour[] }) {
  const [isOver, end] = useState(pace(1) === 0);
  const pieces = useMemo(() => Array.from({ length: PIECES }, (_, index) => pieceOf(colours, index)), []);
  useEffect(() => {
    const timer = setTimeout(() => end(true), pace(SHOWN_FOR));
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <div class="celebration" aria-hidden="true">
      {pieces.map(({ colour, style }, index) => (
        <i key={index} class={colour} style={style} />
      ))}
    </div>
  );
}

/** Every third piece is gold. Chance only changes the looks. */
function pieceOf(colours: readonly SeatColour[], index: number) {
  const some = (from: number, to: number) => from + (to - from) * Math.random();
  return {
    colour: index % 3 === 2 ? 'gold' : colours[index % colours.length],
    style: {
      left: `${some(0, 100)}%`,
      '--drift': `${some(-6, 6)}rem`,
      '--spin': `${some(-3, 3)}turn`,
      '--wait': `${Math.round(some(0, 1100))}ms`,
      '--size': `${some(0.45, 0.8)}rem`,
    },
  };
}
