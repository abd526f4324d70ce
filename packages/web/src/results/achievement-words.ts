/** Achievements and bests in words. */
import type { Achievement, BestName, Goal } from '@kingdomino/table/achievements';
import { t } from '../app/i18n/language.ts';

/** What its medal is called; `goalText` says what it is for. */
export function nameOf(goal: Goal): string {
  const key = nameKey(goal);
  return key ? t(key) : goalText(goal);
}

/** A bot that was beaten has its own name. */
function nameKey(goal: Goal) {
  switch (goal.kind) {
    case 'points':
      return POINT_NAMES[`${goal.mode} ${goal.points}`];
    case 'win':
      return `medal.win-${goal.mode}` as const;
    case 'level':
      return undefined;
    case 'bonus':
      if (goal.bonus === 'middleKingdom') return 'medal.middle';
      return goal.times > 1 ? 'medal.harmony-10' : 'medal.harmony';
    default:
      return `medal.${goal.kind}` as const;
  }
}

const POINT_NAMES: Readonly<
  Record<string, `medal.points-${50 | 75 | 100}` | 'medal.mighty' | `medal.duel-${40 | 60}`>
> = {
  'plain 50': 'medal.points-50',
  'plain 75': 'medal.points-75',
  'plain 100': 'medal.points-100',
  'mightyDuel 150': 'medal.mighty',
  'duel 40': 'medal.duel-40',
  'duel 60': 'medal.duel-60',
};

export function goalText(goal: Goal): string {
  switch (goal.kind) {
    case 'points':
      return `${modeText(goal.mode)}: ${goal.points}+`;
    case 'win':
      return modeText(goal.mode);
    case 'level':
      return t(`level.${goal.level}`);
    case 'bonus':
      return t(`variant.${goal.bonus}`) + (goal.times > 1 ? ` × ${goal.times}` : '');
    case 'both-bonuses':
      return `${t('variant.middleKingdom')} + ${t('variant.harmony')}`;
    case 'whole-dynasty':
    case 'spells':
    case 'streak':
      return t(`achieve.${goal.kind}`);
    case 'games':
      return t('achieve.games', { count: goal.times });
  }
}

function modeText(mode: Extract<Goal, { mode: unknown }>['mode']): string {
  if (mode === 'duel') return t('game.duel');
  if (mode === 'mightyDuel' || mode === 'dynasty') return t(`variant.${mode}`);
  const game = t('game.kingdomino');
  return mode === 'plain' ? game : `${game}, ${t('results.players', { players: Number(mode) })}`;
}

export function bestText(name: BestName): string {
  switch (name) {
    case 'points':
      return `${t('achieve.most')}, ${t('game.kingdomino')}`;
    case 'mighty':
      return `${t('achieve.most')}, ${t('variant.mightyDuel')}`;
    case 'dynasty':
      return `${t('achieve.most')}, ${t('variant.dynasty')}`;
    case 'duel':
      return `${t('achieve.most')}, ${t('game.duel')}`;
    case 'area':
      return `${t('end.best-area')}, ${t('game.kingdomino')}`;
    case 'domain':
      return `${t('end.best-domain')}, ${t('game.duel')}`;
    case 'margin':
      return t('end.margin');
    case 'streak':
      return t('achieve.row');
  }
}

/** What a game came to, in one line. A bot that was beaten is told with its game. */
export function newText(achieved: readonly Achievement[]): string | undefined {
  const [first, ...more] = achieved;
  if (!first) return undefined;
  const { goal } = first;
  const what = goal.kind === 'level' ? `${t('achieve.levels')}: ${goalText(goal)}` : goalText(goal);
  return more.length === 0 ? t('achieve.new', { what }) : t('achieve.new.more', { what, count: more.length });
}
