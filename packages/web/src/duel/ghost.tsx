/** What is about to be drawn on the map. */
import type { ComponentChildren } from 'preact';
import { t } from '../app/language.ts';
import { CoatTile } from '../board/map-tile.tsx';
import type { Spot } from '../board/types.ts';
import { drawnFace, problemAt, type Which } from './casting.ts';
import type { Drawing } from './drawing.ts';
import { MAP_RECT } from './view.ts';
import { problemText } from './words.ts';

const { west, north, columns, rows } = MAP_RECT;
const VIEW = `${100 * west} ${100 * north} ${100 * columns} ${100 * rows}`;

export function DuelGhost({ drawing }: { readonly drawing: Drawing }) {
  const placing = drawing.placing.value;
  const ghost = placing.ghost.value;
  if (!ghost) return null;
  const { first, second, option } = ghost;
  const code = option ? undefined : problemAt(drawing.position, drawing.casting.value, first, second);
  const x = Math.min(first.x, second.x);
  const y = Math.min(first.y, second.y);
  const width = 1 + Math.abs(first.x - second.x);
  const height = 1 + Math.abs(first.y - second.y);
  return (
    <>
      <Sheet name={`${option ? 'fits' : 'wrong'} ${placing.isPinned.value ? 'pinned' : ''}`}>
        <rect class="ghost-paper" x={100 * x} y={100 * y} width={100 * width} height={100 * height} rx="8" />
        <Half drawing={drawing} which={0} spot={first} />
        <Half drawing={drawing} which={1} spot={second} />
      </Sheet>
      <Bubble x={x + width / 2} y={y} isWrong={!option}>
        {option ? t('preview.points', { points: option.points }) : code && problemText(code)}
      </Bubble>
    </>
  );
}

export function SplitGhost({ drawing }: { readonly drawing: Drawing }) {
  const [first, second] = drawing.spots.value;
  const option = drawing.chosen();
  return (
    <>
      <Sheet name="fits pinned">
        {first && <LoneHalf drawing={drawing} which={0} spot={first} />}
        {second && <LoneHalf drawing={drawing} which={1} spot={second} />}
      </Sheet>
      {option && second && (
        <Bubble x={second.x + 0.5} y={second.y} isWrong={false}>
          {t('preview.points', { points: option.points })}
        </Bubble>
      )}
    </>
  );
}

function Sheet({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <svg class={`ghost ${name}`} viewBox={VIEW} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

interface HalfProps {
  readonly drawing: Drawing;
  readonly which: Which;
  readonly spot: Spot;
}

function Half({ drawing, which, spot }: HalfProps) {
  const { coat, crosses } = drawnFace(drawing.position, drawing.casting.value, which);
  return <CoatTile coat={coat} crosses={crosses} x={100 * spot.x} y={100 * spot.y} />;
}

function LoneHalf(props: HalfProps) {
  return (
    <>
      <rect
        class="ghost-paper"
        x={100 * props.spot.x}
        y={100 * props.spot.y}
        width="100"
        height="100"
        rx="8"
      />
      <Half {...props} />
    </>
  );
}

interface BubbleProps {
  readonly x: number;
  readonly y: number;
  readonly isWrong: boolean;
  readonly children: ComponentChildren;
}

function Bubble({ x, y, isWrong, children }: BubbleProps) {
  return (
    <div class={`bubble ${isWrong ? 'wrong' : 'fits'}`} style={{ '--x': x - west, '--y': y - north }}>
      {children}
    </div>
  );
}
