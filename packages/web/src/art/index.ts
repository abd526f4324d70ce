/**
 * Every drawing, one file each, in a folder of `sprite/` for its kind. A Vite plugin inlines `buildSprite('sprite')`
 * into the page once; then `<svg width="48" height="48" aria-hidden="true"><use href="#crown" /></svg>` shows one, in
 * the colours of `tokens.css`.
 *
 * - `terrain-*` and `castle-*` are 100 x 100. Ground runs off every edge, so equal neighbours join; lay them on whole pixels.
 *   A castle has no ground of its own: put `terrain-castle` under it. Crowns (32 x 28) go in the calm upper left.
 * - `king-*` 80 x 100, `domino-back` 200 x 100 (number in the middle), `spellbook` 240 x 160, `flag` 48 x 64, `emblem-*` and `cross` 40 x 40,
 *   `spell-*` 48 x 48, `coat-*`, `die-face` and `duel-castle` 100 x 100, `icon-*` 24 x 24.
 * - `icon-*`, the ink of `spell-*` and the cloth of `flag` take `currentColor`.
 * - `table-wood` and `parchment` are see-through grain for CSS: `background: var(--wood) url(./sprite/grain/table-wood.svg)`.
 */
export const SYMBOLS = [
  'app-icon',
  'castle-blue',
  'castle-green',
  'castle-pink',
  'castle-yellow',
  'coat-band',
  'coat-bands',
  'coat-disc',
  'coat-discs',
  'coat-joker',
  'coat-quarters',
  'coat-solid',
  'cross',
  'crown',
  'die-face',
  'domino-back',
  'duel-castle',
  'emblem-leaf',
  'emblem-rose',
  'emblem-sun',
  'emblem-wave',
  'flag',
  'icon-arrow-left',
  'icon-arrow-right',
  'icon-camera',
  'icon-chat',
  'icon-check',
  'icon-clock',
  'icon-close',
  'icon-coach',
  'icon-copy',
  'icon-download',
  'icon-eye',
  'icon-first',
  'icon-help',
  'icon-home',
  'icon-last',
  'icon-link',
  'icon-log',
  'icon-more',
  'icon-pause',
  'icon-people',
  'icon-play',
  'icon-plus',
  'icon-points',
  'icon-qr',
  'icon-redo',
  'icon-replay',
  'icon-robot',
  'icon-rotate',
  'icon-settings',
  'icon-share',
  'icon-sound-off',
  'icon-sound-on',
  'icon-step-back',
  'icon-step-forward',
  'icon-trash',
  'icon-trophy',
  'icon-undo',
  'icon-warning',
  'icon-wifi-off',
  'king-blue',
  'king-green',
  'king-pink',
  'king-yellow',
  'logo',
  'parchment',
  'spell-banner',
  'spell-both',
  'spell-dignitary',
  'spell-free',
  'spell-split',
  'spell-turn',
  'spellbook',
  'table-wood',
  'terrain-castle',
  'terrain-forest-1',
  'terrain-forest-2',
  'terrain-forest-3',
  'terrain-grassland-1',
  'terrain-grassland-2',
  'terrain-grassland-3',
  'terrain-lake-1',
  'terrain-lake-2',
  'terrain-lake-3',
  'terrain-mine-1',
  'terrain-mine-2',
  'terrain-mine-3',
  'terrain-swamp-1',
  'terrain-swamp-2',
  'terrain-swamp-3',
  'terrain-wheat-1',
  'terrain-wheat-2',
  'terrain-wheat-3',
] as const;

type DrawingId = (typeof SYMBOLS)[number];

/** Drawings that stand on boards, many at a time: images, which `board/drawn/picture.tsx` shows. */
export type PictureId = Extract<
  DrawingId,
  `terrain-${string}` | `castle-${string}` | `coat-${string}` | 'crown' | 'cross' | 'die-face' | 'duel-castle'
>;

/** All that the sprite has: drawings that stand on boards only are not in it. */
export type SymbolId = Exclude<DrawingId, `terrain-${string}` | `castle-${string}`>;
