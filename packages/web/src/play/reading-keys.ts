/** Letters that read the table aloud, for who cannot look at it. */
import type { GameId, Seat } from '@kingdomino/rules';
import { announce } from '../app/announce.ts';
import { t } from '../app/language.ts';
import { useLetterKeys } from '../board/letter-key.ts';
import type { Chance } from './chance.ts';
import { isMine, type LogLine } from './news.ts';
import type { TableView } from './table-source.ts';

/** By letter, in the order in which the help lists them. */
export type Readings = Readonly<Record<'t' | 'l' | 'k' | 's' | 'm', () => string>>;

export function useReadingKeys(view: TableView, shown: number, readings: Readings): void {
  useLetterKeys(letter => {
    const read = (readings as Readonly<Record<string, () => string>>)[letter];
    if (read) announce(read());
  }, `${view.version} ${shown}`);
}

/** Whose turn it is, and for whoever is here what there is to decide. */
export function turnText<G extends GameId>(view: TableView<G>, status: string, task: string): string {
  return isMine(view) && task !== status ? `${status} ${task}` : status;
}

/** "Ann: 12 points, Harmony: +5 still possible; Bob: 9 points." */
export function scoresText<G extends GameId>(
  { seats }: TableView<G>,
  pointsOf: (seat: Seat) => number,
  chancesOf: (seat: Seat) => readonly Chance[],
): string {
  const texts = seats.map((name, seat) =>
    [t('read.score', { name, points: pointsOf(seat) }), ...chancesOf(seat).map(chance => chance.text)].join(
      ', ',
    ),
  );
  return `${texts.join('; ')}.`;
}

/** What the last player did, and what was dealt or rolled since. */
export function lastMoveText(lines: readonly LogLine[]): string {
  const last = lines.findLastIndex(({ seat }) => seat !== undefined);
  const texts = lines.slice(Math.max(0, last)).map(({ text }) => text);
  return texts.length > 0 ? texts.join(' ') : t('log.empty');
}
