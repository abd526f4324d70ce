/** What is about to lie on a board, and above it the points it would bring or the reason why it may not lie there. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../app/language.ts';
import { type Formula, PreviewFormulas } from './formulas.tsx';
import type { Ghost, Placing } from './placing.ts';
import { type PlaceOption, type Rect, rectOver } from './types.ts';

interface Props {
  readonly rect: Rect;
  readonly placing: Placing;
  /** Why it may not lie there. */
  readonly problem: string | undefined;
  /** How its points come about. */
  readonly explain: (ghost: Ghost<PlaceOption>) => readonly Formula[];
  readonly draw: (ghost: Ghost<PlaceOption>, over: Rect) => JSX.Element;
}

export function GhostPicture({ rect, placing, problem, explain, draw }: Props) {
  const ghost = placing.ghost.value;
  if (!ghost) return null;
  const { first, second, option } = ghost;
  const over = rectOver(first, second);
  return (
    <>
      <GhostSheet rect={rect} isWrong={!option} isPinned={placing.isPinned.value}>
        {draw(ghost, over)}
      </GhostSheet>
      <Bubble rect={rect} over={over} isWrong={!option}>
        {option ? t('preview.points', { points: option.points }) : problem}
      </Bubble>
      {option && <PreviewFormulas rect={rect} over={over} formulas={explain(ghost)} />}
    </>
  );
}

interface SheetProps {
  readonly rect: Rect;
  readonly isWrong?: boolean;
  readonly isPinned: boolean;
  readonly children: ComponentChildren;
}

export function GhostSheet({ rect, isWrong = false, isPinned, children }: SheetProps) {
  const { west, north, columns, rows } = rect;
  return (
    <svg
      class={`ghost ${isWrong ? 'wrong' : 'fits'} ${isPinned ? 'pinned' : ''}`}
      viewBox={`${100 * west} ${100 * north} ${100 * columns} ${100 * rows}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** The outline of what is about to be laid. */
export function GhostOutline({ over, class: name }: { readonly over: Rect; readonly class?: string }) {
  const { west, north, columns, rows } = over;
  return (
    <rect class={name} x={100 * west} y={100 * north} width={100 * columns} height={100 * rows} rx="8" />
  );
}

interface BubbleProps {
  readonly rect: Rect;
  /** The squares above which it stands. */
  readonly over: Rect;
  readonly isWrong?: boolean;
  readonly children: ComponentChildren;
}

export function Bubble({ rect, over, isWrong = false, children }: BubbleProps) {
  const at = { '--x': over.west - rect.west + over.columns / 2, '--y': over.north - rect.north };
  return (
    <div class={`bubble ${isWrong ? 'wrong' : 'fits'}`} style={at}>
      {children}
    </div>
  );
}
