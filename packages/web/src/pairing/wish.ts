/** What somebody would play with strangers; the last choice is remembered. */
import {
  BOT_LEVELS,
  type BotLevel,
  PACES,
  type Pace,
  RATED_MODES,
  type RatedMode,
  STAKES,
  type Stakes,
} from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import { fieldsOf, StoredValue } from '../app/storage/stored-value.ts';

export interface Wish {
  readonly modes: readonly RatedMode[];
  readonly stakes: Stakes;
  /** Of wishes that were kept before there was a choice: normal. */
  readonly pace: Pace;
  /** Bots of this level take the seats for which nobody waits. */
  readonly bots?: BotLevel;
}

/** With the level of bots that is chosen, should nobody come. */
interface Choice extends Wish {
  readonly level: BotLevel;
}

const DEFAULT: Choice = { modes: ['two'], stakes: 'rated', pace: 'normal', level: 'knight' };

/** Undefined for whatever is no wish. */
export function readWish(raw: unknown): Wish | undefined {
  const { modes, stakes, pace, bots } = fieldsOf(raw);
  const known = RATED_MODES.filter(mode => Array.isArray(modes) && modes.includes(mode));
  const wanted = STAKES.find(name => name === stakes);
  if (known.length === 0 || !wanted) return undefined;
  const level = BOT_LEVELS.find(name => name === bots);
  const paced = PACES.find(name => name === pace) ?? 'normal';
  return { modes: known, stakes: wanted, pace: paced, ...(level && { bots: level }) };
}

function readChoice(raw: unknown): Choice | undefined {
  const wish = readWish(raw);
  const level = BOT_LEVELS.find(name => name === fieldsOf(raw).level);
  return wish && { ...wish, level: level ?? DEFAULT.level };
}

const kept = new StoredValue<Choice>('pairing', [readChoice], DEFAULT);
export const choice = signal<Choice>(kept.read());

export function choose(changes: Partial<Choice>): void {
  choice.value = { ...choice.value, ...changes };
  kept.write(choice.value);
}
