/**
 * Drawings that stand on boards many times, as a text in the page: the drawings themselves, and what the colours in them
 * are in each theme. The page makes images of them: see `board/drawn/picture.tsx`. As a text they cost no elements.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readDrawings } from '../src/art/build-sprite.mjs';

const ART = new URL('../src/art/', import.meta.url);
const FOLDER = fileURLToPath(new URL('sprite', ART));
/** `PictureId` of `art/index.ts`; the other pictures are in the sprite too, and taken from there. */
const isPicture = (id: string) => /^(?:terrain-|castle-|coat-|crown$|cross$|die-face$|duel-castle$)/.test(id);

/** Stand on boards only. */
export const isOnlyPicture = (id: string) => /^(?:terrain|castle)-/.test(id);

export function pictures(): Plugin {
  return {
    name: 'kingdomino-pictures',
    transformIndexHtml: html =>
      html.replace('<!-- pictures -->', `<script type="application/json" id="pictures">${textOf()}</script>`),
  };
}

function readPictures(): Readonly<Record<string, string>> {
  const pictures = [...readDrawings(FOLDER)].filter(([id]) => isPicture(id));
  return Object.fromEntries(pictures.map(([id, text]) => [id, shortened(text)]));
}

/** Without what an image does not show. */
function shortened(drawing: string): string {
  return (
    drawing
      .replace(/<title>[^<]*<\/title>/, '')
      .replace(/var\((--[\w-]+),[^)]*\)/g, 'var($1)')
      .replace(/>\s+</g, '><')
      // else each would need a mark before it
      .replaceAll('"', "'")
      .trim()
  );
}

function textOf(): string {
  const drawings = readPictures();
  const used = new Set(Object.values(drawings).flatMap(text => text.match(/--[\w-]+/g) ?? []));
  const coloursOf = (sheet: string) =>
    Object.fromEntries(
      [...readFileSync(new URL(sheet, ART), 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g)]
        .map(([, name, value]) => [name!, value!] as const)
        .filter(([name]) => used.has(name)),
    );
  const only = Object.fromEntries(Object.entries(drawings).filter(([id]) => isOnlyPicture(id)));
  return JSON.stringify({
    drawings: only,
    colours: { light: coloursOf('tokens.css'), dark: coloursOf('dark.css') },
  });
}
