// D-R4 .. D-R6, D-B1, D-S1, D-S2, D-S4: every draw a player may make, and what a draw does.
import { DUEL } from './data.ts';
import { allCells, COATS, connects, mayCast, type NaiveDuelPlayer } from './duel-player.ts';
import { type Cell, isNextTo, keyOf } from './grid.ts';

/** One die as it is drawn. */
interface DrawnDie {
  die: number;
  turnedTo: number | null;
  joker: boolean;
  coat: string;
  /** As drawn, the castle cross included. */
  crosses: number;
  castleCross: boolean;
}

interface Cast {
  free: boolean;
  split: boolean;
}

/**
 * Draws, and passes when nothing can be drawn without a spell: as the dice lie, or with one turned (D-S4) where the domino
 * cannot be drawn then either. `faces` are the roll, `dice` the player's two.
 */
export function drawMoves(player: NaiveDuelPlayer, dice: number[], faces: number[]): string[] {
  const canDraw = (shown: number[]) => drawTexts({ ...player, owns: [] }, dice, shown).length > 0;
  const draws = drawTexts(player, dice, faces);
  if (canDraw(faces)) return draws;
  const turning = mayCast(player, 'turn')
    ? [...dice]
        .sort((one, other) => one - other)
        .flatMap(die =>
          differentFaces(die)
            .filter(face => !canDraw(faces.with(die, face)))
            .map(face => `pass:${die}>${face}`),
        )
    : [];
  return [...draws, 'pass', ...turning];
}

function drawTexts(player: NaiveDuelPlayer, dice: number[], faces: number[]): string[] {
  const [low, high] = [...dice].sort((one, other) => one - other) as [number, number];
  const texts: string[] = [];
  for (const cast of casts(player)) {
    for (const first of waysToDraw(player, low, faces[low]!)) {
      for (const second of waysToDraw(player, high, faces[high]!)) {
        if (first.turnedTo !== null && second.turnedTo !== null) continue;
        if (first.castleCross && second.castleCross) continue;
        for (const [one, other] of spots(player, first, second, cast)) {
          texts.push(`draw:${castText(cast)}${dieText(first, one)};${dieText(second, other)}`);
        }
      }
    }
  }
  return texts;
}

function casts(player: NaiveDuelPlayer): Cast[] {
  return [
    { free: false, split: false },
    { free: true, split: false },
    { free: false, split: true },
    { free: true, split: true },
  ].filter(({ free, split }) => (!free || mayCast(player, 'free')) && (!split || mayCast(player, 'split')));
}

/** A die as shown or turned, with each coat a joker may take, with and without the castle cross. */
function waysToDraw(player: NaiveDuelPlayer, die: number, shown: number): DrawnDie[] {
  const ways: DrawnDie[] = [];
  const turns = [null, ...(mayCast(player, 'turn') ? differentFaces(die) : [])];
  for (const turnedTo of turns) {
    const face = DUEL.dice[die]![turnedTo ?? shown]!;
    for (const coat of face.joker ? COATS : [face.coat]) {
      const crosses = face.joker ? 0 : face.crosses;
      const way = { die, turnedTo, joker: face.joker === true, coat };
      ways.push({ ...way, crosses, castleCross: false });
      if (!player.castleCrossUsed) ways.push({ ...way, crosses: crosses + 1, castleCross: true });
    }
  }
  return ways;
}

/** The die's faces, of equal ones only the first. */
function differentFaces(die: number): number[] {
  const texts = DUEL.dice[die]!.map(face => (face.joker ? '?' : `${face.coat} ${face.crosses}`));
  return texts.map((_, index) => index).filter(index => texts.indexOf(texts[index]!) === index);
}

function spots(player: NaiveDuelPlayer, first: DrawnDie, second: DrawnDie, cast: Cast): [Cell, Cell][] {
  const found: [Cell, Cell][] = [];
  const empty = allCells().filter(cell => !player.map.has(keyOf(cell)));
  const alike = first.coat === second.coat && first.crosses === second.crosses;
  for (const one of empty) {
    for (const other of empty) {
      if (keyOf(one) === keyOf(other)) continue;
      if (!cast.split && !isNextTo(one, other)) continue;
      if (!cast.free) {
        const oneConnects = connects(player, one, first.coat);
        const otherConnects = connects(player, other, second.coat);
        if (cast.split && !(oneConnects && otherConnects)) continue;
        if (!cast.split && !(oneConnects || otherConnects)) continue;
      }
      if (alike && !isEarlier(one, other)) continue;
      found.push([one, other]);
    }
  }
  return found;
}

function isEarlier(one: Cell, other: Cell): boolean {
  return one.y === other.y ? one.x < other.x : one.y < other.y;
}

function castText({ free, split }: Cast): string {
  if (free && split) return 'free+split:';
  if (free) return 'free:';
  return split ? 'split:' : '';
}

function dieText(drawn: DrawnDie, cell: Cell): string {
  const turned = drawn.turnedTo === null ? '' : `>${drawn.turnedTo}`;
  const coat = drawn.joker ? `=${drawn.coat}` : '';
  return `${drawn.die}${turned}${coat}${drawn.castleCross ? '*' : ''}@${cell.x},${cell.y}`;
}

/** Changes the player; gives the coats for which the two dice now fill a box (D-R7). */
export function applyDraw(player: NaiveDuelPlayer, move: string, faces: number[]): string[] {
  const parts = move.split(':');
  const spells = parts.length === 3 ? parts[1]!.split('+') : [];
  player.used.push(...spells);
  const fills: string[] = [];
  for (const text of parts.at(-1)!.split(';')) {
    const { turnedTo, shown, coat, castleCross, cell } = readDie(text, faces);
    if (turnedTo !== null) player.used.push('turn');
    if (castleCross) player.castleCrossUsed = true;
    const crosses = (shown.joker ? 0 : shown.crosses) + (castleCross ? 1 : 0);
    player.map.set(cell, { coat, crosses });
    if (!shown.joker && crosses === 0) fills.push(coat);
  }
  return fills;
}

/** The boxes of a player who draws nothing: his dice as they lie, or with one turned. Changes the player. */
export function fillsOfPass(
  player: NaiveDuelPlayer,
  move: string,
  dice: number[],
  faces: number[],
): string[] {
  const turn = /^pass:(\d)>(\d)$/.exec(move);
  if (turn !== null) player.used.push('turn');
  const faceOf = (die: number) => (turn !== null && Number(turn[1]) === die ? Number(turn[2]) : faces[die]!);
  const shown = dice.map(die => DUEL.dice[die]![faceOf(die)]!);
  return shown.flatMap(face => (!face.joker && face.crosses === 0 ? [face.coat] : []));
}

function readDie(text: string, faces: number[]) {
  const parts = /^(\d)(?:>(\d))?(?:=([a-z]+))?(\*)?@(-?\d,-?\d)$/.exec(text);
  if (parts === null) throw new Error(`no such die: ${text}`);
  const die = Number(parts[1]);
  const turnedTo = parts[2] === undefined ? null : Number(parts[2]);
  const shown = DUEL.dice[die]![turnedTo ?? faces[die]!]!;
  const coat = shown.joker ? parts[3]! : shown.coat;
  return { turnedTo, shown, coat, castleCross: parts[4] === '*', cell: parts[5]! };
}
