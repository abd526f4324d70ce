/** Each die shows each face once in six rolls: less noise than six rolls have of their own. */
import type { Random } from '@kingdomino/rules';
import { DIE_COUNT, FACE_COUNT } from '@kingdomino/rules/duel';

export class EvenRolls {
  readonly #random: Random;
  readonly #columns = Array.from({ length: DIE_COUNT }, () =>
    Uint8Array.from({ length: FACE_COUNT }, (_, face) => face),
  );
  readonly #rolls: (readonly number[])[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** The faces of a roll; equal numbers are equal rolls, in whatever order they are asked for. */
  at(roll: number): readonly number[] {
    while (this.#rolls.length <= roll) this.#shuffle();
    return this.#rolls[roll]!;
  }

  #shuffle(): void {
    for (const faces of this.#columns) this.#random.shuffle(faces);
    for (let face = 0; face < FACE_COUNT; face++)
      this.#rolls.push(this.#columns.map(column => column[face]!));
  }
}
