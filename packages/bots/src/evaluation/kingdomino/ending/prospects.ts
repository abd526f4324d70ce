/**
 * What one seat can still make of its kingdom once the last line is dealt: for each way to share out that line the points it
 * comes to. Placements that are never better than another one are left out, which leaves a handful of them.
 */
import type { Kingdom } from '@kingdomino/rules/kingdomino';
import { Places } from '@kingdomino/rules/search';
import { DISCARD } from '../../../turns/kingdomino/turn.ts';
import type { Completion } from './completion.ts';

/** A kingdom as its owner sees it: where dominoes are still to be laid, the choices; then what each share comes to. */
export interface Prospect {
  /** Equal texts are equal prospects. */
  readonly key: string;
  /** By share of the last line; empty while choices are left. */
  readonly ranks: readonly number[];
  readonly choices: readonly Prospect[];
  /** What can be had in the end, none of them better than another for every share. */
  readonly front: readonly (readonly number[])[];
}

/** A placement of the domino that is next, and what remains. */
export interface PlacedProspect {
  readonly place: number;
  readonly prospect: Prospect;
}

export interface Shares {
  /** The dominoes of each share, in the order in which they are laid. */
  readonly dominoes: readonly (readonly number[])[];
}

export class Prospects {
  readonly #completion: Completion;
  readonly #shares: Shares;

  constructor(completion: Completion, shares: Shares) {
    this.#completion = completion;
    this.#shares = shares;
  }

  /** After the dominoes of the older line, in their order. */
  of(kingdom: Kingdom, older: readonly number[]): Prospect {
    if (older.length === 0) return this.#leaf(kingdom);
    const choices = reduced(this.eachPlacement(kingdom, older).map(({ prospect }) => prospect));
    const front = paretoFront(choices.flatMap(choice => choice.front));
    return { key: `(${choices.map(({ key }) => key).join(' ')})`, ranks: [], choices, front };
  }

  /** Every placement of the first of these dominoes, the useless ones too. */
  eachPlacement(kingdom: Kingdom, [domino, ...rest]: readonly number[]): PlacedProspect[] {
    const places = new Places(kingdom.grid);
    const count = kingdom.findPlaces(domino!, places);
    const next = kingdom.copy();
    if (count === 0) {
      next.discards++;
      return [{ place: DISCARD, prospect: this.of(next, rest) }];
    }
    return Array.from({ length: count }, (_, index) => {
      const place = places.at(index);
      next.copyFrom(kingdom);
      next.lay(domino!, place);
      return { place, prospect: this.of(next.copy(), rest) };
    });
  }

  #leaf(kingdom: Kingdom): Prospect {
    const ranks = this.#shares.dominoes.map(dominoes => this.#completion.best(kingdom, dominoes));
    return { key: ranks.join(), ranks, choices: [], front: [ranks] };
  }
}

/** Without those for which another one is at least as good, whatever happens. */
function reduced(prospects: readonly Prospect[]): Prospect[] {
  const kept: Prospect[] = [];
  for (const prospect of prospects) {
    if (kept.some(other => covers(other, prospect))) continue;
    for (let index = kept.length - 1; index >= 0; index--)
      if (covers(prospect, kept[index]!)) kept.splice(index, 1);
    kept.push(prospect);
  }
  return kept.sort((one, other) => (one.key < other.key ? -1 : 1));
}

function covers(one: Prospect, other: Prospect): boolean {
  return other.front.every(ranks => one.front.some(mine => isAsGood(mine, ranks)));
}

function paretoFront(all: readonly (readonly number[])[]): (readonly number[])[] {
  const front: (readonly number[])[] = [];
  for (const ranks of all) {
    if (front.some(other => isAsGood(other, ranks))) continue;
    for (let index = front.length - 1; index >= 0; index--)
      if (isAsGood(ranks, front[index]!)) front.splice(index, 1);
    front.push(ranks);
  }
  return front;
}

function isAsGood(one: readonly number[], other: readonly number[]): boolean {
  return one.every((rank, index) => rank >= other[index]!);
}
