import { GAME_IDS } from '@kingdomino/rules';
import type { Position as DuelPosition } from '@kingdomino/rules/duel';
import type { Position } from '@kingdomino/rules/kingdomino';
import { describe, expect, test } from 'vitest';
import { benchPositions } from './positions.ts';
import { type BotSignature, botSignatures, signatureLine } from './signature.ts';

describe('the positions', () => {
  test('are of every number of seats, both sizes, with and without bonuses, early and late', () => {
    const states = benchPositions('kingdomino').map(({ state }) => state as Position);
    const all = (look: (state: Position) => unknown) => new Set(states.map(look));
    expect(all(({ options }) => options.players)).toEqual(new Set([2, 3, 4]));
    expect(all(({ setup }) => setup.size)).toEqual(new Set([5, 7]));
    expect(all(({ phase }) => phase)).toEqual(new Set(['place', 'pick']));
    for (const option of ['middleKingdom', 'harmony', 'dynasty', 'lineOfFour', 'balancedOpening'] as const)
      expect(all(({ options }) => options[option])).toEqual(new Set([false, true]));
    const dealt = states.map(state => state.dealt / state.setup.lines);
    expect(Math.min(...dealt)).toBeLessThan(0.4);
    expect(Math.max(...dealt)).toBeGreaterThan(0.6);
  });

  test('are of every phase of a Duel in which a seat is to act', () => {
    const phases = benchPositions('duel').map(({ state }) => (state as DuelPosition).phase);
    expect(new Set(phases)).toEqual(new Set(['take', 'take-two', 'draw', 'banner', 'dignitary']));
  });
});

/**
 * What the bots play. Where this fails, the change plays other moves: if that is meant, `npx kingdomino bench --bots --each`
 * prints the new lines, and the commit names them (CONTRIBUTING.md).
 */
const SIGNATURES = `
kingdomino random 0 3c562547
kingdomino tr 0 d0abd9c4
kingdomino gprd 0 3d1d0f46
kingdomino fg 0 3bab6443
kingdomino greedy 0 2e2a17c5
kingdomino mce-tr 570 db8b7a56
kingdomino mce-fg 570 3de4229c
kingdomino mce-pg 570 d04a956a
kingdomino mce-fg-halving 570 3496bebf
kingdomino uct-fg 570 cff8af92
kingdomino squire 0 c7c7ff05
kingdomino knight 0 0e47b742
kingdomino baron 0 3bab6443
kingdomino value-net 0 7aa0a50a
kingdomino rollout-search 400 6545936a
kingdomino duke 0 cdc1c387
kingdomino prince 0 8ed3c23e
kingdomino grandmaster 2220 1088c208
duel random 0 0cb5244b
duel greedy 0 42d70097
duel miser 0 0db32694
duel squire 0 3c40a027
duel knight 0 9e678c2a
duel value-net 0 949c922e
duel rollout-search 250 2a112fae
duel baron 0 628ffc88
duel duke 0 38ec6971
duel prince 0 389f6cc5
duel grandmaster 1500 2a112fae
Bench: 7220 71f30e89
`;

test('play has not changed', async () => {
  const signatures: BotSignature[] = [];
  for (const id of GAME_IDS) signatures.push(...(await botSignatures(id)));
  const lines = signatures.map(({ game, bot, simulations, hash }) => `${game} ${bot} ${simulations} ${hash}`);
  expect([...lines, signatureLine(signatures)]).toEqual(SIGNATURES.trim().split('\n'));
});

test('the line tells the bots apart', () => {
  const one: BotSignature = { game: 'duel', bot: 'baron', simulations: 3, hash: 'aaaaaaaa' };
  const other: BotSignature = { ...one, bot: 'duke', simulations: 4 };
  expect(signatureLine([one, other])).toMatch(/^Bench: 7 [0-9a-f]{8}$/);
  expect(signatureLine([one, other])).not.toBe(signatureLine([other, one]));
  expect(signatureLine([{ ...one, hash: 'aaaaaaab' }, other])).not.toBe(signatureLine([one, other]));
});
