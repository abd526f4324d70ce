/** A position of Kingdomino as one line of text. docs/position.md describes it. */
import { type Fields, formatField, readNumber } from '../../kernel/formats/fields.ts';
import { quote } from '../../kernel/formats/notation.ts';
import { accepted, demand } from '../../kernel/formats/reading.ts';
import { formatMove, parseMove } from '../move.ts';
import { type Options, readOptions, SWITCH_NAMES, type Switch } from '../options.ts';
import { FREE, type Phase, type Position, type Slot } from '../position.ts';
import type { KingdomScore } from '../scoring.ts';
import { buildPosition } from './build-position.ts';
import { type LaidDomino, layoutOf } from './layout.ts';

const PHASES: readonly Phase[] = ['kings', 'line', 'king', 'pick', 'place', 'over'];
const SEATS = ['seat0', 'seat1', 'seat2', 'seat3'];
export const FIELDS = [...PHASES, 'drawn', 'older', 'newer', ...SEATS, 'gone', 'finished'];

/** In front of the slot whose king acts. */
const ACTING = '>';
/** Between the games of a Dynasty. */
const NEXT_GAME = '/';
const OLD_RECORD = 'version1';

/** The fields, without the name of the format. */
export function formatFields(position: Position): string[] {
  const layout = layoutOf(position);
  const { options, phase, seat, acting } = layout;
  const switches = SWITCH_NAMES.filter(name => options[name]);
  const old = layout.recordVersion === 1 ? [OLD_RECORD] : [];
  return [
    [options.players, ...switches, ...old].join(' '),
    seat === undefined ? phase : `${phase} ${seat}`,
    ...formatField('drawn', layout.kings),
    ...formatField(
      'older',
      layout.older.map((slot, index) => (index === acting ? ACTING : '') + formatSlot(slot)),
    ),
    ...formatField('newer', layout.newer.map(formatSlot)),
    ...layout.kingdoms.flatMap((laid, owner) => formatField(SEATS[owner]!, laid.map(formatLaid))),
    ...formatField('gone', layout.gone),
    ...formatField('finished', formatFinished(layout.finished)),
  ];
}

export function parseFields(fields: Fields): Position {
  const [players = '', ...words] = fields.head;
  const options = readHead(
    players,
    words.filter(word => word !== OLD_RECORD),
  );
  const phase = fields.oneOf(PHASES);
  const acts = phase === 'pick' || phase === 'place';
  const older = fields.words('older');
  const acting = older.findIndex(word => word.startsWith(ACTING));
  const absent = SEATS.slice(options.players).find(seat => fields.words(seat).length > 0);
  demand(absent === undefined, `${absent}: only ${options.players} are playing`);
  return buildPosition({
    options,
    recordVersion: words.includes(OLD_RECORD) ? 1 : 2,
    phase,
    seat: acts ? fields.number(phase) : noWords(fields, phase),
    kings: fields.words('drawn').map(word => readNumber(word, 'drawn')),
    older: older.map((word, index) => readSlot(index === acting ? word.slice(1) : word, 'older')),
    acting,
    newer: fields.words('newer').map(word => readSlot(word, 'newer')),
    kingdoms: SEATS.slice(0, options.players).map(seat =>
      fields.words(seat).map(word => readLaid(word, seat)),
    ),
    gone: fields.words('gone').map(word => readNumber(word, 'gone')),
    finished: readFinished(fields.words('finished')),
  });
}

function readHead(players: string, words: readonly string[]): Options {
  const unknown = words.find(word => !SWITCH_NAMES.includes(word as Switch));
  demand(unknown === undefined, `${quote(unknown ?? '')} is no option; there are ${SWITCH_NAMES.join(', ')}`);
  const raw = {
    players: readNumber(players, 'the number of players'),
    ...Object.fromEntries(words.map(word => [word, true])),
  };
  return accepted(readOptions(raw), 'options');
}

function noWords(fields: Fields, phase: Phase): undefined {
  demand(fields.words(phase).length === 0, `${phase}: nothing may follow; no seat acts`);
  return undefined;
}

function formatSlot({ domino, owner }: Slot): string {
  return owner === FREE ? `${domino}` : `${domino}:${owner}`;
}

function readSlot(word: string, where: string): Slot {
  const [domino = '', owner, ...rest] = word.split(':');
  demand(rest.length === 0, `${where}: ${quote(word)} is no domino with its seat, such as 17:1`);
  return {
    domino: readNumber(domino, where),
    owner: owner === undefined ? FREE : readNumber(owner, where),
  };
}

function formatLaid({ domino, placement }: LaidDomino): string {
  return formatMove({ kind: 'place', domino, placement }).slice('place:'.length);
}

function readLaid(word: string, where: string): LaidDomino {
  const move = parseMove(`place:${word}`);
  demand(
    move.ok && move.value.kind === 'place',
    `${where}: ${quote(word)} is no laid domino, such as 17@1,0,E`,
  );
  return { domino: move.value.domino, placement: move.value.placement };
}

function formatFinished(games: readonly (readonly KingdomScore[])[]): string[] {
  return games.flatMap((scores, index) => [...(index === 0 ? [] : [NEXT_GAME]), ...scores.map(formatScore)]);
}

function formatScore({ areas, middleKingdom, harmony, largestArea, crowns }: KingdomScore): string {
  return `${areas}+${middleKingdom}+${harmony}:${largestArea}:${crowns}`;
}

function readFinished(words: readonly string[]): KingdomScore[][] {
  if (words.length === 0) return [];
  const games: KingdomScore[][] = [[]];
  for (const word of words) {
    if (word === NEXT_GAME) games.push([]);
    else games.at(-1)!.push(readScore(word));
  }
  return games;
}

const SCORE = /^(\d{1,3})\+(\d{1,2})\+(\d):(\d{1,2}):(\d{1,2})$/;

function readScore(word: string): KingdomScore {
  const match = SCORE.exec(word);
  demand(match, `finished: ${quote(word)} is no score, such as 41+10+5:9:11`);
  const [areas, middleKingdom, harmony, largestArea, crowns] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const total = areas + middleKingdom + harmony;
  return { areas, middleKingdom, harmony, total, largestArea, crowns };
}
