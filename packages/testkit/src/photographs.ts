/**
 * Kingdoms as pictures of plain colours, and a net that reads them: so that everything between a photograph and its points is
 * tested without anybody's photographs. A square has the colour of its kind; crowns are a dot in its middle, the brighter the
 * more there are.
 */

/** A letter for the kind (w f l g s m, C castle, . empty) and the number of crowns, as drawings of kingdoms have them. */
export type Token = string;

export interface PaintedPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

type Colour = readonly [red: number, green: number, blue: number];

/** In the order in which nets number kinds: terrains, castle, nothing. */
const KINDS = 'wflgsmC.';
const COLOURS: readonly Colour[] = [
  [0.8, 0.7, 0.1],
  [0.1, 0.4, 0.1],
  [0.1, 0.3, 0.8],
  [0.5, 0.8, 0.2],
  [0.5, 0.4, 0.3],
  [0.2, 0.2, 0.2],
  [0.7, 0.1, 0.6],
  [0.1, 0.7, 0.7],
];
/** How bright the dot is, by crowns; the net sees the sum of its three colours, each from -1 to 1, above a threshold. */
const DOTS = [0, 0.8, 0.9, 1];
const THRESHOLD = 1.2;
/** The dot's side, in squares. */
const DOT = 0.2;

/** Tokens separated by blanks, rows by line ends, as a picture of so many pixels a square. */
export function paintKingdom(drawing: string, side = 40): PaintedPicture {
  const rows = drawing
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/));
  const [width, height] = [rows[0]!.length * side, rows.length * side];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 4) {
      const colour = colourAt(
        rows[Math.floor(y / side)]![Math.floor(x / side)]!,
        (x % side) / side,
        (y % side) / side,
      );
      data.set([...colour.map(part => Math.round(255 * part)), 255], to);
    }
  return { width, height, data };
}

function colourAt(token: Token, across: number, down: number): Colour {
  const crowns = Number(token.slice(1) || 0);
  const isDot = crowns > 0 && Math.max(Math.abs(across - 0.5), Math.abs(down - 0.5)) < DOT / 2;
  if (isDot) return [DOTS[crowns]!, DOTS[crowns]!, DOTS[crowns]!];
  return COLOURS[KINDS.indexOf(token[0]!)]!;
}

/** Channels of the net's layers, see `SquareNet` of the vision package. */
const CHANNELS = [3, 16, 40, 64, 96];
const MAGIC = 'KSQ1';
/** How sure the net is of a plain colour; of a mixture of two it is not. */
const SHARPNESS = 25;
/** Nobody could be surer of crowns. */
const CROWN_SHARPNESS = 400;

/** A packed net that tells those squares apart by their colours. */
export function colourNet(): ArrayBuffer {
  const layers = CHANNELS.slice(1).map((outputs, at) =>
    convolution(CHANNELS[at]!, outputs, at === 0 ? FIRST : PASSED_ON),
  );
  const bytes = [...new TextEncoder().encode(MAGIC), ...layers.flat(), ...heads()];
  return Uint8Array.from(bytes).buffer;
}

type Rows = readonly { readonly weights: readonly number[]; readonly bias: number }[];

/** Each colour and its opposite, because layers cut off what is below 0; then how bright it is. */
const FIRST: Rows = [
  ...[0, 1, 2].flatMap(channel =>
    [1, -1].map(sign => ({ weights: [0, 1, 2].map(each => (each === channel ? sign : 0)), bias: 0 })),
  ),
  { weights: [1, 1, 1], bias: -THRESHOLD },
];
const PASSED_ON: Rows = FIRST.map((_, at) => ({
  weights: FIRST.map((_, each) => Number(each === at)),
  bias: 0,
}));

/** Only the middle of 3 x 3 counts. */
function convolution(inputs: number, outputs: number, rows: Rows): number[] {
  const padded = Array.from({ length: outputs }, (_, output) => ({
    weights: Array.from({ length: inputs * 9 }, (_, at) =>
      at % 9 === 4 ? (rows[output]?.weights[(at - 4) / 9] ?? 0) : 0,
    ),
    bias: rows[output]?.bias ?? 0,
  }));
  return packed(padded);
}

/** The nearest colour by the means of the planes, the nearest brightness by their largest values. */
function heads(): number[] {
  const last = CHANNELS.at(-1)!;
  const kinds = COLOURS.map(colour => {
    const signed = colour.map(part => 2 * part - 1);
    const weights = signed.flatMap(part => [SHARPNESS * part, -SHARPNESS * part]);
    return { weights: filled(weights, 2 * last), bias: (-SHARPNESS * sumOfSquares(signed)) / 2 };
  });
  const crowns = DOTS.map(dot => {
    const brightness = dot === 0 ? 0 : 3 * (2 * dot - 1) - THRESHOLD;
    const weights = [...filled([], last + FIRST.length - 1), CROWN_SHARPNESS * brightness];
    return { weights: filled(weights, 2 * last), bias: (-CROWN_SHARPNESS * brightness ** 2) / 2 };
  });
  return packed([...kinds, ...crowns]);
}

function sumOfSquares(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

function filled(values: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, at) => values[at] ?? 0);
}

/** Scales, biases, then weights in steps of the scales. */
function packed(rows: Rows): number[] {
  const scales = rows.map(({ weights }) => Math.max(...weights.map(Math.abs), 1e-8) / 127);
  const floats = new Uint8Array(Float32Array.from([...scales, ...rows.map(({ bias }) => bias)]).buffer);
  const steps = rows.flatMap(({ weights }, row) => weights.map(weight => Math.round(weight / scales[row]!)));
  return [...floats, ...new Uint8Array(Int8Array.from(steps).buffer)];
}
