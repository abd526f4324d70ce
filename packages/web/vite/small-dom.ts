/** For tests of whole screens in a small DOM: the page as the build makes it, without letters, which nobody draws there. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { catalogues } from './catalogues.ts';
import { pictures } from './pictures.ts';
import { sprite } from './sprite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `index.html`, with its drawings and without its program. */
    page: string;
  }
}

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const SMALL_DOM = {
  plugins: [catalogues()],
  // style sheets are not read there
  resolve: { alias: { 'virtual:fonts.css': fileOf('../src/styles/index.css') } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
} satisfies UserConfig;

export function pageInSmallDom(): string {
  const html = readFileSync(fileOf('../index.html'), 'utf8')
    .replace(/<script type="module".*<\/script>/, '')
    .replace(/ href="[^"]*dark.css"/, '');
  return [sprite(), pictures()].reduce((text, { transformIndexHtml }) => {
    if (typeof transformIndexHtml !== 'function') throw new Error('not as simple any more');
    return (transformIndexHtml as (html: string) => string)(text);
  }, html);
}
