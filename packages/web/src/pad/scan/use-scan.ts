/** A scan from the photograph to squares that somebody has checked. */
import type { Grid, Quad, ScannedKingdom } from '@kingdomino/vision';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isCanvasTrue } from '../../board/drawn/canvas-noise.ts';
import { ScanClient } from './scan-client.ts';
import type { ReadGrid } from './scanned-board.ts';

/** Why a photograph could not be read. */
export type ScanTrouble = 'unreadable' | 'failed' | 'hidden';

/** A kingdom in the photograph. Its grid is missing while it is read, and where nothing can be read. */
export interface FoundKingdom {
  readonly corners: Quad;
  readonly size: Grid;
  readonly grid: ReadGrid | undefined;
}

export interface Scan {
  readonly photograph: ImageData | undefined;
  readonly isReading: boolean;
  readonly trouble: ScanTrouble | undefined;
  /** Empty until a photograph is read; then at least one, if only a frame to be dragged. */
  readonly kingdoms: readonly FoundKingdom[];
  /** Whether they were found, and not only offered. */
  readonly wereFound: boolean;
  readonly take: (photograph: Promise<ImageData>) => void;
  readonly forget: () => void;
  /** Somebody moves the outline of a kingdom; it is read again when that is done. */
  readonly outline: (at: number, corners: Quad, size: Grid, isDone: boolean) => void;
  readonly correct: (at: number, grid: ReadGrid) => void;
}

interface State {
  readonly photograph?: ImageData;
  readonly isReading: boolean;
  readonly trouble?: ScanTrouble;
  readonly kingdoms: readonly FoundKingdom[];
  readonly wereFound: boolean;
}

const NOTHING: State = { isReading: false, kingdoms: [], wereFound: false };

export function useScan(frame: Grid): Scan {
  const [state, setState] = useState<State>(NOTHING);
  const client = useRef<ScanClient | undefined>(undefined);
  /** Counts what was asked: an answer to an earlier question is of no use. */
  const asked = useRef(0);
  useEffect(() => {
    client.current = new ScanClient();
    client.current.prepare();
    return () => client.current!.end();
  }, []);
  const take = async (coming: Promise<ImageData>) => {
    const question = ++asked.current;
    const answer = (next: State) => question === asked.current && setState(next);
    answer({ ...NOTHING, isReading: true });
    const photograph = await coming.catch(() => undefined);
    if (!photograph) return answer({ ...NOTHING, trouble: 'unreadable' });
    if (!isCanvasTrue()) return answer({ ...NOTHING, trouble: 'hidden' });
    answer({ ...NOTHING, photograph, isReading: true });
    const found = await client.current!.scan(photograph).catch(() => undefined);
    if (!found) return answer({ ...NOTHING, trouble: 'failed' });
    answer({
      photograph,
      isReading: false,
      kingdoms: found.length > 0 ? found.map(foundKingdom) : [offered(photograph, frame)],
      wereFound: found.length > 0,
    });
  };
  const change = (at: number, kingdom: Partial<FoundKingdom>) =>
    setState(now => ({
      ...now,
      kingdoms: now.kingdoms.map((each, index) => (index === at ? { ...each, ...kingdom } : each)),
    }));
  const outline = async (at: number, corners: Quad, size: Grid, isDone: boolean) => {
    const question = ++asked.current;
    change(at, { corners, size, grid: undefined });
    if (!isDone) return;
    const grid = await client.current!.read(corners, size).catch(() => undefined);
    if (question === asked.current) change(at, { grid });
  };
  return {
    photograph: state.photograph,
    isReading: state.isReading,
    trouble: state.trouble,
    kingdoms: state.kingdoms,
    wereFound: state.wereFound,
    take: coming => void take(coming),
    forget: () => {
      asked.current++;
      setState(NOTHING);
    },
    outline: (at, corners, size, isDone) => void outline(at, corners, size, isDone),
    correct: (at, grid) => change(at, { grid }),
  };
}

function foundKingdom({ corners, columns, rows, squares }: ScannedKingdom): FoundKingdom {
  return { corners, size: { columns, rows }, grid: { columns, rows, squares } };
}

/** A frame in the middle of the photograph, to be dragged to where the kingdom is. */
function offered({ width, height }: ImageData, size: Grid): FoundKingdom {
  const half = 0.35 * Math.min(width, height);
  const [west, east] = [width / 2 - half, width / 2 + half];
  const [north, south] = [height / 2 - half, height / 2 + half];
  return {
    corners: [
      { x: west, y: north },
      { x: east, y: north },
      { x: east, y: south },
      { x: west, y: south },
    ],
    size,
    grid: undefined,
  };
}
