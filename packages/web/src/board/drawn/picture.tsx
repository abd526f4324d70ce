/** A drawing on a board, as an image: painted once for each theme, not again for every square it stands on. */
import { isDark } from '../../app/settings.ts';
import type { PictureId } from '../../art/index.ts';
import { idleTime, pixelsOf } from './pixel-cache.ts';

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

interface Image {
  /** Of the drawing. */
  readonly drawing: string;
  /** Width by height. */
  readonly shape: number;
}

let given: Given | undefined;
const images = new Map<string, Image>();

function addressOf(name: PictureId, theme: 'light' | 'dark'): string {
  const key = `${name} ${theme}`;
  let image = images.get(key);
  if (!image) {
    image = imageOf(drawingText(name, theme));
    images.set(key, image);
  }
  return pixelsOf({ key, ...image }) ?? image.drawing;
}

/** All terrains and castles, one at a time while nothing happens: the first deal would have to make a dozen of them at once. */
export async function preparePictures(): Promise<void> {
  const theme = isDark.peek() ? 'dark' : 'light';
  for (const name of Object.keys(givenOnce().drawings)) {
    await idleTime();
    addressOf(name as PictureId, theme);
  }
}

/** With a size, without which not every browser paints it. */
function imageOf(text: string): Image {
  const [width, height] = /viewBox=['"]0 0 ([\d.]+) ([\d.]+)/.exec(text)!.slice(1).map(Number);
  const sized = text.replace('<svg', `<svg width="${width}" height="${height}"`);
  return {
    drawing: URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' })),
    shape: width! / height!,
  };
}

/** A drawing as an SVG file of its own. */
export function drawingText(name: PictureId, theme: 'light' | 'dark'): string {
  const { drawings, colours } = givenOnce();
  const drawing = drawings[name] ?? fromSprite(name);
  return drawing.replace(/var\((--[\w-]+)[^)]*\)/g, (_, token: string) => colours[theme][token]!);
}

function givenOnce(): Given {
  given ??= JSON.parse(document.getElementById('pictures')!.textContent) as Given;
  return given;
}

function fromSprite(name: PictureId): string {
  const symbol = document.getElementById(name)!;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${symbol.getAttribute('viewBox')}">${symbol.innerHTML}</svg>`;
}
