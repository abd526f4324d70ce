/**
 * A drawing on a board, as an image: the browser works out its shapes once for each theme, not again for every square it
 * stands on. It stays a drawing, so it is sharp at any size, on any screen and on paper.
 */
import { isDark } from '../app/settings.ts';
import type { PictureId } from '../art/index.ts';

interface Props {
  readonly name: PictureId;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

export function Picture({ name, ...box }: Props) {
  return <image data-picture={name} href={addressOf(name, isDark.value ? 'dark' : 'light')} {...box} />;
}

/** Made by `vite/pictures.ts`. */
interface Given {
  /** Those that the sprite has not: each as the text of an image, its colours named as in `tokens.css`. */
  readonly drawings: Readonly<Record<string, string>>;
  readonly colours: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;
}

let given: Given | undefined;
const addresses = new Map<string, string>();

function addressOf(name: PictureId, theme: 'light' | 'dark'): string {
  const key = `${name} ${theme}`;
  let address = addresses.get(key);
  if (address === undefined) {
    address = URL.createObjectURL(new Blob([drawingText(name, theme)], { type: 'image/svg+xml' }));
    addresses.set(key, address);
  }
  return address;
}

/** A drawing as an SVG file of its own. */
export function drawingText(name: PictureId, theme: 'light' | 'dark'): string {
  given ??= JSON.parse(document.getElementById('pictures')!.textContent) as Given;
  const { drawings, colours } = given;
  const drawing = drawings[name] ?? fromSprite(name);
  return drawing.replace(/var\((--[\w-]+)[^)]*\)/g, (_, token: string) => colours[theme][token]!);
}

function fromSprite(name: PictureId): string {
  const symbol = document.getElementById(name)!;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${symbol.getAttribute('viewBox')}">${symbol.innerHTML}</svg>`;
}
