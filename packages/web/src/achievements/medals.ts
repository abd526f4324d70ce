/** Of which metal the medal of an achievement is, and what stands on it. */
import type { BotLevel } from '@kingdomino/protocol';
import type { Goal } from '@kingdomino/table/achievements';
import type { SymbolId } from '../art/index.ts';

export type Metal = 'bronze' | 'silver' | 'gold';

/** On a medal: a drawing of the sprite, or the face of a bot. */
export type Motif = { readonly art: SymbolId } | { readonly level: BotLevel };

export interface MedalLook {
  readonly metal: Metal;
  readonly motif: Motif;
}

type LevelMetals = Readonly<Record<BotLevel, Metal>>;
const LEVEL_METALS: LevelMetals = {
  squire: 'bronze',
  knight: 'bronze',
  baron: 'silver',
  duke: 'silver',
  prince: 'gold',
  grandmaster: 'gold',
};

const look = (metal: Metal, art: SymbolId): MedalLook => ({ metal, motif: { art } });

export function medalOf(goal: Goal): MedalLook {
  switch (goal.kind) {
    case 'points':
      return look(POINT_METALS[goal.points] ?? 'gold', goal.mode === 'duel' ? 'coat-quarters' : 'crown');
    case 'win':
      return WINS[goal.mode];
    case 'level':
      return { metal: LEVEL_METALS[goal.level], motif: { level: goal.level } };
    case 'bonus':
      if (goal.bonus === 'middleKingdom') return look('silver', 'emblem-sun');
      return look(goal.times > 1 ? 'gold' : 'silver', 'emblem-leaf');
    case 'both-bonuses':
      return look('gold', 'emblem-rose');
    case 'whole-dynasty':
      return look('gold', 'flag');
    case 'spells':
      return look('gold', 'spell-turn');
    case 'streak':
      return look('silver', 'king-yellow');
    case 'games':
      return look('gold', 'logo');
  }
}

const POINT_METALS: Readonly<Record<number, Metal>> = { 40: 'silver', 50: 'bronze', 75: 'silver' };
const WINS: Readonly<Record<Extract<Goal, { kind: 'win' }>['mode'], MedalLook>> = {
  2: look('bronze', 'king-pink'),
  3: look('bronze', 'king-green'),
  4: look('silver', 'king-blue'),
  mightyDuel: look('silver', 'emblem-wave'),
  dynasty: look('gold', 'crown'),
  duel: look('bronze', 'duel-castle'),
};
