/** Facts about a finished game: the best area, the margin, a personal best. */
import type { Outcome, Points, Seat } from '@kingdomino/rules';
import { t } from '../app/i18n/language.ts';
import type { GameResult } from '../results/result-format.ts';
import { mySeat } from '../results/result-format.ts';
import { bestBefore } from '../results/statistics.ts';
import type { SeatView, TableSource } from '../table-source/table-source.ts';
import { SeatName } from '../ui/seat-name.tsx';
import type { CountedBoard } from './counted-board.ts';
import { scoreWith } from './evening.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Whose it is. */
  readonly seat?: Seat;
  readonly isRecord?: boolean;
}

/** Of all boards; undefined where nothing scored. */
export function bestArea(boards: readonly CountedBoard[], label: string): Fact | undefined {
  const areas = boards.flatMap(({ parts }, seat) =>
    parts.filter(({ spots }) => spots.length > 0).map(part => ({ ...part, seat })),
  );
  const [best] = areas.sort((one, other) => other.points - one.points);
  return best && { label, value: best.text, seat: best.seat };
}

/** Undefined where points did not decide. */
export function margin({ scores, ranking }: Outcome<Points>): Fact | undefined {
  const [first, second] = ranking.map(([seat]) => scores[seat!]!.total);
  if (ranking[0]!.length > 1 || first === undefined || second === undefined || first <= second)
    return undefined;
  return { label: t('end.margin'), value: `+${first - second}` };
}

/** Of a game on this device; undefined for the first of its kind. */
export function personalBest(result: GameResult, results: readonly GameResult[]): Fact | undefined {
  const mine = mySeat(result);
  const before = bestBefore(result, results);
  if (!mine || before === undefined) return undefined;
  return mine.points > before
    ? { label: t('end.record'), value: `${before} → ${mine.points}`, isRecord: true }
    : { label: t('end.best-so-far'), value: String(before) };
}

/** How many games of this evening each player has won: "Ann 2 – 1 Bob". Undefined after the first. */
export function eveningScore(source: TableSource, winners: readonly Seat[]): Fact | undefined {
  const { seats } = source.view.value;
  const id = source.result?.id ?? source.overAt;
  const at = source.result?.at ?? source.endedAt;
  if (id === undefined || at === undefined) return undefined;
  const players = seats.map(({ name }) => name);
  const score = scoreWith({ id, at, players, winners: winners.map(seat => players[seat]!) });
  return score && { label: t('end.evening'), value: scoreText(players, score) };
}

function scoreText(players: readonly string[], score: readonly number[]): string {
  if (players.length === 2) return `${players[0]} ${score[0]} – ${score[1]} ${players[1]}`;
  return players.map((player, seat) => `${player} ${score[seat]}`).join(' · ');
}

interface Props {
  readonly facts: readonly Fact[];
  readonly seats: readonly SeatView[];
}

export function Facts({ facts, seats }: Props) {
  return (
    <ul class="facts">
      {facts.map(({ label, value, seat, isRecord }) => (
        <li key={label} class={isRecord ? 'record' : ''}>
          <span>{label}</span> <strong>{value}</strong>{' '}
          {seat !== undefined && <SeatName colour={seats[seat]!.colour} name={seats[seat]!.name} />}
        </li>
      ))}
    </ul>
  );
}
