/** Games of the net against itself, with a little wandering, and what each position turned out to be worth. */
import type { Random } from '@kingdomino/rules';
import { COATS, DIE_COUNT, FACE_COUNT, isPass, Position, playPass } from '@kingdomino/rules/duel';
import type { Net } from '../../net/net.ts';
import type { Samples } from '../../training/samples.ts';
import { countOpen } from '../map-features.ts';
import { freePairs, PAIRS, RoundValues, shareWithout } from '../round-values.ts';
import { pointsOf, Valuer } from '../valuer.ts';

export interface DuelSelfPlay {
  /** How many draws are looked at more closely. */
  readonly width: number;
  /** How often a move is made at random. */
  readonly wander: number;
  /** How much the final points count against the net's opinion of the positions in between. */
  readonly lambda: number;
}

interface Step {
  readonly sample: number;
  readonly points: number;
  readonly forecast: number;
}

export class SelfPlayer {
  readonly position = new Position({ players: 2 });
  readonly #start = new Position({ players: 2 });
  readonly #valuer: Valuer;
  readonly #round: RoundValues;
  readonly #random: Random;
  readonly #settings: DuelSelfPlay;

  constructor(net: Net, settings: DuelSelfPlay, random: Random) {
    this.#valuer = new Valuer(net);
    this.#round = new RoundValues(this.#valuer);
    this.#random = random;
    this.#settings = settings;
  }

  /** Plays one game; every seat of every position between rounds becomes a sample. */
  play(samples: Samples): void {
    const { position } = this;
    const steps: [Step[], Step[]] = [[], []];
    position.copyFrom(this.#start);
    position.begin(this.#random.below(2));
    while (position.phase !== 'over') {
      if (position.phase === 'roll')
        for (const seat of [0, 1] as const) steps[seat].push(this.#sample(seat, samples));
      this.#step();
    }
    for (const seat of [0, 1] as const) this.#reckon(steps[seat], pointsOf(position, seat), samples);
  }

  #sample(seat: number, samples: Samples): Step {
    const { position } = this;
    const valuer = this.#valuer;
    const value = valuer.value(position, seat);
    const points = pointsOf(position, seat);
    valuer.features.readSquares(position.maps[seat]!.board);
    samples.add(valuer.features.list, valuer.features.length);
    valuer.side.read(position, seat, position.playerA, countOpen(position.maps[1 - seat]!.board));
    samples.add(valuer.side.list, valuer.side.length);
    valuer.features.read(position.maps[seat]!.board, valuer.side);
    samples.add(valuer.features.list, valuer.features.length);
    return { sample: samples.end(), points, forecast: value - points };
  }

  /** Lambda returns, backwards: points still to come, partly as they came and partly as they were forecast. */
  #reckon(steps: readonly Step[], finalPoints: number, samples: Samples): void {
    const { lambda } = this.#settings;
    let target = 0;
    let points = finalPoints;
    let forecast = 0;
    for (let index = steps.length - 1; index >= 0; index--) {
      const step = steps[index]!;
      target = points - step.points + lambda * target + (1 - lambda) * forecast;
      samples.setTarget(step.sample, target);
      points = step.points;
      forecast = step.forecast;
    }
  }

  #step(): void {
    const { position } = this;
    const random = this.#random;
    const { width, wander } = this.#settings;
    const wanders = random.unit() < wander;
    switch (position.phase) {
      case 'roll':
        return position.roll(Array.from({ length: DIE_COUNT }, () => random.below(FACE_COUNT)));
      case 'take':
        return this.#take(wanders);
      case 'take-two':
        return this.#takeTwo(wanders);
      case 'draw': {
        const list = this.#round.draws.find(position, position.seat, wanders ? width : 2 * width);
        const index = wanders ? random.below(Math.min(list.count, width)) : 0;
        const code = list.code[index]!;
        return isPass(code)
          ? playPass(position, code)
          : position.draw(code, list.first[index]!, list.second[index]!);
      }
      case 'banner':
        return position.nameBanner(
          this.#best(COATS.length, coat => this.#after(next => next.nameBanner(coat))),
        );
      case 'dignitary': {
        const cells = position.map.board.covered();
        return position.addDignitary(
          cells[this.#best(cells.length, index => this.#after(next => next.addDignitary(cells[index]!)))]!,
        );
      }
    }
  }

  #take(wanders: boolean): void {
    const { position } = this;
    const { width } = this.#settings;
    const round = this.#round;
    if (wanders) return position.take(this.#random.below(DIE_COUNT));
    round.findShares(position, width);
    const die = this.#best(DIE_COUNT, each => round.lead(round.shareAfter(each)));
    if (!position.canCast('both', position.seat)) return position.take(die);
    const plain = round.lead(round.shareAfter(die));
    const leads = PAIRS.map(pair => {
      round.findBoth(position, pair, width);
      return round.lead(pair.bits);
    });
    const pair = this.#best(PAIRS.length, index => leads[index]!);
    if (leads[pair]! > plain) position.takeTwo(PAIRS[pair]!.one, PAIRS[pair]!.other);
    else position.take(die);
  }

  #takeTwo(wanders: boolean): void {
    const { position } = this;
    const pairs = freePairs(position);
    if (!wanders) this.#round.findShares(position, this.#settings.width);
    const pair = wanders
      ? this.#random.below(pairs.length)
      : this.#best(pairs.length, index => -this.#round.lead(shareWithout(pairs[index]!)));
    position.takeTwo(pairs[pair]!.one, pairs[pair]!.other);
  }

  #after(change: (next: Position) => void): number {
    const next = this.position.copy();
    change(next);
    return this.#valuer.value(next, this.position.seat);
  }

  #best(count: number, value: (index: number) => number): number {
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index++) {
      const worth = value(index) + 1e-6 * this.#random.unit();
      if (worth > highest) {
        best = index;
        highest = worth;
      }
    }
    return best;
  }
}
