/**
 * Drawings as pixels: each is painted once for each theme, at the largest size a board shows it; boards then only copy
 * it. A drawing that has not been painted yet, or cannot be, is shown as it is.
 */

import { isCanvasTrue } from './canvas-noise.ts';

/** Of a square on a large screen; on a phone its pixels are finer. */
const SIDE = devicePixelRatio > 1 ? 256 : 192;

interface Wanted {
  readonly key: string;
  /** The drawing's own address. */
  readonly drawing: string;
  /** Width by height. */
  readonly shape: number;
}

const painted = new Map<string, string>();
const wanted = new Map<string, Wanted>();
let isPainting = false;

/** Where its pixels are; undefined until they are painted, which is done when the page has time. */
export function pixelsOf(one: Wanted): string | undefined {
  const address = painted.get(one.key);
  if (address === undefined && !wanted.has(one.key)) {
    wanted.set(one.key, one);
    void paintAll();
  }
  return address;
}

async function paintAll(): Promise<void> {
  if (isPainting) return;
  isPainting = true;
  const fresh = new Map<string, string>();
  for (const one of wanted.values()) {
    if (painted.has(one.key)) continue;
    await idleTime();
    try {
      const pixels = await paint(one);
      painted.set(one.key, pixels);
      fresh.set(one.drawing, pixels);
    } catch {
      // it stays a drawing
    }
  }
  isPainting = false;
  replace(fresh);
}

/** When the page has nothing better to do. */
export const idleTime = () =>
  new Promise<void>(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });

async function paint({ drawing, shape }: Wanted): Promise<string> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  // to read a drawing and to paint it are two tasks
  await idleTime();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(shape >= 1 ? SIDE : SIDE * shape);
  canvas.height = Math.round(canvas.width / shape);
  if (!isCanvasTrue()) throw new Error('what this browser paints cannot be read');
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  // without loss, and written by another thread than PNG, where a browser can; others make a PNG of it
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 1));
  const address = URL.createObjectURL(blob!);
  // once it is known the pictures that show it do not blink
  image.src = address;
  await image.decode();
  return address;
}

/** What is shown already: all at once, so that boards are painted anew once. Measurements wait for it. */
function replace(fresh: ReadonlyMap<string, string>): void {
  for (const image of document.querySelectorAll('image[data-picture]')) {
    const pixels = fresh.get(image.getAttribute('href') ?? '');
    if (pixels !== undefined) image.setAttribute('href', pixels);
  }
  document.documentElement.dataset.pictures = 'painted';
}
