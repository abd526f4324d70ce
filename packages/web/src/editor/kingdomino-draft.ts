/** What can be done with a position of Kingdomino that is being set up. A domino is in one place, and else not dealt yet. */
import type { Seat } from '@kingdomino/rules';
import { domino, type Phase, readOptions, setupOf } from '@kingdomino/rules/kingdomino';
import { beside, CASTLE, type Spot, STEPS, sameSpot } from '../board/types.ts';
import { type DraftSlot, type KingdominoDraft, readDraft, replaced, squareAt } from './draft.ts';

/** Dominoes that can be laid: those that have not been dealt, and those of the older line that lie nowhere yet. */
export function layable(draft: KingdominoDraft): number[] {
  const waiting = draft.older.map(({ number }) => number).filter(number => !isLaid(draft, number));
  return withNumbers(draft.unseen, waiting);
}

function isLaid({ kingdoms }: KingdominoDraft, number: number): boolean {
  return kingdoms.some(({ squares }) => squares.some(square => square.domino === number));
}

/** Those of them that are not in a line and not laid have not been dealt. */
function undealt(draft: KingdominoDraft, numbers: readonly number[]): KingdominoDraft {
  const inLines = [...draft.older, ...draft.newer].map(({ number }) => number);
  const free = numbers.filter(number => !inLines.includes(number) && !isLaid(draft, number));
  return { ...draft, unseen: withNumbers(draft.unseen, free) };
}

/** Counts a domino that has not been dealt as discarded. */
export function discardDomino(draft: KingdominoDraft, number: number): KingdominoDraft {
  return { ...draft, unseen: without(draft.unseen, number) };
}

/** Lays a domino; unchanged where there is no room for both halves. */
export function layDomino(draft: KingdominoDraft, seat: Seat, number: number, at: Spot, turn: number) {
  const { squares } = draft.kingdoms[seat]!;
  const spots = [at, beside(at, STEPS[turn % STEPS.length]!)];
  const isFree = spots.every(spot => !sameSpot(spot, CASTLE) && !squareAt(squares, spot));
  if (!isFree || !layable(draft).includes(number)) return draft;
  const laid = domino(number).halves.map((half, index) => ({ ...half, ...spots[index]!, domino: number }));
  return {
    ...draft,
    kingdoms: replaced(draft.kingdoms, seat, { squares: [...squares, ...laid] }),
    unseen: without(draft.unseen, number),
  };
}

/** Takes up a domino; it has not been dealt then, unless it is one of the older line. */
export function liftDomino(draft: KingdominoDraft, seat: Seat, number: number): KingdominoDraft {
  const { squares } = draft.kingdoms[seat]!;
  const kingdom = { squares: squares.filter(square => square.domino !== number) };
  return undealt({ ...draft, kingdoms: replaced(draft.kingdoms, seat, kingdom) }, [number]);
}

type LineName = 'older' | 'newer';

/** A line of the first dominoes that have not been dealt, or none. */
export function toggleLine(draft: KingdominoDraft, name: LineName): KingdominoDraft {
  const { [name]: line, unseen } = draft;
  if (line.length > 0)
    return acting(
      undealt(
        { ...draft, [name]: [] },
        line.map(({ number }) => number),
      ),
    );
  const { lineLength, kings } = setup(draft);
  const numbers = unseen.slice(0, lineLength);
  // on the older line every king stands: those of a seat one after the other
  const owners = Array.from({ length: kings }, (_, king) => king % draft.kingdoms.length);
  const slots = numbers.map((number, index) => ({
    number,
    owner: name === 'older' ? (owners[index] ?? -1) : -1,
  }));
  return acting({ ...draft, [name]: slots, unseen: unseen.filter(number => !numbers.includes(number)) });
}

/** Another domino or king in a line; lines ascend by themselves. */
export function changeSlot(
  draft: KingdominoDraft,
  name: LineName,
  at: number,
  slot: DraftSlot,
): KingdominoDraft {
  const line = draft[name];
  const slots = replaced(line, at, slot).sort((one, other) => one.number - other.number);
  const unseen = without(draft.unseen, slot.number);
  return acting(undealt({ ...draft, [name]: slots, unseen }, [line[at]!.number]));
}

export function changePhase(draft: KingdominoDraft, phase: Phase, place: number | null): KingdominoDraft {
  return acting({ ...draft, phase, acting: place });
}

/** In the opening: whose kings have come out of the hand. */
export function changeDrawn(draft: KingdominoDraft, drawn: readonly Seat[]): KingdominoDraft {
  return acting({ ...draft, drawn });
}

/** Whose turn it is follows from the king that acts. */
function acting(draft: KingdominoDraft): KingdominoDraft {
  const { phase, older, newer, drawn } = draft;
  const isTurn = phase === 'place' || phase === 'pick';
  const place = isTurn && older.length > 0 ? Math.min(draft.acting ?? 0, older.length - 1) : null;
  // in the opening, that of the first king that stands nowhere yet
  const placed = newer.filter(slot => slot.owner >= 0).length;
  const owner = place === null ? drawn[placed] : older[place]!.owner;
  return { ...draft, acting: place, seat: isTurn ? (owner ?? null) : null };
}

/**
 * Counts dominoes as discarded until what was dealt makes whole lines and everybody can have received what was laid; evenly from
 * low to high, because nobody knows which. Undefined where that does not help.
 */
export function completed(draft: KingdominoDraft): KingdominoDraft | undefined {
  for (let gone = 0; gone <= draft.unseen.length; gone++) {
    const unseen = draft.unseen.filter((_, index) => !isOneOf(gone, draft.unseen.length, index));
    const next = { ...draft, unseen };
    if (readDraft(next).ok) return next;
  }
  return undefined;
}

/** So many of a list, evenly spread. */
function isOneOf(wanted: number, all: number, index: number): boolean {
  return Math.floor(((index + 1) * wanted) / all) > Math.floor((index * wanted) / all);
}

/** Dominoes that were dealt and lie nowhere. */
export function goneOf({ unseen, older, newer, kingdoms }: KingdominoDraft): number[] {
  const used = new Set([
    ...unseen,
    ...[...older, ...newer].map(({ number }) => number),
    ...kingdoms.flatMap(({ squares }) => squares.map(square => square.domino)),
  ]);
  return Array.from({ length: 48 }, (_, index) => index + 1).filter(number => !used.has(number));
}

/** Gives back what was counted as discarded. */
export function withoutGone(draft: KingdominoDraft): KingdominoDraft {
  return { ...draft, unseen: withNumbers(draft.unseen, goneOf(draft)) };
}

function setup({ options }: KingdominoDraft) {
  const read = readOptions(options);
  if (!read.ok) throw new RangeError(read.error.text);
  return setupOf(read.value);
}

function without(numbers: readonly number[], number: number): number[] {
  return numbers.filter(other => other !== number);
}

function withNumbers(numbers: readonly number[], more: readonly number[]): number[] {
  return [...new Set([...numbers, ...more])].sort((one, other) => one - other);
}
