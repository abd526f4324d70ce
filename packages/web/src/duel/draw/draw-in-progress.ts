/** The draw of the person whose turn it is: the casting chosen so far, and the placing. */
import type { Coat, Position } from '@kingdomino/rules/duel';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { Placing } from '../../board/hand/placing.ts';
import { type Spot, sameSpot } from '../../board/types.ts';
import {
  bestCoats,
  type Casting,
  type DrawChoice,
  drawnFace,
  drawOptions,
  PLAIN,
  type Which,
} from './casting.ts';

export class DrawInProgress {
  readonly position: Position;
  readonly casting = signal<Casting>(PLAIN);
  readonly options: ReadonlySignal<readonly DrawChoice[]>;
  /** For a domino in one piece. */
  readonly placing: ReadonlySignal<Placing<DrawChoice>>;
  /** For a split domino: where its two coats are. */
  readonly spots = signal<readonly [Spot | undefined, Spot | undefined]>([undefined, undefined]);

  constructor(position: Position) {
    this.position = position;
    this.casting.value = bestCoats(position, PLAIN);
    this.options = computed(() => drawOptions(position, this.casting.value));
    this.placing = computed(() => new Placing(this.casting.value.split ? [] : this.options.value));
  }

  /** Another spell, coat or cross; what was laid is taken up. */
  cast(changes: Partial<Casting>): void {
    batch(() => {
      const next = { ...this.casting.value, ...changes };
      this.casting.value = 'turned' in changes ? bestCoats(this.position, next) : next;
      this.spots.value = [undefined, undefined];
    });
  }

  /** Which half of a split domino is placed next. */
  get active(): Which {
    return this.spots.value[0] === undefined ? 0 : 1;
  }

  coatOf(which: Which): Coat | 'joker' {
    return drawnFace(this.position, this.casting.value, which).coat;
  }

  /** Where the next half of a split domino may go. */
  splitSpots(): readonly Spot[] {
    const [first] = this.spots.value;
    const options = this.options.value.filter(option => first === undefined || sameSpot(option.first, first));
    return options.map(option => (first === undefined ? option.first : option.second));
  }

  /** False where the half may not go; then both are taken up. */
  laySplit(spot: Spot): boolean {
    const isLegal = this.splitSpots().some(legal => sameSpot(legal, spot));
    const [first] = this.spots.value;
    if (isLegal) this.spots.value = first === undefined ? [spot, undefined] : [first, spot];
    else this.spots.value = [undefined, undefined];
    return isLegal;
  }

  lift(): void {
    this.spots.value = [undefined, undefined];
    this.placing.value.lift();
  }

  /** What is laid, if it may be confirmed. */
  chosen(): DrawChoice | undefined {
    if (!this.casting.value.split) return this.placing.value.ghost.value?.option;
    const [first, second] = this.spots.value;
    return this.options.value.find(
      option => sameSpot(option.first, first) && sameSpot(option.second, second),
    );
  }
}
