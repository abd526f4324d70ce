/** Kingdoms read from photographs. */
export type { Point, Quad } from './geometry/homography.ts';
export type { Picture } from './geometry/sampling.ts';
export { SquareNet } from './net/square-net.ts';
export { findKingdoms, type Outline } from './outline/find-kingdoms.ts';
export { OutlineNet } from './outline/outline-net.ts';
export { type Reading, type ReadSquare, readKingdom } from './read-kingdom.ts';
export type { Grid } from './reading/consistent-reading.ts';
export type { Square } from './reading/labels.ts';
