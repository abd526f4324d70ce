/** Mouse, finger and keys as WebDriver describes them; WebDriver BiDi took the same words over. */
import type { Key } from './engine.ts';

const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export function pressAt(pointerType: 'mouse' | 'touch', x: number, y: number): object[] {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }];
}

export function pressKey(key: Key): object[] {
  const value = KEYS[key];
  const actions = [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return [{ type: 'key', id: 'keyboard', actions }];
}
