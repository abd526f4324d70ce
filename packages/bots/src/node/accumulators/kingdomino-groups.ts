/** The groups of engine/kingdomino/feature-index.h, in its order: how many features of each a table can show at once. */
import { DOMINO_COUNT, DOMINOES, type KingdomSize, TERRAINS } from '@kingdomino/rules/kingdomino';
import { type FeatureGroup, GroupWriter } from './feature-groups.ts';

const LINE = 4;
const SEATS = 4;
const TERRAIN_COUNT = TERRAINS.length;
const GAIN_STEPS = 12;
const AREA_SIZES = 8;
/** By crowns and liberties. */
const AREA_KINDS = 5 * 5;
/** What lies on a side of a nook: open, shut, the castle, then the terrains. */
const CASTLE_SIDE = 2;
const SIDE_KINDS = 3 + TERRAIN_COUNT;

/** Of a table with so many seats. */
export function kingdominoGroups(size: KingdomSize, players: number): readonly FeatureGroup[] {
  const writer = new GroupWriter();
  const others = players - 1;
  const width = 2 * size - 1;
  const squares = size * size - 1;
  // with two seats each has two kings
  const kings = players === 2 ? 2 : 1;
  addKingdom(writer, 'own', size, 1, kings);
  addKingdom(writer, 'other', size, others, Math.min(others * kings, LINE));
  // by cell: its terrain, and its crowns if it has any
  const tiles = Array.from(
    { length: width * width * 9 },
    (_, tile) => 2 * Math.floor(tile / 9) + (tile % 9 < 6 ? 0 : 1),
  );
  writer.mixed(
    'tiles',
    2 * squares,
    tiles,
    Array.from({ length: 2 * width * width }, () => ({ times: 1 })),
  );
  writer.slots('hopes', TERRAIN_COUNT, 12 * 6);
  writer.slots('unseen', DOMINO_COUNT, 1);
  writer.slots('flags', 3, 1);
  writer.slots('players', 1, 3);
  writer.slots('lines', 1, 13);
  writer.slots('newer line', LINE, 5 * DOMINO_COUNT);
  writer.slots('pattern', 1, 626);
  writer.slots('older line', 3, SEATS * DOMINO_COUNT);
  writer.slots('order', 1, 125);
  writer.slots('opening', 1, 3 * 4);
  writer.slots('gains of free dominoes, own', LINE, GAIN_STEPS);
  writer.slots('gains of free dominoes, other', (SEATS - 1) * LINE, GAIN_STEPS, { most: others * LINE });
  writer.slots('points', SEATS, 24, { most: players });
  writer.slots('difference', 1, 2 * 41);
  return writer.groups;
}

/** What `addShape` of engine/kingdomino/feature-lists.h looks at. */
const SHAPE = ['reach', 'largest areas', 'crowns', 'front', 'holes', 'discards', 'nooks', 'areas'];

/** The sums that the kernel keeps apart (accumulator-cache.h): each other kingdom by itself, and everything else. */
export function kingdominoSums(size: KingdomSize, players: number): readonly (readonly FeatureGroup[])[] {
  const isOfOther = ({ name }: FeatureGroup) => SHAPE.some(part => name === `other ${part}`);
  return [
    kingdominoGroups(size, 2).filter(isOfOther),
    kingdominoGroups(size, players).filter(group => !isOfOther(group)),
  ];
}

/** A block of a kingdom and what is held; `many` kingdoms add to it, whose owners have `kings` together. */
function addKingdom(writer: GroupWriter, who: string, size: KingdomSize, many: number, kings: number): void {
  const each = { times: many };
  // the four sides without, then with Middle Kingdom
  const reach = Array.from({ length: 8 * size }, (_, feature) => Math.floor(feature / size) % 4);
  writer.mixed(`${who} reach`, 4 * many, reach, [each, each, each, each]);
  writer.slots(`${who} largest areas`, TERRAIN_COUNT, 12 * 8, each);
  writer.slots(`${who} crowns`, TERRAIN_COUNT, 8, each);
  writer.slots(`${who} front`, TERRAIN_COUNT, 9, each);
  writer.slots(`${who} holes`, 1, 6, each);
  writer.slots(`${who} discards`, 1, 2 * 3, each);
  addNooks(writer, `${who} nooks`, size, many);
  addAreas(writer, `${who} areas`, many * (size * size - 1));
  writer.slots(`${who} supply`, 1, 26, each);
  writer.slots(`${who} dominoes of the older line`, DOMINO_COUNT, 1, { most: kings });
  writer.slots(`${who} dominoes of the newer line`, DOMINO_COUNT, 1, { most: kings });
  writer.slots(`${who} places of dominoes`, 2, 7, { times: kings });
  writer.slots(`${who} gains of dominoes`, 2, GAIN_STEPS, { times: kings });
  writer.slots(`${who} slots`, LINE, 1, { most: kings });
}

/** Areas take as many squares as they have, of those that their terrain has in the box. The last size stands for larger ones, too. */
function addAreas(writer: GroupWriter, name: string, squares: number): void {
  const slotOf = Array.from({ length: TERRAIN_COUNT * AREA_SIZES * AREA_KINDS }, (_, feature) =>
    Math.floor(feature / AREA_KINDS),
  );
  const rooms = TERRAINS.flatMap((_, terrain) =>
    Array.from({ length: AREA_SIZES }, (_, index) => {
      const cost = index + 1;
      return { cost, times: Math.floor(Math.min(squares, squaresOf(terrain)) / cost) };
    }),
  );
  writer.mixed(name, squares, slotOf, rooms);
}

/** Each nook counts for the rarest thing beside it: a castle has four sides, a square three that are free. */
function addNooks(writer: GroupWriter, name: string, size: KingdomSize, many: number): void {
  const most = many * mostNooks(size);
  const timesOf = Array.from({ length: SIDE_KINDS }, (_, side) => {
    if (side < CASTLE_SIDE) return 0; // a nook lies beside something
    if (side === CASTLE_SIDE) return 4 * many;
    return Math.min(most, 3 * squaresOf(side - CASTLE_SIDE - 1));
  });
  const rarest = (sides: readonly number[]) => {
    const beside = sides.filter(side => side >= CASTLE_SIDE);
    return beside.length === 0
      ? 0
      : beside.reduce((one, other) => (timesOf[other]! < timesOf[one]! ? other : one));
  };
  writer.mixed(
    name,
    most,
    nookKinds().map(rarest),
    timesOf.map(times => ({ times })),
  );
}

/** Squares of a terrain on all dominoes. */
function squaresOf(terrain: number): number {
  const halves = DOMINOES.flatMap(domino => domino.halves);
  return halves.filter(half => half.terrain === TERRAINS[terrain]).length;
}

/** Four sides in any order, sorted as `nookKind` numbers them. */
function nookKinds(): number[][] {
  const kinds: number[][] = [];
  for (let a = 0; a < SIDE_KINDS; a++)
    for (let b = a; b < SIDE_KINDS; b++)
      for (let c = b; c < SIDE_KINDS; c++) for (let d = c; d < SIDE_KINDS; d++) kinds.push([a, b, c, d]);
  return kinds;
}

/**
 * Open cells beside something, at most. Connected squares have two free sides each and two more; and in a kingdom of `wide` by
 * `high`, what is not covered inside, and a row on each side to which it may still grow.
 */
function mostNooks(size: KingdomSize): number {
  let most = 0;
  for (let wide = 1; wide <= size; wide++)
    for (let high = 1; high <= size; high++)
      for (let covered = wide + high - 1; covered <= wide * high; covered++) {
        const around = (wide < size ? 2 * high : 0) + (high < size ? 2 * wide : 0);
        most = Math.max(most, Math.min(2 * covered + 2, wide * high - covered + around));
      }
  return most;
}
