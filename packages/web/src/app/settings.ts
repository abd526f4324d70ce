/** What a player may choose for himself; kept on this device. */
import { effect, signal } from '@preact/signals';
import type { Language } from '../locales/languages.ts';
import { changeLanguage, preferredLanguage } from './language.ts';
import { read, write } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export const CONFIRMATIONS = ['touch', 'always', 'never'] as const;
export const UNDO_TIMES = ['none', 'short', 'long'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly sound: boolean;
  readonly speed: (typeof SPEEDS)[number];
  /** When a placed domino waits for a confirmation. */
  readonly confirm: (typeof CONFIRMATIONS)[number];
  /** How long something new waits after a decision that can be taken back. */
  readonly undo: (typeof UNDO_TIMES)[number];
  /** A letter on each terrain and coat. */
  readonly letters: boolean;
  readonly hints: boolean;
}

const DEFAULTS: Settings = {
  language: preferredLanguage(),
  theme: 'auto',
  sound: true,
  speed: 'normal',
  confirm: 'touch',
  undo: 'short',
  letters: false,
  hints: true,
};

const KEY = 'settings';

export const settings = signal<Settings>({ ...DEFAULTS, ...read<Partial<Settings>>(KEY) });

/** Another tab changed them. */
addEventListener('storage', ({ key }) => {
  const changed = key?.endsWith(KEY) ? read<Partial<Settings>>(KEY) : undefined;
  if (!changed) return;
  settings.value = { ...DEFAULTS, ...changed };
  void changeLanguage(settings.value.language);
});

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  write(KEY, settings.value);
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const DARK_FOR: Readonly<Record<Settings['theme'], string>> = {
  auto: '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all',
};

/** Milliseconds for an animation that should take about `normal`. */
export function pace(normal: number): number {
  const { speed } = settings.value;
  if (speed === 'off' || reducedMotion.matches) return 0;
  return speed === 'slow' ? 2 * normal : speed === 'fast' ? normal / 2 : normal;
}

/** Puts theme and speed where the style sheets see them. */
export function applySettings(): void {
  effect(() => {
    const root = document.documentElement;
    const { theme, letters, speed } = settings.value;
    document.querySelector<HTMLLinkElement>('#dark')!.media = DARK_FOR[theme];
    root.dataset.speed = speed;
    root.dataset.letters = letters ? 'on' : 'off';
  });
}
