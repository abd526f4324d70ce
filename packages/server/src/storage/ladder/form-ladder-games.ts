/**
 * Who plays whom on the ladder of programs. Pure: whoever has waited longest chooses first, rather somebody new than the
 * last opponent, and the nearest of those. Programs of one owner never meet: one of them could lose on purpose. After a
 * while levels of ours take the seats that are left.
 */
import type { RatedMode } from '@kingdomino/protocol';
import { ANCHOR_LEVELS, type AnchorLevel, anchorId } from '../../ratings/anchors.ts';
import { SEATS_OF } from '../../ratings/rating.ts';

export interface WaitingProgram {
  readonly player: string;
  readonly owner: string;
  readonly modes: readonly RatedMode[];
  readonly since: number;
  /** On the shown scale, in each of the modes. */
  readonly ratings: Readonly<Partial<Record<RatedMode, number>>>;
  /** Whom it met in its last game. */
  readonly lastMet: readonly string[];
  /** Games with levels of ours that it may still have within the hour. */
  readonly anchorsLeft: number;
}

export interface LadderPairing {
  readonly mode: RatedMode;
  /** Ids of programs, or what levels of ours are called. */
  readonly seats: readonly string[];
}

interface AnchorRule {
  /** Games with levels of ours that may begin now, whoever waits. */
  readonly room: number;
  readonly ratingOf: (level: AnchorLevel, mode: RatedMode) => number;
}

/** So long programs wait for each other. */
export const ANCHORS_AFTER = 10_000;

export function formLadderGames(
  waiting: readonly WaitingProgram[],
  now: number,
  anchors: AnchorRule,
): LadderPairing[] {
  const taken = new Set<string>();
  const pairings: LadderPairing[] = [];
  let { room } = anchors;
  const sorted = [...waiting].sort(
    (one, other) => one.since - other.since || (one.player < other.player ? -1 : 1),
  );
  for (const first of sorted) {
    if (taken.has(first.player)) continue;
    const others = sorted.filter(({ player }) => player !== first.player && !taken.has(player));
    const mayUseAnchors = room > 0 && first.anchorsLeft > 0 && now - first.since >= ANCHORS_AFTER;
    const pairing =
      fullGame(first, others) ?? (mayUseAnchors ? withAnchors(first, others, anchors) : undefined);
    if (!pairing) continue;
    if (pairing.seats.some(isLevel)) room--;
    for (const player of pairing.seats) if (!isLevel(player)) taken.add(player);
    pairings.push(pairing);
  }
  return pairings;
}

const LEVEL_IDS: readonly string[] = ANCHOR_LEVELS.map(anchorId);
const isLevel = (id: string) => LEVEL_IDS.includes(id);

interface Company {
  readonly mode: RatedMode;
  readonly others: readonly WaitingProgram[];
  readonly cost: number;
}

/** Of the modes the one with the nearest company. */
function fullGame(first: WaitingProgram, others: readonly WaitingProgram[]): LadderPairing | undefined {
  const companies = first.modes
    .map(mode => companyIn(first, others, mode))
    .filter(({ mode, others: found }) => found.length === SEATS_OF[mode] - 1);
  const [best] = companies.sort((one, other) => one.cost - other.cost);
  return best && { mode: best.mode, seats: [first, ...best.others].map(({ player }) => player) };
}

/** Those who were met last come after all others, however near they are. */
const REPEATED = 100_000;

/** The best that can sit with the first, as many as there are seats or as there are. */
function companyIn(first: WaitingProgram, others: readonly WaitingProgram[], mode: RatedMode): Company {
  const costOf = (other: WaitingProgram) =>
    Math.abs((other.ratings[mode] ?? 0) - (first.ratings[mode] ?? 0)) +
    (first.lastMet.includes(other.player) || other.lastMet.includes(first.player) ? REPEATED : 0);
  const near = others
    .filter(({ modes, owner }) => modes.includes(mode) && owner !== first.owner)
    .map(other => ({ other, cost: costOf(other) }))
    .sort((one, other) => one.cost - other.cost);
  const chosen: WaitingProgram[] = [];
  let sum = 0;
  for (const { other, cost } of near) {
    if (chosen.length === SEATS_OF[mode] - 1) break;
    if (chosen.some(({ owner }) => owner === other.owner)) continue;
    chosen.push(other);
    sum += cost;
  }
  return { mode, others: chosen, cost: sum };
}

/** With as many programs as there are; a level is at one table once. */
function withAnchors(
  first: WaitingProgram,
  others: readonly WaitingProgram[],
  { ratingOf }: AnchorRule,
): LadderPairing {
  const [best] = first.modes
    .map(mode => companyIn(first, others, mode))
    .sort((one, other) => other.others.length - one.others.length);
  const { mode, others: programs } = best!;
  const own = first.ratings[mode] ?? 0;
  const distance = (level: AnchorLevel) => Math.abs(ratingOf(level, mode) - own);
  // not always the same one: who meets a single level learns to beat it and nothing else
  const met = (level: AnchorLevel) => Number(first.lastMet.includes(anchorId(level)));
  const nearest = [...ANCHOR_LEVELS].sort((one, other) => distance(one) - distance(other)).slice(0, 3);
  const levels = nearest.sort((one, other) => met(one) - met(other) || distance(one) - distance(other));
  const missing = SEATS_OF[mode] - 1 - programs.length;
  return {
    mode,
    seats: [first.player, ...programs.map(({ player }) => player), ...levels.slice(0, missing).map(anchorId)],
  };
}
