/** Shortcuts that read the table aloud, for players who cannot see it. */
import type { GameId, Seat, StateOf } from '@kingdomino/rules';
import { announce } from '../../app/announce.ts';
import { enumerationText } from '../../app/i18n/format.ts';
import { t } from '../../app/i18n/language.ts';
import { useShortcuts } from '../../board/shortcuts.ts';
import type { TableView } from '../../table-source/table-source.ts';
import type { OpenBonus } from '../open-bonus.ts';
import { isMine, type LogEntry } from './announcement.ts';

/** By letter, in the order in which the help lists them. */
type Readings = Readonly<Record<'t' | 'l' | 'k' | 's' | 'm', () => string>>;

export function useReadingKeys(view: TableView, shown: number, readings: Readings): void {
  useShortcuts(letter => {
    const read = (readings as Readonly<Record<string, () => string>>)[letter];
    if (read) announce(read());
  }, `${view.version} ${shown}`);
}

/** What a game says about its table, in its own words. */
export interface Reader<G extends GameId> {
  readonly status: (view: TableView<G>) => string;
  readonly task: (view: TableView<G>) => string;
  /** What lies in the middle to choose from. */
  readonly offer: (view: TableView<G>) => string;
  readonly board: (view: TableView<G>, seat: Seat) => string;
  readonly points: (state: StateOf<G>, seat: Seat) => number;
  readonly bonuses: (state: StateOf<G>, seat: Seat) => readonly OpenBonus[];
  readonly log: (view: TableView<G>) => readonly LogEntry[];
}

export function readingsOf<G extends GameId>(told: TableView<G>, shown: Seat, reader: Reader<G>): Readings {
  const { state } = told;
  return {
    t: () => turnText(told, reader.status(told), reader.task(told)),
    l: () => reader.offer(told),
    k: () => reader.board(told, shown),
    s: () =>
      scoresText(
        told,
        seat => reader.points(state, seat),
        seat => reader.bonuses(state, seat),
      ),
    m: () => lastMoveText(reader.log(told)),
  };
}

/** Whose turn it is, and for whoever is here what there is to decide. */
function turnText<G extends GameId>(view: TableView<G>, status: string, task: string): string {
  return isMine(view) && task !== status ? `${status} ${task}` : status;
}

/** "Ann: 12 points, Harmony: +5 still possible; Bob: 9 points." */
export function scoresText<G extends GameId>(
  { seats }: TableView<G>,
  pointsOf: (seat: Seat) => number,
  openBonusesOf: (seat: Seat) => readonly OpenBonus[],
): string {
  const texts = seats.map((name, seat) =>
    enumerationText([
      t('read.score', { name, points: pointsOf(seat) }),
      ...openBonusesOf(seat).map(bonus => bonus.text),
    ]),
  );
  return `${texts.join('; ')}.`;
}

/** What the last player did, and what was dealt or rolled since. */
export function lastMoveText(lines: readonly LogEntry[]): string {
  const last = lines.findLastIndex(({ seat }) => seat !== undefined);
  const texts = lines.slice(Math.max(0, last)).map(({ text }) => text);
  return texts.length > 0 ? texts.join(' ') : t('log.empty');
}
