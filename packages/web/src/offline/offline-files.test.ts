import { expect, test } from 'vitest';
import { type Built, offlineFiles } from '../../vite/offline-files.ts';

const BUNDLE: Built = {
  'index.html': { type: 'asset' },
  'assets/index-1.js': { type: 'chunk', facadeModuleId: '/x/src/main.tsx' },
  'assets/index-1.js.map': { type: 'asset' },
  'assets/bot-worker-1.js': { type: 'asset' },
  'assets/de-1.js': { type: 'chunk', facadeModuleId: '/x/src/locales/de.ts' },
  'assets/en-2.js': { type: 'chunk', facadeModuleId: '/x/src/locales/table/en.ts' },
  'assets/de-2.js': { type: 'chunk', facadeModuleId: '/x/src/locales/table/de.ts' },
  'assets/duel-1.bin': { type: 'asset', names: ['duel.bin'] },
  'assets/table-5-1.wasm': { type: 'asset', names: ['table-5.wasm'] },
  'assets/nunito-basic-1.woff2': { type: 'asset', names: ['nunito-basic.woff2'] },
  'assets/nunito-cyrillic-1.woff2': { type: 'asset', names: ['nunito-cyrillic.woff2'] },
  'licences/nunito.txt': { type: 'asset' },
};
const ICON = { 'icon.svg': Buffer.from('<svg/>') };

test('the first visit fetches what everybody needs; nets, other languages and letters come when they are used', () => {
  const { first, later } = offlineFiles(BUNDLE, 'page', ICON);
  expect(first).toEqual([
    '/',
    '/assets/index-1.js',
    '/assets/bot-worker-1.js',
    '/assets/en-2.js',
    '/assets/nunito-basic-1.woff2',
    '/icon.svg',
  ]);
  expect(later).toEqual([
    '/assets/de-1.js',
    '/assets/de-2.js',
    '/assets/duel-1.bin',
    '/assets/table-5-1.wasm',
    '/assets/nunito-cyrillic-1.woff2',
  ]);
});

test('a changed icon, page or script is a newer version; the same files are not', () => {
  const version = (page = 'page', icon = '<svg/>', bundle = BUNDLE) =>
    offlineFiles(bundle, page, { 'icon.svg': Buffer.from(icon) }).version;
  const script = { ...BUNDLE, 'assets/index-2.js': { type: 'chunk' } };
  expect(version()).toBe(version());
  expect(
    new Set([version(), version('other'), version('page', '<svg>'), version('page', '<svg/>', script)]).size,
  ).toBe(4);
});
