/**
 * Kingdoms read from photographs.
 *
 * @module @kingdomino/vision
 */
export { type Homography, type Point, type Quad, unitSquareTo } from './geometry/homography.ts';
export type { Picture } from './geometry/sampling.ts';
export { MOST_PIXELS_A_SIDE, shrunk } from './geometry/shrink.ts';
export type { Convolve, Layer } from './net/layers.ts';
export { SquareNet } from './net/square-net.ts';
export { loadNets, type Nets } from './nets.ts';
export { OutlineNet } from './outline/outline-net.ts';
export type { Heatmap } from './outline/peaks.ts';
export { type Reading, type ReadSquare, readKingdom } from './read-kingdom.ts';
export type { Grid } from './reading/consistent-reading.ts';
export { drawingOf } from './reading/drawing.ts';
export type { Square } from './reading/labels.ts';
export { type ScannedKingdom, scan } from './scan.ts';
