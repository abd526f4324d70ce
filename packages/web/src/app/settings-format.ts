/** The settings of a player, and how they are read from storage: anything unknown becomes the default. */
import { LANGUAGES, type Language } from '../locales/languages.ts';
import { fieldsOf } from './storage/stored-value.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export const CONFIRMATIONS = ['touch', 'always', 'never'] as const;
export const UNDO_TIMES = ['none', 'short', 'long'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  /** Whether one hears the land that is shown, and how loud, from 0 to 100. */
  readonly ambience: boolean;
  readonly ambienceVolume: number;
  readonly speed: (typeof SPEEDS)[number];
  /** When a placed domino waits for a confirmation. */
  readonly confirm: (typeof CONFIRMATIONS)[number];
  /** How long something new waits after a decision that can be taken back. */
  readonly undo: (typeof UNDO_TIMES)[number];
  /** The code letter of each terrain and coat is shown on it. The name is part of what is stored. */
  readonly letters: boolean;
  readonly hints: boolean;
  /** Whether the points that a choice would bring are shown beside it. */
  readonly gains: boolean;
  /** Whether bots say a word now and then. */
  readonly remarks: boolean;
  /** Single letters as shortcuts. */
  readonly keys: boolean;
  /** Asked before a blunder is played, on this device. */
  readonly warn: boolean;
  /** Lines, kings and dice come when somebody presses, on this device. */
  readonly byHand: boolean;
}

export function readSettings(raw: unknown, defaults: Settings): Settings {
  const {
    language,
    theme,
    sound,
    volume,
    ambience,
    ambienceVolume,
    speed,
    confirm,
    undo,
    letters,
    hints,
    gains,
    remarks,
    keys,
    warn,
    byHand,
  } = fieldsOf(raw);
  return {
    language: oneOf(Object.keys(LANGUAGES) as Language[], language, defaults.language),
    theme: oneOf(THEMES, theme, defaults.theme),
    sound: oneOf([true, false], sound, defaults.sound),
    volume: isShare(volume) ? volume : defaults.volume,
    ambience: oneOf([true, false], ambience, defaults.ambience),
    ambienceVolume: isShare(ambienceVolume) ? ambienceVolume : defaults.ambienceVolume,
    speed: oneOf(SPEEDS, speed, defaults.speed),
    confirm: oneOf(CONFIRMATIONS, confirm, defaults.confirm),
    undo: oneOf(UNDO_TIMES, undo, defaults.undo),
    letters: oneOf([true, false], letters, defaults.letters),
    hints: oneOf([true, false], hints, defaults.hints),
    gains: oneOf([true, false], gains, defaults.gains),
    remarks: oneOf([true, false], remarks, defaults.remarks),
    keys: oneOf([true, false], keys, defaults.keys),
    warn: oneOf([true, false], warn, defaults.warn),
    byHand: oneOf([true, false], byHand, defaults.byHand),
  };
}

function isShare(raw: unknown): raw is number {
  return typeof raw === 'number' && raw >= 0 && raw <= 100;
}

function oneOf<Value>(values: readonly Value[], raw: unknown, otherwise: Value): Value {
  return values.includes(raw as Value) ? (raw as Value) : otherwise;
}
