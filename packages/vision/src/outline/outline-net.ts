/** The net that finds kingdoms in a photograph: a small U-Net that says where squares lie and where their corners are. */
import { type Convolve, connectPixels, convolve, enlarge, type Layer } from '../net/layers.ts';
import { PackedReader } from '../net/packed-reader.ts';
import type { Heatmap } from './peaks.ts';

/** The shape of the net; training/outline_net.py has the same. */
export const SCENE_SIDE = 128;
const CHANNELS = [12, 20, 28, 36] as const;
const MAGIC = 'KOL1';

/** Marks where squares lie in a photograph. */
export class OutlineNet {
  readonly #down: readonly Layer[];
  readonly #inner: readonly Layer[];
  readonly #up: readonly Layer[];
  readonly #heads: Layer;
  readonly #convolve: Convolve;

  /**
   * @param bytes the packed net, as training/export.py writes it
   * @param way how to convolve, where there is a faster way than the plain one
   */
  constructor(bytes: ArrayBuffer, way: Convolve = convolve) {
    this.#convolve = way;
    const reader = new PackedReader(bytes, MAGIC);
    this.#down = CHANNELS.map((outputs, level) => reader.layer(CHANNELS[level - 1] ?? 3, outputs, 9));
    this.#inner = CHANNELS.map(channels => reader.layer(channels, channels, 9));
    this.#up = [2, 1, 0].map(level =>
      reader.layer(CHANNELS[level + 1]! + CHANNELS[level]!, CHANNELS[level]!, 9),
    );
    this.#heads = reader.layer(CHANNELS[0], 2, 1);
    reader.end();
  }

  /**
   * @param scene three planes of SCENE_SIDE x SCENE_SIDE values from 0 to 1
   * @returns two maps of half that side: how likely squares lie at each place, and corners of squares
   */
  maps(scene: Float32Array): { readonly squares: Heatmap; readonly corners: Heatmap } {
    let units: Float32Array = scene.map(value => 2 * value - 1);
    let side = SCENE_SIDE;
    const kept: Float32Array[] = [];
    for (const [level, down] of this.#down.entries()) {
      units = this.#convolve(units, side, down, 2);
      side /= 2;
      units = this.#convolve(units, side, this.#inner[level]!, 1);
      kept.push(units);
    }
    for (const [index, up] of this.#up.entries()) {
      const beside = kept.at(-2 - index)!;
      units = this.#convolve(joined(enlarge(units, side), beside), 2 * side, up, 1);
      side *= 2;
    }
    const chances = connectPixels(units, this.#heads).map(logit => 1 / (1 + Math.exp(-logit)));
    const plane = side * side;
    return {
      squares: { side, values: chances.subarray(0, plane) },
      corners: { side, values: chances.subarray(plane) },
    };
  }
}

function joined(one: Float32Array, other: Float32Array): Float32Array {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
