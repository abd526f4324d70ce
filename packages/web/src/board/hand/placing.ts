/**
 * Laying a domino by hand: where the ghost is, which way it is turned, whether it waits for a confirmation.
 *
 * Mouse, touch and keyboard all speak to this; it asks for the places and knows no rule.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { beside, type PlaceOption, type Spot, STEPS, sameSpot } from '../types.ts';

/** The hand's state: the spot pointed at, which half lies there, and the turn. */
interface Grip {
  readonly spot: Spot;
  readonly half: 0 | 1;
  /** The step from the first half to the second. */
  readonly turn: number;
}

export interface Ghost<Option extends PlaceOption> {
  readonly first: Spot;
  readonly second: Spot;
  readonly turn: number;
  /** The one at the spot pointed at. */
  readonly half: 0 | 1;
  /** Undefined where the domino may not lie. */
  readonly option: Option | undefined;
}

export interface ScreenPoint {
  readonly clientX: number;
  readonly clientY: number;
}

export class Placing<Option extends PlaceOption = PlaceOption> {
  readonly options: readonly Option[];
  readonly ghost: ReadonlySignal<Ghost<Option> | undefined>;
  /** Laid, but not confirmed. */
  readonly isPinned = signal(false);
  /** The turn of the domino in the hand. */
  readonly turn = signal(0);
  /** The turn of the domino where it is pointed at, or in the hand: it changes far less often than the place. */
  readonly shownTurn: ReadonlySignal<number>;
  /** The square of the board under a point of the screen; the board says it while it is shown. */
  spotUnder: ((point: ScreenPoint) => Spot | undefined) | undefined;
  readonly #byPlace: ReadonlyMap<string, Option>;
  readonly #grip = signal<Grip | undefined>(undefined);
  #wishedHalf: 0 | 1 = 0;

  constructor(options: readonly Option[]) {
    this.options = options;
    this.#byPlace = new Map(options.map(option => [keyOf(option.first, option.second), option]));
    this.ghost = computed(() => this.#grip.value && this.#look(this.#grip.value));
    this.shownTurn = computed(() => this.#grip.value?.turn ?? this.turn.value);
  }

  /** The ghost comes to a spot, in the turn that suits best. */
  point(spot: Spot): void {
    if (this.isPinned.value) return;
    if (sameSpot(this.#grip.value?.spot, spot)) return;
    this.#take(this.bestGrip(spot));
  }

  leave(): void {
    if (!this.isPinned.value) this.#grip.value = undefined;
  }

  /** Lays it down to be confirmed; again on the same domino turns it. */
  lay(spot: Spot): void {
    const ghost = this.ghost.value;
    if (this.isPinned.value && ghost && (sameSpot(ghost.first, spot) || sameSpot(ghost.second, spot))) {
      this.#nextLegal(spot);
      return;
    }
    this.isPinned.value = false;
    this.#take(this.bestGrip(spot));
    this.isPinned.value = this.ghost.value?.option !== undefined;
  }

  pin(): void {
    this.isPinned.value = this.ghost.value?.option !== undefined;
  }

  lift(): void {
    this.isPinned.value = false;
    this.#grip.value = undefined;
  }

  /** A quarter turn around the half that is held. */
  rotate(steps = 1): void {
    const grip = this.#grip.value;
    const turn = ((grip?.turn ?? this.turn.value) + steps + 4) % 4;
    this.turn.value = turn;
    this.#wishedHalf = grip?.half ?? this.#wishedHalf;
    if (grip) this.#grip.value = { ...grip, turn };
  }

  /** What laying it at a spot would be: the wished turn if it is legal, else the best one. */
  bestAt(spot: Spot): Option | undefined {
    return this.#look(this.bestGrip(spot)).option;
  }

  bestGrip(spot: Spot): Grip {
    const wished: Grip = { spot, half: this.#wishedHalf, turn: this.turn.value };
    if (this.#look(wished).option) return wished;
    const legal = this.#grips(spot).filter(grip => this.#look(grip).option);
    const worth = (grip: Grip) => 2 * this.#look(grip).option!.points + (grip.turn === wished.turn ? 1 : 0);
    return legal.sort((one, other) => worth(other) - worth(one))[0] ?? wished;
  }

  #take(grip: Grip): void {
    this.#grip.value = grip;
  }

  #nextLegal(spot: Spot): void {
    const legal = this.#grips(spot).filter(grip => this.#look(grip).option);
    const now = this.ghost.value!;
    const index = legal.findIndex(grip => {
      const { first, second } = this.#look(grip);
      return sameSpot(first, now.first) && sameSpot(second, now.second);
    });
    const next = legal[(index + 1) % legal.length];
    if (!next) return;
    this.turn.value = next.turn;
    this.#wishedHalf = next.half;
    this.#grip.value = next;
  }

  /** All ways to cover a spot. */
  #grips(spot: Spot): Grip[] {
    return ([0, 1] as const).flatMap(half => STEPS.map((_, turn) => ({ spot, half, turn })));
  }

  #look({ spot, half, turn }: Grip): Ghost<Option> {
    const { x, y } = STEPS[turn]!;
    const first = half === 0 ? spot : { x: spot.x - x, y: spot.y - y };
    const second = beside(first, { x, y });
    return { first, second, turn, half, option: this.#byPlace.get(keyOf(first, second)) };
  }
}

function keyOf(first: Spot, second: Spot): string {
  return `${first.x},${first.y},${second.x},${second.y}`;
}
