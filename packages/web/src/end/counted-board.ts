/** A board for the final count: what each part of it scores, and how it looks. */
import type { JSX } from 'preact';
import type { Rect, Spot, Tile } from '../board/types.ts';

export interface CountedPart {
  /** What is counted, in words. */
  readonly text: string;
  readonly points: number;
  /** None for a bonus. */
  readonly spots: readonly Spot[];
}

export interface CountedBoard {
  /** In the order in which they are counted. */
  readonly parts: readonly CountedPart[];
  readonly rect: Rect;
  readonly tiles: readonly Tile[];
  readonly draw: (lit: readonly Spot[]) => JSX.Element;
}
