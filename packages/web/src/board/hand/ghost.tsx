/** The ghost of what is to be laid, with the points it would score or the reason why it may not lie there. */
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { type Formula, PreviewFormulas } from '../formulas.tsx';
import { type PlaceOption, type Rect, rectOver, type Spot, STEPS } from '../types.ts';
import type { Ghost, Placing } from './placing.ts';

interface Props {
  readonly rect: Rect;
  readonly placing: Placing;
  /** What is held: another one is drawn anew. */
  readonly held: unknown;
  /** Why it may not lie there. */
  readonly problem: string | undefined;
  /** How its points come about. */
  readonly explain: (ghost: Ghost<PlaceOption>) => readonly Formula[];
  /** On a sheet of its own size: where its halves lie on that. */
  readonly draw: (halves: readonly [Spot, Spot], sheet: Rect) => JSX.Element;
}

export function GhostPicture({ rect, placing, held, problem, explain, draw }: Props) {
  const ghost = placing.ghost.value;
  const turn = placing.shownTurn.value;
  // moved from square to square it stays as it is
  const picture = useMemo(() => drawTurned(turn, draw), [turn, held]);
  if (!ghost) return null;
  const { first, second, option } = ghost;
  const over = rectOver(first, second);
  return (
    <>
      <GhostSheet board={rect} over={over} isWrong={!option} isPinned={placing.isPinned.value}>
        {picture}
      </GhostSheet>
      <Bubble rect={rect} over={over} isWrong={!option}>
        {option ? t('preview.points', { points: option.points }) : problem}
      </Bubble>
      {option && <PreviewFormulas rect={rect} over={over} formulas={explain(ghost)} />}
    </>
  );
}

function drawTurned(turn: number, draw: Props['draw']): JSX.Element {
  const first = { x: 0, y: 0 };
  const second = STEPS[turn]!;
  const { west, north, columns, rows } = rectOver(first, second);
  const onSheet = ({ x, y }: Spot) => ({ x: x - west, y: y - north });
  return draw([onSheet(first), onSheet(second)], { west: 0, north: 0, columns, rows });
}

interface SheetProps {
  readonly board: Rect;
  /** The squares of the board that it covers. */
  readonly over: Rect;
  readonly isWrong?: boolean;
  readonly isPinned: boolean;
  readonly children: ComponentChildren;
}

/** Only moved where it goes over the board: that takes neither layout nor paint. */
export function GhostSheet({ board, over, isWrong = false, isPinned, children }: SheetProps) {
  const { columns, rows } = over;
  // shares of its own size, so that it needs no pixels
  const x = (100 * (over.west - board.west)) / columns;
  const y = (100 * (over.north - board.north)) / rows;
  const at = {
    width: `${(100 * columns) / board.columns}%`,
    height: `${(100 * rows) / board.rows}%`,
    transform: `translate(${x}%, ${y}%)`,
  };
  return (
    <svg
      class={`ghost ${isWrong ? 'wrong' : 'fits'} ${isPinned ? 'pinned' : ''}`}
      style={at}
      viewBox={`0 0 ${100 * columns} ${100 * rows}`}
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
