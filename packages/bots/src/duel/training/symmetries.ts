/** The map looks the same mirrored either way, or both: what each feature becomes. */
import { MAP_GRID } from '@kingdomino/rules/duel';
import { FEATURES, KINDS, SQUARES } from '../features.ts';

export const SYMMETRIES: readonly Uint16Array[] = [0, 1, 2, 3].map(symmetry =>
  Uint16Array.from({ length: FEATURES }, (_, feature) => {
    if (feature >= SQUARES) return feature;
    const cell = Math.floor(feature / KINDS);
    const x = MAP_GRID.x(cell) * (symmetry & 1 ? -1 : 1);
    const y = MAP_GRID.y(cell) * (symmetry & 2 ? -1 : 1);
    const mirrored = MAP_GRID.cellAt(x, y);
    return mirrored < 0 ? feature : KINDS * mirrored + (feature % KINDS);
  }),
);
