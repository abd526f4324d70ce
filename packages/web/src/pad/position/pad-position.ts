/**
 * The kingdoms of a pad as the end of a game, for the editor. Which dominoes were discarded, and which came last, nobody knows
 * any more: those that are missing are taken evenly from all that are left, and the last line from what lies there.
 */
import { formatPosition, parsePosition } from '@kingdomino/rules';
import { DOMINO_COUNT, formatMove, type LaidDomino } from '@kingdomino/rules/kingdomino';
import { emptyBoard, frameOf, type Pad, tableOf } from '../pad.ts';
import { findDominoes } from './find-dominoes.ts';
import { mapPosition } from './map-position.ts';

/** As text; undefined where the squares are not such as dominoes, or dice, can make. */
export function padPosition(pad: Pad, game: number): string | undefined {
  if (pad.game === 'duel') return mapPosition(pad);
  const frame = frameOf(pad);
  const boards = pad.players.map(({ boards: all }) => {
    const board = all[game]!;
    return board.way === 'areas' ? emptyBoard(frame) : board;
  });
  const found = boards.every(({ squares }) => squares.length === 0)
    ? 'impossible'
    : findDominoes(boards, tableOf(pad).size);
  if (typeof found === 'string') return undefined;
  const read = parsePosition(textOf(pad, found));
  return read.ok ? formatPosition(read.value.game, read.value.state) : undefined;
}

function textOf(pad: Pad, kingdoms: readonly (readonly LaidDomino[])[]): string {
  const { lines, lineLength, kings } = tableOf(pad);
  const laid = new Set(kingdoms.flatMap(all => all.map(({ domino }) => domino)));
  const unseen = Array.from({ length: DOMINO_COUNT }, (_, at) => at + 1).filter(each => !laid.has(each));
  const missing = lines * lineLength - laid.size;
  const gone = unseen.filter((_, at) => isOneOf(missing, unseen.length, at));
  const kingsEach = kings / pad.players.length;
  const spare = [...gone];
  const older = kingdoms.flatMap((all, seat) =>
    Array.from({ length: kingsEach }, (_, king) => ({
      domino: all.at(-1 - king)?.domino ?? spare.pop()!,
      seat,
    })),
  );
  const switches = pad.switches.filter(name => name !== 'dynasty');
  return [
    ['kingdomino/1', pad.players.length, ...switches].join(' '),
    'over',
    ['older', ...older.sort((a, b) => a.domino - b.domino).map(each => `${each.domino}:${each.seat}`)].join(
      ' ',
    ),
    ...kingdoms.flatMap((all, seat) =>
      all.length > 0 ? [[`seat${seat}`, ...all.map(laidText)].join(' ')] : [],
    ),
    ...(spare.length > 0 ? [['gone', ...spare].join(' ')] : []),
  ].join('; ');
}

function laidText({ domino, placement }: LaidDomino): string {
  return formatMove({ kind: 'place', domino, placement }).slice('place:'.length);
}

/** So many of a list, evenly spread. */
function isOneOf(wanted: number, all: number, index: number): boolean {
  return Math.floor(((index + 1) * wanted) / all) > Math.floor((index * wanted) / all);
}
