import { expect, test, vi } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

vi.mock('../app/settings.ts', () => ({}));

const key = (changes: Partial<Parameters<typeof shortcutOf>[0]>) => ({
  key: 'r',
  code: 'KeyR',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...changes,
});

test.each([
  [{}, 'r'],
  [{ key: 'R' }, 'r'],
  // the letter counts where it is a Latin one, and the place where it is not
  [{ key: 'r', code: 'KeyP' }, 'r'],
  [{ key: 'к', code: 'KeyR' }, 'r'],
  [{ key: 'ctrl', ctrlKey: true }, undefined],
  [{ ctrlKey: true }, undefined],
  [{ metaKey: true }, undefined],
  [{ altKey: true }, undefined],
  [{ key: 'ArrowLeft', code: 'ArrowLeft' }, undefined],
  [{ key: '1', code: 'Digit1' }, undefined],
  [{ key: 'Dead', code: 'KeyR' }, undefined],
])('%j is %s', (changes, letter) => expect(shortcutOf(key(changes))).toBe(letter));
