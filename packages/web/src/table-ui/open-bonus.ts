/** A bonus that is open, sure or lost: its points count once nothing can take them away. */
import { t } from '../app/i18n/language.ts';

export interface OpenBonus {
  readonly name: string;
  readonly points: number;
  /** Still open, sure for good, or lost. */
  readonly state: 'open' | 'sure' | 'lost';
  /** All of it in words. */
  readonly text: string;
}

/** "Harmony: +5 still possible" */
export function openBonus(name: string, points: number, state: OpenBonus['state']): OpenBonus {
  const text = t(`chance.${state}`, { bonus: name, points });
  return { name, points, state, text };
}

/** What is sure of them. */
export function surePoints(bonuses: readonly OpenBonus[]): number {
  return bonuses.reduce((sum, { points, state }) => (state === 'sure' ? sum + points : sum), 0);
}
