/** What archives keep of a game when it is over: read from its events alone, so that it can be made again at any time. */
import type { AnyState, Seat } from '@kingdomino/rules';
import { COATS, Position as DuelPosition } from '@kingdomino/rules/duel';
import { Position, TERRAINS } from '@kingdomino/rules/kingdomino';
import { placeOf } from '../place-of.ts';
import type { SeatState } from '../seat-state.ts';
import type { ReadonlyTable } from '../table.ts';
import { boardText } from './board-text.ts';
import { type ArchiveMode, archiveMode } from './mode.ts';

/** How often a bonus could be earned and was, and what it brought. */
export interface Bonus {
  readonly possible: number;
  readonly earned: number;
  readonly points: number;
}

export interface SeatFacts {
  /** From 1; who is tied shares it. 0 in a game that came to no result. */
  readonly place: number;
  /** Absent where the game was not played to its end, or not by the one who sat there alone. */
  readonly score?: SeatScore;
}

export interface SeatScore {
  readonly points: number;
  /** More than the best of the others; negative behind it. */
  readonly margin: number;
  /** Points by terrain or coat; of a Dynasty, in its last game. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly bonuses: Readonly<Record<string, Bonus>>;
}

export interface KeptSeat extends SeatFacts {
  /** A player's id, or `bot/` and its level. */
  readonly who: string;
  /** As `boardText` writes it. */
  readonly board: string;
}

export interface KeptGame {
  readonly mode: ArchiveMode;
  readonly isRated: boolean;
  /** It came to its end where anybody might watch, and nobody else plays its deal. */
  readonly isPublic: boolean;
  readonly seats: readonly KeptSeat[];
}

/** What the archives keep of a finished table. Undefined if nothing was played, or the game is not over. */
export function keptGame(table: ReadonlyTable): KeptGame | undefined {
  const { terms, seats, status, ended, state, moves } = table;
  const isAborted = status === 'closed' && moves.length > 0;
  if (!ended && !isAborted) return undefined;
  const totals = ended?.outcome?.scores.map(({ total }) => total);
  return {
    mode: archiveMode(terms),
    isRated: terms.rated === true,
    isPublic: ended !== undefined && terms.visibility === 'public' && terms.sharedDeal === undefined,
    seats: seats.map((seat, index) => ({
      who: whoOf(seat),
      place: ended ? placeOf(ended.ranking, index) : 0,
      board: boardText(state, index),
      ...(totals && isOwn(moves, index) ? { score: scoreOf(state, index, totals) } : {}),
    })),
  };
}

/** A bot's seat has no moves of its own; nobody asks for its score. */
function isOwn(moves: ReadonlyTable['moves'], seat: Seat): boolean {
  return moves.every(({ by, bot }) => by !== seat || bot === undefined);
}

function whoOf(seat: SeatState): string {
  if (seat.kind === 'person') return seat.player.id;
  return seat.kind === 'bot' ? `bot/${seat.level}` : '';
}

function scoreOf(state: AnyState, seat: Seat, totals: readonly number[]): SeatScore {
  const points = totals[seat]!;
  const others = totals.filter((_, index) => index !== seat);
  const margin = others.length === 0 ? 0 : points - Math.max(...others);
  if (state instanceof DuelPosition) return { points, margin, ...duelParts(state, seat) };
  if (state instanceof Position) return { points, margin, ...kingdominoParts(state, seat) };
  throw new RangeError('a position of neither game');
}

type Parts = Pick<SeatScore, 'kinds' | 'bonuses'>;

function kingdominoParts(position: Position, seat: Seat): Parts {
  const games = [...position.finished, position.scores()].map(scores => scores[seat]!);
  const bonus = (name: 'middleKingdom' | 'harmony') => ({
    possible: games.length,
    earned: games.filter(score => score[name] > 0).length,
    points: games.reduce((sum, score) => sum + score[name], 0),
  });
  const { middleKingdom, harmony } = position.options;
  return {
    kinds: pointsByKind(TERRAINS, position.kingdoms[seat]!.areas()),
    bonuses: {
      ...(middleKingdom ? { middleKingdom: bonus('middleKingdom') } : {}),
      ...(harmony ? { harmony: bonus('harmony') } : {}),
    },
  };
}

function duelParts(position: DuelPosition, seat: Seat): Parts {
  const { banner } = position.scores()[seat]!;
  return {
    kinds: pointsByKind(COATS, position.maps[seat]!.domains()),
    bonuses: { banner: { possible: 1, earned: banner > 0 ? 1 : 0, points: banner } },
  };
}

function pointsByKind(
  kinds: readonly string[],
  areas: readonly { readonly kind: number; readonly points: number }[],
): Record<string, number> {
  const sums: Record<string, number> = Object.fromEntries(kinds.map(kind => [kind, 0]));
  for (const { kind, points } of areas) sums[kinds[kind]!] = sums[kinds[kind]!]! + points;
  return sums;
}
