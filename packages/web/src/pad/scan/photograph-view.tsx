/** The photograph, with the outline of the kingdom and what was read in it. */
import type { Quad } from '@kingdomino/vision';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import type { SeatColour } from '../../board/colours.ts';
import { OutlineCorners } from './outline-corners.tsx';
import { ReadSquares } from './read-squares.tsx';
import type { ReadGrid } from './scanned-board.ts';

interface Props {
  readonly photograph: ImageData;
  readonly corners: Quad;
  /** Nothing while the corners move, or where nothing can be read. */
  readonly grid: ReadGrid | undefined;
  readonly colour: SeatColour;
  readonly areCornersShown: boolean;
  readonly chosen: number | undefined;
  readonly onMove: (corners: Quad, isDone: boolean) => void;
  readonly onChoose: (at: number) => void;
}

export function PhotographView(props: Props) {
  const { photograph, corners, grid, colour, areCornersShown, chosen, onMove, onChoose } = props;
  const {
    x: left,
    y: top,
    width,
    height,
  } = areCornersShown ? wholeOf(photograph) : around(corners, photograph);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = useWidth(canvas) / width;
  useEffect(
    () => canvas.current!.getContext('2d')!.putImageData(photograph, -left, -top),
    [photograph, left, top, width, height],
  );
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: (x - left) * scale, y: (y - top) * scale }));
  return (
    <div
      class={`scan-photograph ${areCornersShown ? 'with-corners' : ''}`}
      style={{ '--ratio': width / height }}
    >
      <canvas ref={canvas} width={width} height={height} role="img" aria-label={t('scan.photo')} />
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" focusable="false">
        <polygon class="scan-outline" points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {grid && !areCornersShown && (
        <ReadSquares
          colour={colour}
          grid={grid}
          corners={[a!, b!, c!, d!]}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      {areCornersShown && <OutlineCorners corners={corners} width={width} height={height} onMove={onMove} />}
    </div>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function wholeOf({ width, height }: ImageData): Box {
  return { x: 0, y: 0, width, height };
}

/** In parts of the kingdom's side: so much is shown around it, so that its squares are as large as can be. */
const MARGIN = 0.06;

function around(corners: Quad, photograph: ImageData): Box {
  const [west, east, margin] = spanOf(corners.map(({ x }) => x));
  const [north, south] = spanOf(corners.map(({ y }) => y));
  const [left, top] = [Math.max(0, Math.floor(west - margin)), Math.max(0, Math.floor(north - margin))];
  return {
    x: left,
    y: top,
    width: Math.min(photograph.width, Math.ceil(east + margin)) - left,
    height: Math.min(photograph.height, Math.ceil(south + margin)) - top,
  };
}

function spanOf(places: readonly number[]): [from: number, to: number, margin: number] {
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return [from, to, MARGIN * (to - from)];
}

/** How wide an element is on the screen, now and after every change. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(1);
  useEffect(() => {
    const shown = element.current!;
    const look = () => setWidth(shown.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return width;
}
