/** The draws a seat may make with its two dice, each with the points that it leaves on the map. */

import { DrawFinder, isPass, PASS, Position, playPass, readCasting } from '@kingdomino/rules/duel';
import { gainOfTwo } from '@kingdomino/rules/search';
import { pointsOf, settleChoices } from './points.ts';
import { Shortlist } from './shortlist.ts';

export class DrawValues {
  readonly list = new Shortlist();
  readonly #draws = new DrawFinder();
  readonly #scratch = new Position({ players: 2 });
  readonly #after = new Position({ players: 2 });

  /**
   * Values the draws of a seat, those with most points at once if there are more than `width` of a sort; the best comes first.
   * All dice must be taken and the seat must not have drawn. The other seat is thought to fill its boxes without ado.
   */
  find(position: Position, seat: number, width: number): Shortlist {
    const scratch = this.#scratch;
    const { list } = this;
    scratch.copyFrom(position);
    scratch.seat = seat;
    this.#propose(scratch, width);
    for (let index = 0; index < list.count; index++) list.value[index] = this.#value(position, seat, index);
    list.sort();
    return list;
  }

  #propose(scratch: Position, width: number): void {
    const draws = this.#draws;
    const { list } = this;
    const { board } = scratch.map;
    const one = scratch.dieOf(scratch.seat, 0);
    const other = scratch.dieOf(scratch.seat, 1);
    const count = draws.find(scratch);
    const step = Math.max(1, Math.floor(count / MOST_LOOKED_AT));
    list.start(width);
    let code = PASS;
    let casting = readCasting(0);
    let firstMarks = 0;
    let secondMarks = 0;
    let sort = 0;
    for (let index = 0; index < count; index += step) {
      draws.at(index);
      if (isPass(draws.code)) {
        list.offer(draws.code === PASS ? 0 : SPELLS, draws.code, 0, 0, 0);
        continue;
      }
      if (draws.code !== code) {
        code = draws.code;
        casting = readCasting(code);
        firstMarks =
          marksOf(scratch, one, casting.turned === 0 ? casting.face : -1) + Number(casting.cross === 0);
        secondMarks =
          marksOf(scratch, other, casting.turned === 1 ? casting.face : -1) + Number(casting.cross === 1);
        sort = casting.free || casting.split || casting.turned >= 0 ? SPELLS : casting.cross >= 0 ? 1 : 0;
      }
      const gain = gainOfTwo(
        board,
        draws.first,
        casting.first,
        firstMarks,
        draws.second,
        casting.second,
        secondMarks,
      );
      list.offer(sort, code, draws.first, draws.second, gain);
    }
    list.finish();
  }

  #value(position: Position, seat: number, index: number): number {
    const after = this.#after;
    const { list } = this;
    const code = list.code[index]!;
    after.copyFrom(position);
    if (after.seat !== seat) passAside(after);
    if (isPass(code)) playPass(after, code);
    else after.draw(code, list.first[index]!, list.second[index]!);
    if (after.phase === 'draw') passAside(after);
    settleChoices(after);
    return pointsOf(after, seat);
  }
}

/** The sort of draws, and passes, that take a spell. */
const SPELLS = 2;

/** Of very many draws, which take several spells at once, some are enough. */
const MOST_LOOKED_AT = 20_000;

/** The seat to draw is left out, but not as if it could not draw: that might end the game. */
function passAside(position: Position): void {
  position.drew[position.seat] = 1;
  position.pass();
}

function marksOf(position: Position, die: number, face: number): number {
  if (face < 0) return position.crossesOn(die);
  const shown = position.faces[die]!;
  position.faces[die] = face;
  const crosses = position.crossesOn(die);
  position.faces[die] = shown;
  return crosses;
}
