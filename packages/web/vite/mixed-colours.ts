/**
 * Colours that are mixed of the palette, mixed by the build: `color-mix` is younger than the oldest browsers of the page,
 * and one that is not understood would leave legal squares unmarked. A mixture with `currentcolor` stays what it is.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ART = new URL('../src/art/', import.meta.url);
/** `color-mix(in srgb, var(--teal) 16%, transparent)`, or with another token. */
const MIXED = /color-mix\(in srgb,\s*var\((--[\w-]+)\)\s*(\d+)%,\s*(?:transparent|var\((--[\w-]+)\))\)/gi;

type Palette = ReadonlyMap<string, string>;

export function mixedColours(): Plugin {
  return {
    name: 'kingdomino-mixed-colours',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).flatMap(file =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
      );
      const used = new Map<string, Mixture>();
      for (const sheet of sheets) sheet.source = replaceMixed(String(sheet.source), used);
      for (const sheet of sheets) sheet.source += definitions(String(sheet.source), used);
    },
  };
}

interface Mixture {
  readonly of: string;
  readonly part: number;
  /** Another token, or nothing but transparency. */
  readonly and: string | undefined;
}

/** `var(--teal-16)`; what it stands for is noted in `used`. */
function replaceMixed(text: string, used: Map<string, Mixture>): string {
  return text.replace(MIXED, (_, of: string, part: string, and?: string) => {
    const name = `${of}-${part}${and ? `-${and.slice(2)}` : ''}`;
    used.set(name, { of, part: Number(part) / 100, and });
    return `var(${name})`;
  });
}

/** Beside the palette that they are mixed of, and as strong as that. */
function definitions(sheet: string, used: ReadonlyMap<string, Mixture>): string {
  // the sheet with the tokens has them in a layer; the one for the dark is written to win
  if (sheet.includes('@layer tokens')) return `@layer tokens{:root{${rows(used, 'tokens.css')}}}`;
  return /:root:root\s*\{/.test(sheet) ? `:root:root{${rows(used, 'dark.css')}}` : '';
}

function rows(used: ReadonlyMap<string, Mixture>, file: string): string {
  const text = readFileSync(new URL(file, ART), 'utf8');
  const palette = new Map(
    [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
  return [...used].map(([name, mixture]) => `${name}:${mix(mixture, palette)};`).join('');
}

function mix({ of, part, and }: Mixture, palette: Palette): string {
  const one = channels(of, palette);
  if (and === undefined) return `#${hex(one)}${hex([255 * part])}`;
  const other = channels(and, palette);
  return `#${hex(one.map((value, index) => part * value + (1 - part) * other[index]!))}`;
}

function channels(token: string, palette: Palette): number[] {
  const value = palette.get(token)?.trim() ?? '';
  const [, alias] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (alias) return channels(alias, palette);
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`${token} is mixed, and is no plain colour: ${value}`);
  return [1, 3, 5].map(at => Number.parseInt(value.slice(at, at + 2), 16));
}

const hex = (values: readonly number[]) =>
  values.map(value => Math.round(value).toString(16).padStart(2, '0')).join('');
