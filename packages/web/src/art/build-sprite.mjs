// Joins the drawings below sprite/ into hidden <svg>s of <symbol>s, so that any drawing is `<use href="#crown" />`.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Every drawing by its id, which is the name of its file; the folders only keep kinds apart. Sorted by id.
 * @param {string} dir
 * @returns {Map<string, string>}
 */
export function readDrawings(dir) {
  const drawings = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.svg'))
    .map(path => /** @type {const} */ ([basename(path, '.svg'), readFileSync(join(dir, path), 'utf8')]));
  return new Map(drawings.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The text of the sprite, symbols in the order of their ids.
 * @param {string} dir the folder that holds one .svg per symbol
 * @param {(id: string) => boolean} [isWanted]
 * @returns {string}
 */
export function buildSprite(dir, isWanted = () => true) {
  const symbols = [...readDrawings(dir)]
    .filter(([id]) => isWanted(id))
    .map(([id, text]) => toSymbol(id, text));
  // a clip path works only where it is displayed
  const isClipped = symbol => symbol.includes('url(#');
  return (
    hidden(
      'sprite',
      symbols.filter(symbol => !isClipped(symbol)),
    ) + hidden('sprite clipped', symbols.filter(isClipped))
  );
}

/**
 * @param {string} name
 * @param {string[]} symbols
 * @returns {string}
 */
function hidden(name, symbols) {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${name}" width="0" height="0" aria-hidden="true" focusable="false">${symbols.join('')}</svg>`;
}

/**
 * One drawing as a <symbol>: its size, namespace and title (a tooltip on every use) go, viewBox and presentation attributes stay.
 * @param {string} id
 * @param {string} source
 * @returns {string}
 */
export function toSymbol(id, source) {
  const match = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(source);
  if (!match?.[1]?.includes('viewBox=')) throw new Error(`${id}.svg: not an <svg> with a viewBox`);
  const attributes = match[1].replace(/\s(?:xmlns(?::\w+)?|width|height|id)="[^"]*"/g, '').trim();
  const body = prefixIds(id, match[2] ?? '')
    .replace(/<title>[^<]*<\/title>/, '')
    // colours for programs that draw; the page has them all
    .replace(/var\((--[\w-]+),[^)]*\)/g, 'var($1)')
    .replace(/>\s+</g, '><');
  return `<symbol id="${id}" ${attributes}>${body.trim()}</symbol>`;
}

/**
 * Ids inside a drawing (gradients, clip paths) would collide in one document: `a` in crown.svg becomes `crown-a`.
 * @param {string} id
 * @param {string} body
 * @returns {string}
 */
function prefixIds(id, body) {
  return body
    .replace(/\sid="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${id}-$1"`);
}
