/** The place of a board at a table: a finger leafs through the boards, or comes closer where squares are small. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import type { Rect, Spot } from '../board/types.ts';
import { useZoom } from '../board/use-zoom.ts';
import { Button } from '../ui/button.tsx';
import { swipe } from '../ui/swipe.ts';
import { useMedia } from '../ui/use-media.ts';

/** A phone, and more squares than fit under a finger on it: a kingdom of 7 x 7. */
const IN_HAND = '(max-width: 820px) and (pointer: coarse), (max-height: 540px) and (pointer: coarse)';
const SMALL_FROM = 7;

interface Props {
  readonly camera: Rect;
  /** What is on the board; with another one sees all of it again. */
  readonly shown: string;
  /** Squares that are waited for: the button lies over none of them. */
  readonly needed: readonly Spot[];
  readonly onLeaf: (steps: number) => void;
  readonly children: ComponentChildren;
}

export function ZoomableBoard({ camera, shown, needed, onLeaf, children }: Props) {
  const { columns, rows } = camera;
  const board = useRef<HTMLDivElement>(null);
  const isSmall = useMedia(IN_HAND) && columns > SMALL_FROM;
  const { view, isClose, isMoving, toggle, handlers } = useZoom(isSmall, shown);
  const corner = isClose ? 'bottom right' : freeCorner(camera, needed);
  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  return (
    <div
      ref={board}
      class={`board ${isClose ? 'close' : ''}`}
      data-zoomed={isClose ? '' : undefined}
      {...swipe(onLeaf)}
      {...handlers}
      style={{ '--columns': columns, '--rows': rows }}
    >
      <div class={`board-lens ${isMoving ? 'moving' : ''}`} style={isClose ? { transform } : {}}>
        {children}
      </div>
      {isSmall && corner && (
        <Button
          class={`zoom-button ${corner}`}
          icon="zoom"
          label={t('board.zoom')}
          pressed={isClose}
          onClick={() => board.current && toggle(board.current)}
        />
      )}
    </div>
  );
}

const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const;
/** Squares each way that a button covers. */
const COVERED = 2;

/** Where no square is waited for; none where all are, and two taps still do the same. */
export function freeCorner(
  { west, north, columns, rows }: Rect,
  needed: readonly Spot[],
): (typeof CORNERS)[number] | undefined {
  return CORNERS.find(corner =>
    needed.every(({ x, y }) => {
      const isAcross = corner.endsWith('right') ? x >= west + columns - COVERED : x < west + COVERED;
      const isDown = corner.startsWith('bottom') ? y >= north + rows - COVERED : y < north + COVERED;
      return !(isAcross && isDown);
    }),
  );
}
