/** The two families the page is set in, and what stands in for them until they have arrived. */

export interface Family {
  /** As CSS names it; in small letters, as its files are named. */
  readonly name: string;
  /** The custom property that holds the family and its stand-ins. */
  readonly property: string;
  readonly package: string;
  /** In the names of the package's files: `nunito-latin-wght-normal.woff2`. */
  readonly style: string;
  /** As CSS writes it: one weight or a range. */
  readonly weight: string;
  readonly axis?: { readonly min: number; readonly max: number; readonly default: number };
  readonly features: readonly string[];
  /** Height above and depth below the line, as shares of the size. */
  readonly ascent: number;
  readonly descent: number;
  readonly standIns: readonly StandIn[];
  readonly generic: 'sans-serif' | 'serif';
}

/** A font of the system, stretched to the width of ours, so that no line breaks elsewhere when ours comes. */
export interface StandIn {
  readonly name: string;
  readonly weight: number;
  /** The same widths under several names. */
  readonly local: readonly string[];
  /** Our width divided by its own, over the texts of the page in nine languages; they differ by 1.5 % at most. */
  readonly width: number;
}

/** Kerning, and the forms of letters that are one language's own. */
const KEPT = ['kern', 'locl'];

export const FAMILIES: readonly Family[] = [
  {
    name: 'Nunito',
    property: '--text-face',
    package: '@fontsource-variable/nunito',
    style: 'wght-normal',
    weight: '400 700',
    axis: { min: 400, max: 700, default: 400 },
    features: KEPT,
    ascent: 1.011,
    descent: 0.353,
    standIns: [
      {
        name: 'Arial',
        weight: 400,
        local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
        width: 1.004,
      },
      {
        name: 'Arial',
        weight: 700,
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
        width: 0.975,
      },
      { name: 'Roboto', weight: 400, local: ['Roboto', 'Roboto-Regular'], width: 1.007 },
      { name: 'Roboto', weight: 700, local: ['Roboto Bold', 'Roboto-Bold'], width: 1.034 },
      { name: 'DejaVu Sans', weight: 400, local: ['DejaVu Sans'], width: 0.878 },
      { name: 'DejaVu Sans', weight: 700, local: ['DejaVu Sans Bold'], width: 0.806 },
    ],
    generic: 'sans-serif',
  },
  {
    name: 'Alegreya',
    property: '--display-face',
    package: '@fontsource/alegreya',
    style: '700-normal',
    weight: '700',
    // figures as high as capitals, because its own are of the old style
    features: [...KEPT, 'lnum'],
    ascent: 1.016,
    descent: 0.345,
    standIns: [
      {
        name: 'Times',
        weight: 700,
        local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
        width: 0.951,
      },
      { name: 'Noto Serif', weight: 700, local: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.813 },
      { name: 'DejaVu Serif', weight: 700, local: ['DejaVu Serif Bold'], width: 0.722 },
    ],
    generic: 'serif',
  },
];
