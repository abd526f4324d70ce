/**
 * The maps of a pad as the end of a Duel, for the editor and the study. Dice, boxes and the order of the rounds are gone: they
 * are such as they may have been, with no more spells than the maps need.
 */
import { formatPosition, parsePosition } from '@kingdomino/rules';
import { MAP, SPELLBOOK, type Spell } from '@kingdomino/rules/duel';
import type { Spot } from '../../board/types.ts';
import { emptyBoard, frameOf, type Pad, type PadBoard, type PadSquare } from '../pad.ts';
import { type Draws, findDraws } from './find-draws.ts';

const CELLS = MAP.rows * MAP.columns - 1;
/** Any will do: nobody draws with them. */
const DICE = 'dice 0:0 0:0 0:1 0:1';

/** As text; undefined where no dice can have shown these maps. */
export function mapPosition(pad: Pad): string | undefined {
  const frame = frameOf(pad);
  const boards = pad.players.map(({ boards: [board] }) =>
    board!.way === 'areas' ? emptyBoard(frame) : board!,
  );
  if (boards.every(({ squares }) => squares.length === 0)) return undefined;
  const draws = bothDraws(boards) ?? bothDraws([...boards].reverse())?.reverse();
  if (!draws) return undefined;
  const castle = boards[0]!.castle;
  const banner = boards.find(board => board.banner)?.banner;
  const read = parsePosition(textOf(draws, castle, banner));
  return read.ok ? formatPosition(read.value.game, read.value.state) : undefined;
}

/** A spell that one has cast the other has not. */
function bothDraws(boards: readonly PadBoard[]): Draws[] | undefined {
  const taken: Spell[] = [];
  const draws: Draws[] = [];
  for (const board of boards) {
    const found = findDraws(board, taken);
    if (!found || (board.banner && taken.includes('banner'))) return undefined;
    const spells = [...found.spells, ...(board.banner ? (['banner'] as const) : [])];
    taken.push(...spells);
    draws.push({ ...found, spells });
  }
  return draws;
}

function textOf(draws: readonly Draws[], castle: Spot, banner: string | undefined): string {
  const rounds = draws.map(({ pairs }) => pairs.length);
  const last = Math.max(...rounds);
  // a full map ends the game in its round; else nobody could draw in one more
  const isFull = 2 * last === CELLS;
  const bonus = [0, 1].filter(seat => draws[seat]!.hasBonus);
  const book = SPELLBOOK.flatMap(({ coat, boxes, spell }) => {
    const seat = draws.findIndex(({ spells }) => spells.includes(spell));
    return seat < 0 ? [] : [`${coat}=${seat === 0 ? `${boxes}:0` : `0:${boxes}`}*`];
  });
  return [
    'duel/1',
    'over',
    `round ${isFull ? last - 1 : last}`,
    'A 0',
    DICE,
    ...draws.flatMap(({ pairs }, seat) => mapText(pairs, seat, castle)),
    ...(book.length > 0 ? [`book ${book.join(' ')}`] : []),
    ...(banner ? [`named ${banner}`] : []),
    ...(bonus.length > 0 ? [`bonus ${bonus.join(' ')}`] : []),
  ].join('; ');
}

function mapText(pairs: Draws['pairs'], seat: number, castle: Spot): string[] {
  const words = pairs.map(
    (pair, round) => `${round}:${pair.map(each => squareText(each, castle)).join('+')}`,
  );
  return words.length > 0 ? [`seat${seat} ${words.join(' ')}`] : [];
}

function squareText({ kind, marks, x, y }: PadSquare, castle: Spot): string {
  return `${kind}${marks > 0 ? marks : ''}@${x - castle.x},${y - castle.y}`;
}
