/** Plays games to the end on one position, as fast as the rules allow: for benchmarks and statistics. */
import type { Random } from '../kernel/random.ts';
import { COAT_OF, COATS, DIE_COUNT, FACE_COUNT } from './components.ts';
import { DrawFinder, isPass } from './draw-finder.ts';
import { playPass } from './formats/draw-numbers.ts';
import type { Options } from './options.ts';
import { NOBODY, Position } from './position.ts';

/** Whole random games, one after the other on the same position. */
export class Playout {
  readonly position: Position;
  readonly #start: Position;
  readonly #draws = new DrawFinder();
  readonly #roll = new Uint8Array(DIE_COUNT);

  constructor(options: Options) {
    this.#start = new Position(options);
    this.position = this.#start.copy();
  }

  /** One whole game in which every legal move is equally likely. */
  playRandomly(random: Random): void {
    const { position } = this;
    position.copyFrom(this.#start);
    while (position.phase !== 'over') this.#step(random);
  }

  #step(random: Random): void {
    const { position } = this;
    switch (position.phase) {
      case 'first':
        return position.begin(position.options.firstSeat ?? random.below(2));
      case 'roll':
        for (let die = 0; die < DIE_COUNT; die++) this.#roll[die] = random.below(FACE_COUNT);
        return position.roll(this.#roll);
      case 'take':
        return this.#take(random);
      case 'take-two': {
        const left = random.below(DIE_COUNT - 1);
        return position.takeTwo(this.#freeDie(left === 0 ? 1 : 0), this.#freeDie(left === 2 ? 1 : 2));
      }
      case 'draw':
        return this.#draw(random);
      case 'banner':
        return position.nameBanner(random.below(COATS.length));
      case 'dignitary': {
        const cells = position.map.board.covered();
        return position.addDignitary(cells[random.below(cells.length)]!);
      }
    }
  }

  #take(random: Random): void {
    const { position } = this;
    const pairs = position.holds(COAT_OF.both, position.seat) ? PAIRS.length : 0;
    const index = random.below(DIE_COUNT + pairs);
    if (index < DIE_COUNT) position.take(index);
    else position.takeTwo(...PAIRS[index - DIE_COUNT]!);
  }

  #draw(random: Random): void {
    const draws = this.#draws;
    draws.at(random.below(draws.find(this.position)));
    if (isPass(draws.code)) playPass(this.position, draws.code);
    else this.position.draw(draws.code, draws.first, draws.second);
  }

  #freeDie(which: number): number {
    const { takenBy } = this.position;
    let die = 0;
    while (takenBy[die] !== NOBODY || which-- > 0) die++;
    return die;
  }
}

const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];
