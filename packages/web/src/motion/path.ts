/** The path of a travelling element, as keyframes. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a copy is at one end of its way, and how it is turned there. */
export interface End {
  readonly box: Box;
  /** Quarter turns clockwise. */
  readonly turn: number;
}

/** A copy's own size, unturned. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const SAMPLES = 12;
const HOPS = 3;
const HOP = 0.35;

/** As large as at its larger end, so that nothing is blown up on the way. */
export function copySize(from: End, to: End): Size {
  const [one, other] = [unturned(from), unturned(to)];
  return one.width > other.width ? one : other;
}

export function framesOf(from: End, to: End, size: Size, way: 'fly' | 'walk'): Keyframe[] {
  const ends = [stateAt(from, size), stateAt(to, size)] as const;
  const distance = Math.hypot(ends[1].x - ends[0].x, ends[1].y - ends[0].y);
  const turned = turnBetween(from, to);
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const part = index / SAMPLES;
    const between = (one: number, other: number) => one + part * (other - one);
    const x = between(ends[0].x, ends[1].x);
    const y = between(ends[0].y, ends[1].y) - liftAt(part, way, distance, size);
    const scale = between(ends[0].scale, ends[1].scale) * (way === 'fly' ? 1 + 0.12 * arc(part) : 1);
    const degrees = 90 * (from.turn + part * turned);
    return {
      transform: `translate(${round(x)}px, ${round(y)}px) rotate(${round(degrees)}deg) scale(${round(scale)})`,
    };
  });
}

/** For parts of what turns that stay upright: the squares of a domino, whose trees grow upwards however it lies. */
export function levelFrames(from: End, to: End): Keyframe[] {
  const end = from.turn + turnBetween(from, to);
  return [{ transform: `rotate(${-90 * from.turn}deg)` }, { transform: `rotate(${-90 * end}deg)` }];
}

/** The short way round: three quarters to the right are one to the left. */
function turnBetween(from: End, to: End): number {
  return ((((to.turn - from.turn) % 4) + 5) % 4) - 1;
}

/** What flies makes an arc, what walks hops. */
function liftAt(part: number, way: 'fly' | 'walk', distance: number, { height }: Size): number {
  if (way === 'fly') return arc(part) * Math.min(70, distance / 6);
  return Math.abs(Math.sin(part * Math.PI * HOPS)) * HOP * height;
}

const arc = (part: number) => 4 * part * (1 - part);

function stateAt(end: End, size: Size) {
  const { left, top, width, height } = end.box;
  return {
    x: left + (width - size.width) / 2,
    y: top + (height - size.height) / 2,
    scale: unturned(end).width / size.width,
  };
}

function unturned({ box: { width, height }, turn }: End): Size {
  return turn % 2 === 0 ? { width, height } : { width: height, height: width };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
