/** The settings of a player, stored on this device. */
import { computed, effect, signal } from '@preact/signals';
import { preferredLanguage } from './i18n/language.ts';
import { switchLanguage } from './i18n/switch-language.ts';
import { readSettings, type Settings } from './settings-format.ts';
import { onOtherTab } from './storage/storage.ts';
import { StoredValue } from './storage/stored-value.ts';

const DEFAULTS: Settings = {
  language: preferredLanguage(),
  theme: 'auto',
  sound: true,
  volume: 70,
  ambience: false,
  ambienceVolume: 60,
  speed: 'normal',
  confirm: 'touch',
  undo: 'short',
  letters: false,
  hints: true,
  gains: true,
  remarks: true,
  keys: true,
  warn: false,
  byHand: false,
};

const read = (raw: unknown) => readSettings(raw, DEFAULTS);
const kept = new StoredValue<Settings>('settings', [read, read], DEFAULTS);

export const settings = signal<Settings>(kept.read());

onOtherTab(key => {
  if (!kept.isAt(key)) return;
  settings.value = kept.read();
  void switchLanguage(settings.value.language);
});

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  kept.write(settings.value);
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const isSystemDark = signal(prefersDark.matches);
prefersDark.addEventListener('change', () => {
  isSystemDark.value = prefersDark.matches;
});

/** What the style sheets show; for pictures, which cannot see them. */
export const isDark = computed(
  () => settings.value.theme === 'dark' || (settings.value.theme === 'auto' && isSystemDark.value),
);

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds for an animation that should take about `normal`. */
export function pace(normal: number): number {
  const { speed } = settings.value;
  if (speed === 'off' || reducedMotion.matches) return 0;
  return speed === 'slow' ? 2 * normal : speed === 'fast' ? normal / 2 : normal;
}

/** Puts theme and speed where the style sheets see them. */
export function applySettings(): void {
  effect(() => {
    document.querySelector<HTMLLinkElement>('#dark')!.media = isDark.value ? 'all' : 'not all';
    document.documentElement.dataset.speed = settings.value.speed;
    document.documentElement.dataset.gains = settings.value.gains ? 'on' : 'off';
  });
}
