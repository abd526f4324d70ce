/** What the help shows: dominoes laid right and wrong, two boards to be counted, and every spell cast once. Checked by the rules in a test. */
import { type Coat, DuelMap, MAP_GRID, type Spell } from '@kingdomino/rules/duel';
import { type Direction, Kingdom } from '@kingdomino/rules/kingdomino';
import type { MessageKey } from '../app/i18n/language.ts';
import type { Rect } from '../board/types.ts';
import { kindOf } from '../duel/view.ts';

type HelpKey = Extract<MessageKey, `help.${string}`>;

/** A domino of Kingdomino and where it is laid. */
export interface Laid {
  readonly domino: number;
  readonly x: number;
  readonly y: number;
  readonly to: Direction;
}

export interface PlaceExample extends Laid {
  readonly isRight: boolean;
  readonly text: HelpKey;
}

/** Five wide already. */
const LAID: readonly Laid[] = [
  { domino: 24, x: 1, y: 0, to: 'E' },
  { domino: 7, x: -1, y: 0, to: 'W' },
  { domino: 21, x: 0, y: 1, to: 'W' },
];
export const PLACE_RECT: Rect = { west: -3, north: -2, columns: 6, rows: 4 };

export function placeKingdom(): Kingdom {
  const kingdom = new Kingdom(5);
  for (const { domino, ...placement } of LAID) kingdom.lay(domino, kingdom.placeNumber(placement));
  return kingdom;
}

export const PLACES: readonly PlaceExample[] = [
  { domino: 17, x: 1, y: 1, to: 'E', isRight: true, text: 'help.k.ex.match' },
  { domino: 12, x: 0, y: -1, to: 'N', isRight: true, text: 'help.ex.castle' },
  { domino: 12, x: 1, y: -1, to: 'E', isRight: false, text: 'help.k.ex.none' },
  { domino: 17, x: 2, y: -1, to: 'N', isRight: false, text: 'help.k.ex.corner' },
  { domino: 9, x: -3, y: 0, to: 'N', isRight: false, text: 'help.k.ex.wide' },
];

export interface Crest {
  readonly coat: Coat;
  readonly crosses: number;
  readonly x: number;
  readonly y: number;
}

export interface DrawExample {
  readonly crests: readonly [Crest, Crest];
  readonly isRight: boolean;
  readonly text: HelpKey;
}

const crest = (coat: Coat, crosses: number, x: number, y: number): Crest => ({ coat, crosses, x, y });

export const DRAWN: readonly Crest[] = [
  crest('disc', 0, 1, 0),
  crest('disc', 1, 2, 0),
  crest('bands', 1, 0, 1),
  crest('bands', 0, -1, 1),
  crest('solid', 2, -1, 0),
];
export const DRAW_RECT: Rect = { west: -2, north: -1, columns: 5, rows: 3 };

export function drawMap(): DuelMap {
  const map = new DuelMap();
  for (const { x, y, coat, crosses } of DRAWN) map.draw(MAP_GRID.cellAt(x, y), kindOf(coat), crosses, 0);
  return map;
}

export const DRAWS: readonly DrawExample[] = [
  { crests: [crest('bands', 0, -2, 1), crest('quarters', 2, -2, 0)], isRight: true, text: 'help.d.ex.match' },
  { crests: [crest('band', 1, 0, -1), crest('discs', 0, 1, -1)], isRight: true, text: 'help.ex.castle' },
  { crests: [crest('quarters', 0, 1, -1), crest('band', 1, 2, -1)], isRight: false, text: 'help.d.ex.none' },
  {
    crests: [crest('quarters', 0, 1, 1), crest('quarters', 2, 2, 1)],
    isRight: false,
    text: 'help.d.ex.same',
  },
];

/** A game that is over; the first seat's kingdom has both bonuses. */
export const COUNTED_KINGDOM =
  'kingdomino/1 2 middleKingdom harmony; over; older 21:1 24:0 29:0 48:1; ' +
  'seat0 6@-2,0,S 7@1,-1,S 15@0,1,E 17@2,-1,S 24@-2,2,E 25@-2,-1,N 27@-1,0,S 28@-1,-2,E 29@1,2,W 31@1,-2,E 33@0,-1,W 34@2,1,S; ' +
  'seat1 5@0,-2,E 11@1,-1,S 16@2,1,N 18@0,-1,W 20@1,2,E 21@-2,-2,E 30@-1,2,E 35@-2,2,N 39@-1,1,N 41@1,1,W 47@-2,0,N';

/** The first seat's map is full, and has a banner. */
export const COUNTED_MAP =
  'duel/1; over; round 16; A 1; dice 1:0 1:0 4:1 5:1; ' +
  'seat0 0:disc1@-1,-1+discs1@0,-1 1:band@1,0+solid2@2,0 2:band1@1,-2+discs1@1,-1 3:solid@1,1+solid2@2,1 4:band@2,-2+solid@2,-1 ' +
  '5:bands@0,2+solid2@1,2 6:disc1@-1,-2+discs1@0,-2 7:quarters2@3,-2+solid@3,-1 8:solid@2,2+bands@3,2 9:band@-1,1+solid2@0,1 ' +
  '10:solid@3,0+band@3,1 11:solid2@-2,-2+disc@-2,-1 12:bands1@-3,-2+disc@-3,-1 13:disc@-2,0+band@-1,0 14:disc@-2,1+solid@-2,2 ' +
  '15:band@-3,1+solid2@-3,2 16:disc@-3,0+band@-1,2; ' +
  'seat1 0:quarters2@1,-1+band@1,0 1:disc@0,-2+quarters@1,-2 2:quarters2@2,-2+quarters@3,-2 3:band@-1,-1+quarters@0,-1 ' +
  '4:bands@-1,1+solid1@0,1 5:discs1@-2,0+bands1@-1,0 6:discs1@-3,-1+discs@-2,-1 7:band1@2,0+band@3,0 8:discs@-2,-2+disc@-1,-2 ' +
  '9:disc1@-3,1+bands1@-2,1 10:bands@-2,2+discs1@-1,2 11:quarters@2,-1+bands@3,-1 12:quarters2@1,1+band@2,1 ' +
  '13:disc@0,2+quarters@1,2 15:quarters@2,2+discs1@3,2; ' +
  'book disc=4:3 discs=0:1 band=5:4* bands=2:4* solid=3:0* quarters=0:2; named band; bonus 0 1';

/** What the learner does in the lesson about each spell, from its first position on. */
export const CASTS: Readonly<Record<Spell, readonly string[]>> = {
  free: ['draw:free:1@2,-2;3@1,-2'],
  split: ['draw:split:1@-3,-2;3@-3,1'],
  both: ['both:0,2'],
  turn: ['draw:1>5@0,-2;3@1,-2'],
  banner: ['draw:1@0,-1;2@1,-1', 'banner:disc'],
  dignitary: ['draw:1@-2,-1;2@-2,-2', 'dignitary:-1,-1'],
};

/** By rule id, in the order in which they are asked. */
export const QUESTIONS = {
  kingdomino: ['K-P4', 'K-P2', 'K-P3', 'K-E1', 'K-V3', 'K-E2'],
  duel: ['D-R6', 'D-R5', 'D-R7', 'D-R8', 'D-S1', 'D-B1'],
} as const;
