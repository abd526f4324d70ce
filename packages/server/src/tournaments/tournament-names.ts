/**
 * Names for tournaments: of places that are nowhere, and the same in every language. Members do not write them, so that
 * there is nothing to report and nothing to remove.
 */
import type { Ports } from '../ports.ts';

const FIRST = [
  'Amber',
  'Briar',
  'Corn',
  'Dusk',
  'Elder',
  'Fern',
  'Golden',
  'Hazel',
  'Ivy',
  'Lark',
  'Mill',
  'Oak',
  'Raven',
  'Silver',
  'Thistle',
  'Willow',
] as const;
const LAST = [
  'bridge',
  'brook',
  'dale',
  'field',
  'ford',
  'gate',
  'haven',
  'hill',
  'hold',
  'lake',
  'mere',
  'moor',
  'stead',
  'vale',
  'watch',
  'wood',
] as const;

export function drawTournamentName(ports: Pick<Ports, 'randomBytes'>): string {
  const [byte = 0] = ports.randomBytes(1);
  return `${FIRST[byte >> 4]!}${LAST[byte & 15]!}`;
}
