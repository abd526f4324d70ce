/** What a kingdom is worth, area by area. */
import { type Kingdom, SWITCHES, scoreKingdom, TERRAINS } from '@kingdomino/rules/kingdomino';
import { FAINT, TITLE } from '../palette.ts';
import { type Paint, table } from '../terminal.ts';

export type Bonuses = Parameters<typeof scoreKingdom>[1];

export function pointsTable(kingdom: Kingdom, bonuses: Bonuses, paint: Paint): string[] {
  const { middleKingdom, harmony, total, largestArea, crowns } = scoreKingdom(kingdom, bonuses);
  const areas = [...kingdom.areas()].sort((one, other) => other.points - one.points || one.kind - other.kind);
  const lines = table([
    ['area', 'squares', 'crowns', 'points'],
    ...areas.map(({ kind, cells, marks, points }) =>
      [TERRAINS[kind]!, cells.length, marks, points].map(String),
    ),
    ...(bonuses.middleKingdom ? [[SWITCHES.middleKingdom.name, '', '', `${middleKingdom}`]] : []),
    ...(bonuses.harmony ? [[SWITCHES.harmony.name, '', '', `${harmony}`]] : []),
    ['total', '', '', `${total}`],
  ]);
  const style = (line: string, index: number) =>
    index === 0 ? paint(line, FAINT) : index === lines.length - 1 ? paint(line, TITLE) : line;
  return [...lines.map(style), paint(`largest area ${largestArea}, crowns ${crowns}`, FAINT)];
}
