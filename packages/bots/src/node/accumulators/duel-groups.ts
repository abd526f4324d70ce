/** The groups of engine/duel/feature-index.h, in its order: how many features of each both maps can show at once. */
import { COATS } from '@kingdomino/rules/duel';
import { type FeatureGroup, GroupWriter } from './feature-groups.ts';

const COAT_COUNT = COATS.length;
/** Numbered with a stride of eight; 34 of them can be drawn on. */
const CELLS = 40;
const SQUARES = 34;
const PHASES = 4;
/** Squares that a domain has at least, by size bucket. */
const DOMAIN_SIZES = [1, 2, 3, 4, 5, 7, 9];
/** By crosses and liberties. */
const DOMAIN_KINDS = 5 * 5;
const REGION_SIZES = 12;

export function duelGroups(): readonly FeatureGroup[] {
  const writer = new GroupWriter();
  addMap(writer, 'own');
  addMap(writer, 'other');
  writer.slots('race', COAT_COUNT, 6 * 6);
  writer.slots('owned', COAT_COUNT, 4);
  writer.slots('first', 1, 2);
  writer.slots('lead', 1, 31 * PHASES);
  return writer.groups;
}

function addMap(writer: GroupWriter, who: string): void {
  writer.slots(`${who} squares`, CELLS, COAT_COUNT, { most: SQUARES });
  addSized(writer, `${who} domains`, DOMAIN_SIZES, DOMAIN_KINDS);
  // there are no more domains than squares
  writer.slots(`${who} domains by coat`, 1, COAT_COUNT * 5 * 3, { times: SQUARES });
  writer.slots(`${who} best domains`, COAT_COUNT, 8 * 5 * 3);
  writer.slots(`${who} largest domains`, COAT_COUNT, 10 * PHASES);
  writer.slots(`${who} most crosses`, COAT_COUNT, 6 * PHASES);
  writer.slots(`${who} plain gains`, COAT_COUNT, 8);
  writer.slots(`${who} gains with a cross`, COAT_COUNT, 8);
  writer.slots(`${who} frontier`, COAT_COUNT, 9);
  writer.slots(`${who} number of domains`, COAT_COUNT, 5);
  writer.slots(`${who} open cells`, 1, 35);
  writer.slots(`${who} holes`, 1, 7);
  writer.slots(`${who} nooks`, 25, 8);
  const regions = Array.from({ length: REGION_SIZES }, (_, index) => index + 1);
  addSized(writer, `${who} regions`, regions, 1);
  writer.slots(`${who} banner`, 1, COAT_COUNT * 5);
  writer.slots(`${who} bonus`, 1, 18);
  writer.slots(`${who} spells`, 4, 9);
}

/** Domains or open regions, by size: together they have no more squares than the map. */
function addSized(writer: GroupWriter, name: string, sizes: readonly number[], kinds: number): void {
  const slotOf = sizes.flatMap((_, slot) => Array.from({ length: kinds }, () => slot));
  const rooms = sizes.map(cost => ({ cost, times: Math.floor(SQUARES / cost) }));
  writer.mixed(name, SQUARES, slotOf, rooms);
}
