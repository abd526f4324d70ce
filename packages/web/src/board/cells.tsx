/**
 * The squares of a board as an ARIA grid: one tab stop, arrows move, every square has a name.
 * Pointers are followed over the whole grid, so that a ghost can pass from square to square.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Placing, ScreenPoint } from './hand/placing.ts';
import { beside, isInside, type Rect, type Spot, STEPS, sameSpot, spotsOf } from './types.ts';

export type Pointer = 'mouse' | 'touch' | 'keyboard';

export interface CellsProps {
  readonly rect: Rect;
  readonly label: string;
  readonly nameOf: (spot: Spot) => string;
  /** What lies there, explained: on hovering and holding. */
  readonly hintOf?: (spot: Spot) => string | undefined;
  /** Extra classes, such as `legal`. */
  readonly classOf?: (spot: Spot) => string;
  /** The domino in the hand, which follows the pointer and turns. */
  readonly placing?: Placing | undefined;
  readonly onChoose?: ((spot: Spot, pointer: Pointer) => void) | undefined;
}

export function Cells(props: CellsProps) {
  const { rect, label, placing, onChoose } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Spot>({ x: 0, y: 0 });
  const current = isInside(rect, active) ? active : { x: rect.west, y: rect.north };
  useWheel(grid, placing);
  useSight(grid, rect, placing);
  const spotAt = (event: MouseEvent) => spotUnder(event, grid.current!, rect);
  // a click says what made it only since Safari 18.2 and Firefox 129; the press before it always did
  const pressedBy = useRef<string | undefined>(undefined);
  const pointerOf = (): Pointer => (pressedBy.current === 'touch' ? 'touch' : 'mouse');
  const choose = (event: MouseEvent) => {
    const spot = spotAt(event);
    // a screen reader or a test presses a square without a pointer: then the square itself is meant
    const meant = event.detail === 0 ? (squareOf(event) ?? spot) : spot;
    if (meant) onChoose?.(meant, pointerOf());
    // what presses without a pointer does not press before
    pressedBy.current = undefined;
  };
  return (
    <div
      ref={grid}
      class="cells"
      role="grid"
      aria-label={label}
      aria-rowcount={rect.rows}
      aria-colcount={rect.columns}
      onPointerDown={event => {
        pressedBy.current = event.pointerType;
      }}
      onPointerMove={event => event.pointerType !== 'touch' && point(spotAt(event))}
      onPointerLeave={() => placing?.leave()}
      onClick={choose}
      onContextMenu={event => {
        if (!placing) return;
        event.preventDefault();
        // a long press is no right click
        if (pointerOf() === 'touch') return;
        placing.rotate();
      }}
      onFocusIn={event => {
        // a screen reader may put the focus on any square
        const spot = squareOf(event);
        if (spot && !sameSpot(spot, active)) setActive(spot);
      }}
      onKeyDown={event => handleKey(event, props, squareOf(event) ?? current, move)}
    >
      {spotsOf(rect).map((row, index) => (
        <div key={row[0]!.y} class="cell-row" role="row" tabIndex={-1} aria-rowindex={index + 1}>
          {row.map((spot, column) => (
            <Cell key={spot.x} spot={spot} column={column} isActive={sameSpot(spot, current)} {...props} />
          ))}
        </div>
      ))}
    </div>
  );

  function point(spot: Spot | undefined) {
    if (spot) placing?.point(spot);
  }

  function move(spot: Spot) {
    setActive(spot);
    placing?.point(spot);
    grid.current?.querySelector<HTMLElement>(`[data-x="${spot.x}"][data-y="${spot.y}"]`)?.focus();
  }
}

interface CellProps extends Pick<CellsProps, 'nameOf' | 'hintOf' | 'classOf'> {
  readonly spot: Spot;
  readonly column: number;
  readonly isActive: boolean;
}

function Cell({ spot, column, isActive, nameOf, hintOf, classOf }: CellProps) {
  return (
    <div
      class={`cell ${classOf?.(spot) ?? ''}`}
      role="gridcell"
      aria-colindex={column + 1}
      aria-label={nameOf(spot)}
      title={hintOf?.(spot)}
      tabIndex={isActive ? 0 : -1}
      data-x={spot.x}
      data-y={spot.y}
    />
  );
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowRight: STEPS[0]!,
  ArrowDown: STEPS[1]!,
  ArrowLeft: STEPS[2]!,
  ArrowUp: STEPS[3]!,
};

function handleKey(event: KeyboardEvent, props: CellsProps, at: Spot, move: (spot: Spot) => void): void {
  const { rect } = props;
  const { west, north, columns, rows } = rect;
  // Alt with an arrow is the browser's way back
  const arrow = event.altKey ? undefined : ARROWS[event.key];
  const east = west + columns - 1;
  const south = north + rows - 1;
  const isAll = event.ctrlKey || event.metaKey;
  if (arrow) {
    const next = beside(at, arrow);
    if (isInside(rect, next)) move(next);
  } else if (event.key === 'Home') move({ x: west, y: isAll ? north : at.y });
  else if (event.key === 'End') move({ x: east, y: isAll ? south : at.y });
  else if (event.key === 'Enter' || event.key === ' ') props.onChoose?.(at, 'keyboard');
  else if (event.key === 'Escape') props.placing?.lift();
  else return;
  event.preventDefault();
}

/** A wheel over the board turns the domino; the listener must be able to stop the page from scrolling. */
function useWheel(grid: { current: HTMLElement | null }, placing: Placing | undefined): void {
  useEffect(() => {
    const element = grid.current;
    if (!element || !placing) return undefined;
    let last = 0;
    const listen = (event: WheelEvent) => {
      // so the browser zooms, by wheel and by pinching a touchpad
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (event.timeStamp - last < 120) return;
      last = event.timeStamp;
      placing.rotate(event.deltaY < 0 ? -1 : 1);
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [placing, grid]);
}

/** Whoever drags the domino from the hand learns here which square is under it. */
function useSight(grid: { current: HTMLElement | null }, rect: Rect, placing: Placing | undefined): void {
  useEffect(() => {
    if (!placing) return undefined;
    const look = (point: ScreenPoint) =>
      grid.current && isInSight(point, grid.current) ? spotUnder(point, grid.current, rect) : undefined;
    placing.spotUnder = look;
    return () => {
      if (placing.spotUnder === look) placing.spotUnder = undefined;
    };
  }, [placing, rect, grid]);
}

/** A board that is zoomed in reaches below its edges. */
function isInSight({ clientX, clientY }: ScreenPoint, grid: Element): boolean {
  const box = grid.closest('[data-zoomed]')?.getBoundingClientRect();
  if (!box) return true;
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

function spotUnder(event: ScreenPoint, grid: Element, rect: Rect): Spot | undefined {
  const box = grid.getBoundingClientRect();
  const x = rect.west + Math.floor(((event.clientX - box.left) / box.width) * rect.columns);
  const y = rect.north + Math.floor(((event.clientY - box.top) / box.height) * rect.rows);
  return isInside(rect, { x, y }) ? { x, y } : undefined;
}

/** The square that an event happened on. */
function squareOf({ target }: Event): Spot | undefined {
  const square = target instanceof Element ? target.closest<HTMLElement>('[data-x]') : null;
  return square ? { x: Number(square.dataset.x), y: Number(square.dataset.y) } : undefined;
}
