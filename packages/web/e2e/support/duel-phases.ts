/** Every kind of moment in a game of Duel, each found by chance. */
import { duel, type Position } from '@kingdomino/rules/duel';
import { duelUntil, type Made } from './positions.ts';

const isMine = (state: Position, phase: Position['phase']) => state.phase === phase && state.seat === 0;
const isJoker = (state: Position, which: number) => state.coatOn(state.dieOf(0, which)) === -1;
const spells = (state: Position) =>
  (['free', 'split', 'turn'] as const).filter(spell => state.canCast(spell, 0)).length;

const PHASES: Readonly<Record<string, (state: Position) => boolean>> = {
  'take-first': state => isMine(state, 'take') && state.round === 0,
  take: state => isMine(state, 'take') && state.round > 6 && state.canCast('both', 0),
  'take-two': state => isMine(state, 'take-two') && state.round > 4,
  draw: state => isMine(state, 'draw') && state.round > 5 && !duel.check(state, { kind: 'pass' }).ok,
  'draw-spells': state => isMine(state, 'draw') && spells(state) > 0 && state.bonusUsed[0] === 0,
  'draw-joker': state => isMine(state, 'draw') && state.round > 3 && isJoker(state, 0),
  'draw-jokers': state => isMine(state, 'draw') && isJoker(state, 0) && isJoker(state, 1),
  pass: state => isMine(state, 'draw') && duel.check(state, { kind: 'pass' }).ok && state.canCast('turn', 0),
  banner: state => isMine(state, 'banner'),
  dignitary: state => isMine(state, 'dignitary'),
  'banner-raised': state => isMine(state, 'take') && state.banners[0]! >= 0 && state.banners[1]! < 0,
  other: state => state.phase === 'draw' && state.seat === 1 && state.round > 4,
};

export const PHASE_NAMES = Object.keys(PHASES);

export function phaseMoves(name: string): Made[] {
  return duelUntil(PHASES[name]!);
}
