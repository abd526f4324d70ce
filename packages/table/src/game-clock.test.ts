import { describe, expect, test } from 'vitest';
import { CALL_TIME, GameClock, PATIENCE } from './game-clock.ts';

describe('a stock of time', () => {
  const stock = () => new GameClock({ kind: 'game', seconds: 60, increment: 5 }, 2);

  test('runs for the seat that thinks, and no other', () => {
    const clock = stock();
    clock.turnTo(1, 1000);
    expect(clock.read(11_000)).toEqual({ remaining: [60_000, 50_000], running: 1, deadline: 61_000 });
  });

  test('grows by the increment, which an undo takes back', () => {
    const clock = stock();
    clock.turnTo(0, 0);
    clock.moved(0, 10_000);
    clock.turnTo(1, 10_000);
    expect(clock.read(12_000).remaining).toEqual([55_000, 58_000]);
    clock.undone(0, 12_000);
    expect(clock.read(13_000)).toEqual({ remaining: [49_000, 58_000], running: 0, deadline: 62_000 });
  });

  test('never falls below nothing, and a returning player has half a minute', () => {
    const clock = stock();
    clock.turnTo(0, 0);
    expect(clock.read(999_999).remaining?.[0]).toBe(0);
    clock.turnTo(undefined, 999_999);
    clock.returned(0);
    expect(clock.read(999_999)).toEqual({
      remaining: [30_000, 60_000],
      running: undefined,
      deadline: undefined,
    });
  });
});

describe('a time for each decision', () => {
  test('is whole again at the next one, but not by undoing', () => {
    const clock = new GameClock({ kind: 'turn', seconds: 30 }, 2);
    clock.turnTo(0, 0);
    clock.moved(0, 20_000);
    clock.turnTo(1, 20_000);
    clock.undone(0, 22_000);
    expect(clock.read(22_000).deadline).toBe(32_000);
    clock.moved(0, 23_000);
    clock.turnTo(0, 23_000);
    expect(clock.read(23_000).deadline).toBe(53_000);
  });

  test('may be days', () => {
    const clock = new GameClock({ kind: 'days', days: 3 }, 2);
    clock.turnTo(0, 0);
    expect(clock.read(0).deadline).toBe(3 * 86_400_000);
  });
});

describe('a pause', () => {
  test('does not count', () => {
    const clock = new GameClock({ kind: 'turn', seconds: 30 }, 2);
    clock.turnTo(0, 10_000);
    clock.pause(20_000, 500_000);
    expect(clock.read(505_000).remaining?.[0]).toBe(15_000);
  });

  test('that began before the turn counts from the turn on', () => {
    const clock = new GameClock({ kind: 'turn', seconds: 30 }, 2);
    clock.turnTo(0, 10_000);
    clock.pause(0, 15_000);
    expect(clock.read(15_000).deadline).toBe(45_000);
    clock.pause(0, 5000);
    expect(clock.read(15_000).deadline).toBe(45_000);
  });
});

describe('without a clock', () => {
  const thinking = () => {
    const clock = new GameClock({ kind: 'none' }, 2);
    clock.turnTo(0, 1000);
    return clock;
  };

  test('nobody has a deadline', () => {
    expect(thinking().read(1e12)).toEqual({ remaining: undefined, running: 0, deadline: undefined });
    expect(thinking().runningSince).toBeUndefined();
  });

  test('a seat that is called has a while, which a pause makes longer', () => {
    const clock = thinking();
    expect(clock.callableFrom).toBe(1000 + PATIENCE);
    clock.called(500_000);
    expect([clock.read(500_000).deadline, clock.callableFrom]).toEqual([500_000 + CALL_TIME, undefined]);
    clock.pause(510_000, 520_000);
    expect(clock.read(520_000).deadline).toBe(510_000 + CALL_TIME);
  });

  test.each([
    ['answers', (clock: GameClock) => clock.answered(0, 501_000)],
    ['takes back what it did', (clock: GameClock) => [clock.moved(0, 500_500), clock.undone(0, 501_000)]],
    ['is to act again', (clock: GameClock) => clock.turnTo(0, 501_000)],
  ])('a call is over when the seat %s', (_, act) => {
    const clock = thinking();
    clock.called(500_000);
    act(clock);
    expect([clock.read(501_000).deadline, clock.callableFrom]).toEqual([undefined, 501_000 + PATIENCE]);
  });

  test('an answer of somebody else changes nothing', () => {
    const clock = thinking();
    clock.called(500_000);
    clock.answered(1, 501_000);
    expect(clock.read(501_000).deadline).toBe(500_000 + CALL_TIME);
  });
});

test('where a clock runs, nobody is called', () => {
  const clock = new GameClock({ kind: 'turn', seconds: 30 }, 2);
  clock.turnTo(0, 0);
  clock.called(5000);
  expect([clock.callableFrom, clock.read(5000).deadline]).toEqual([undefined, 30_000]);
});
