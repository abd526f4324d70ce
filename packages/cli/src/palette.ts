/** How terrains, coats and seats look in a terminal: a letter or a sign each, and a colour where there are colours. */
import type { Coat } from '@kingdomino/rules/duel';
import { TERRAIN_LETTERS, type Terrain } from '@kingdomino/rules/kingdomino';
import type { Style } from './terminal.ts';

export interface Look {
  readonly sign: string;
  readonly style: Style;
}

const DARK = 16;
const LIGHT = 231;

export const TERRAIN_LOOKS: Readonly<Record<Terrain, Look>> = {
  wheat: { sign: TERRAIN_LETTERS.wheat, style: { ground: 221, text: DARK } },
  forest: { sign: TERRAIN_LETTERS.forest, style: { ground: 22, text: LIGHT } },
  lake: { sign: TERRAIN_LETTERS.lake, style: { ground: 31, text: LIGHT } },
  grassland: { sign: TERRAIN_LETTERS.grassland, style: { ground: 113, text: DARK } },
  swamp: { sign: TERRAIN_LETTERS.swamp, style: { ground: 95, text: LIGHT } },
  mine: { sign: TERRAIN_LETTERS.mine, style: { ground: 237, text: 222 } },
};

/** Small pictures: one disc or two, one band or two, all dark, quartered. */
export const COAT_LOOKS: Readonly<Record<Coat, Look>> = {
  disc: { sign: 'o', style: { ground: 153, text: DARK } },
  discs: { sign: 'oo', style: { ground: 68, text: LIGHT } },
  band: { sign: '/', style: { ground: 223, text: DARK } },
  bands: { sign: '//', style: { ground: 173, text: DARK } },
  solid: { sign: '#', style: { ground: 237, text: LIGHT } },
  quarters: { sign: '%', style: { ground: 139, text: DARK } },
};

export const CASTLE_SIGN = 'C';
export const EMPTY_SIGN = '.';

/** K-C2: the colours of the seats, in the order of their numbers. */
const SEAT_NAMES = ['pink', 'yellow', 'green', 'blue'] as const;

const SEAT_COLOURS = [205, 178, 71, 75] as const;

export function seatName(seat: number): string {
  return SEAT_NAMES[seat] ?? `seat ${seat}`;
}

export function seatStyle(seat: number): Style {
  const text = SEAT_COLOURS[seat];
  return text === undefined ? { bold: true } : { text, bold: true };
}

export function castleStyle(seat: number): Style {
  const ground = SEAT_COLOURS[seat];
  return ground === undefined ? { bold: true } : { ground, text: DARK, bold: true };
}

export const TITLE: Style = { bold: true };
export const FAINT: Style = { faint: true };
