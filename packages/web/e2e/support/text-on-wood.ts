/** The contrast of text that lies over the painted wood, which axe cannot judge: against the pixels really behind it. */
import type { Page } from '@playwright/test';

export interface OverWood {
  readonly text: string;
  /** With the pixel behind it that is most like it. */
  readonly contrast: number;
  readonly wanted: number;
}

/** Letters and icons leave, what is behind them stays. */
const WITHOUT_LETTERS = `
  * { color: transparent !important; text-shadow: none !important; transition: none !important; }
  svg { visibility: hidden !important; }`;

export async function textOverWood(page: Page): Promise<readonly OverWood[]> {
  const marked = await page.evaluate(findTexts);
  await page.evaluate(rules => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT_LETTERS);
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return page.evaluate(measure, { marked, picture: picture.toString('base64') });
}

interface Marked {
  readonly text: string;
  readonly colour: readonly [red: number, green: number, blue: number, opacity: number];
  readonly isLarge: boolean;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Runs in the page: everything written that has nothing of one colour behind it. */
function findTexts(): Marked[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Marked[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = node.textContent!.trim();
    if (text === '' || !isSeen(element) || element.closest('[disabled], dialog, svg') || hasGround(element))
      continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    for (const { x, y, width, height } of range.getClientRects()) {
      const isOnScreen = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      if (isOnScreen && width > 2 && height > 2)
        found.push({
          text,
          colour: [...colourOf(style.color).slice(0, 3), opacityOf(element)] as unknown as Marked['colour'],
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          box: { x, y, width, height },
        });
    }
  }
  return found;

  function isSeen(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.hidden')
    );
  }

  function hasGround(element: Element): boolean {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (colourOf(getComputedStyle(one).backgroundColor)[3]! === 255) return true;
    return false;
  }

  function opacityOf(element: Element): number {
    let opacity = colourOf(getComputedStyle(element).color)[3]! / 255;
    for (let one: Element | null = element; one; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    return opacity;
  }

  function colourOf(text: string): readonly number[] {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }
}

/** Runs in the page. */
async function measure({
  marked,
  picture,
}: {
  readonly marked: readonly Marked[];
  readonly picture: string;
}): Promise<OverWood[]> {
  const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  return marked.map(({ text, colour, isLarge, box }) => {
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(side => Math.floor(side * scale));
    const { data } = context.getImageData(x!, y!, Math.max(1, width!), Math.max(1, height!));
    let contrast = Number.POSITIVE_INFINITY;
    for (let at = 0; at < data.length; at += 4) {
      const ground = [data[at]!, data[at + 1]!, data[at + 2]!];
      const ink = ground.map((part, index) => part + (colour[index]! - part) * colour[3]);
      contrast = Math.min(contrast, contrastOf(lightOf(ink), lightOf(ground)));
    }
    return { text, contrast, wanted: isLarge ? 3 : 4.5 };
  });

  function contrastOf(one: number, other: number): number {
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  /** Relative luminance, as WCAG has it. */
  function lightOf(parts: readonly number[]): number {
    const [red, green, blue] = parts.map(part => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  }
}
