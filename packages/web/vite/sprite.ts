/** Puts the sprite of all drawings into the page, so that `<use href="#crown" />` finds them without a request. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildSprite } from '../src/art/build-sprite.mjs';
import { isOnlyPicture } from './pictures.ts';

const FOLDER = fileURLToPath(new URL('../src/art/sprite', import.meta.url));

export function sprite(): Plugin {
  return {
    name: 'kingdomino-sprite',
    transformIndexHtml: html =>
      html.replace(
        '<!-- sprite -->',
        buildSprite(FOLDER, id => !isOnlyPicture(id)),
      ),
  };
}
