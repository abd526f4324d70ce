import { describe, expect, test } from 'vitest';
import { CALL_TIME, GameClock, PATIENCE } from './game-clock.ts';

describe('a stock of time', () => {
  const stock = () => new GameClock({ kind: 'game', seconds: 60, increment: 5 }, 2);

  test('runs for the seat that thinks, and no other', () => {
    const clock = stock();
    clock.turnTo(1, 1000);
    expect(clock.read(11_000)).toEqual({ remaining: [60_000, 50_000], running: 1, deadline: 61_000 });
  });

  test('grows by the increment, which an undo takes back, with the time that ran meanwhile', () => {
    const clock = stock();
    clock.turnTo(0, 0);
    clock.moved(0, 10_000, 'person');
    clock.turnTo(1, 10_000);
    expect(clock.read(12_000).remaining).toEqual([55_000, 58_000]);
    clock.undone(0, 12_000);
    expect(clock.read(13_000)).toEqual({ remaining: [47_000, 60_000], running: 0, deadline: 60_000 });
  });

  test('earns nothing by what a bot plays, nor loses by taking that back', () => {
    const clock = stock();
    clock.turnTo(0, 0);
    clock.turnTo(undefined, 40_000);
    for (const at of [41_000, 50_000, 90_000]) clock.moved(0, at, 'bot');
    expect(clock.read(90_000).remaining).toEqual([20_000, 60_000]);
    clock.undone(0, 91_000);
    expect(clock.read(91_000).remaining).toEqual([20_000, 60_000]);
  });

  test('never falls below nothing, and a bot that moves after the last of it leaves half a minute', () => {
    const clock = stock();
    clock.turnTo(0, 0);
    expect(clock.read(999_999).remaining?.[0]).toBe(0);
    clock.turnTo(undefined, 999_999);
    expect([clock.hasTime(0), clock.hasTime(1)]).toEqual([false, true]);
    clock.moved(0, 999_999, 'bot');
    expect(clock.read(999_999)).toEqual({
      remaining: [30_000, 60_000],
      running: undefined,
      deadline: undefined,
    });
  });

  test('is given that half minute once a game', () => {
    const clock = stock();
    const runOut = (at: number) => {
      clock.turnTo(0, at);
      clock.turnTo(undefined, at + 70_000);
      clock.moved(0, at + 70_000, 'bot');
      return clock.read(at + 70_000).remaining?.[0];
    };
    expect([runOut(0), clock.isUsedUp(0), runOut(100_000)]).toEqual([30_000, false, 0]);
    expect([clock.isUsedUp(0), clock.isUsedUp(1)]).toEqual([true, false]);
    expect(clock.copy().isUsedUp(0)).toBe(true);
  });

  test('is what it was for who comes back, however little that is', () => {
    const clock = stock();
    clock.turnTo(0, 0);
    clock.turnTo(undefined, 59_000);
    clock.goOn(0, 70_000);
    expect(clock.read(70_000)).toEqual({ remaining: [1000, 60_000], running: 0, deadline: 71_000 });
  });
});

describe('a time for each decision', () => {
  test('is whole again at the next one, but not by undoing', () => {
    const clock = new GameClock({ kind: 'turn', seconds: 30 }, 2);
    clock.turnTo(0, 0);
    clock.moved(0, 20_000, 'person');
    clock.turnTo(1, 20_000);
    clock.undone(0, 22_000);
    expect(clock.read(22_000).deadline).toBe(30_000);
    clock.moved(0, 23_000, 'person');
    clock.turnTo(0, 23_000);
    expect(clock.read(23_000).deadline).toBe(53_000);
  });

  test('is not whole again by taking back the first of two decisions, however often', () => {
    const clock = new GameClock({ kind: 'turn', seconds: 30 }, 2);
    clock.turnTo(0, 0);
    clock.moved(0, 20_000, 'person');
    clock.turnTo(0, 20_000);
    clock.undone(0, 24_000);
    expect(clock.read(24_000).deadline).toBe(30_000);
    clock.moved(0, 25_000, 'person');
    clock.turnTo(0, 25_000);
    clock.undone(0, 29_000);
    expect(clock.read(29_000).deadline).toBe(30_000);
  });

  test('is not whole again by going and coming back, but it is for the decision after a bot decided', () => {
    const clock = new GameClock({ kind: 'turn', seconds: 30 }, 2);
    clock.turnTo(0, 0);
    clock.turnTo(undefined, 20_000);
    clock.goOn(0, 21_000);
    expect(clock.read(21_000).deadline).toBe(31_000);
    clock.turnTo(undefined, 22_000);
    clock.moved(0, 23_000, 'bot');
    clock.goOn(0, 24_000);
    expect(clock.read(24_000).deadline).toBe(54_000);
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

  test('that ends after the turn in which it became known does not count in the next one either', () => {
    const clock = new GameClock({ kind: 'turn', seconds: 30 }, 2);
    clock.turnTo(0, 10_000);
    clock.pause(12_000, 20_000);
    clock.moved(0, 15_000, 'person');
    clock.turnTo(1, 15_000);
    expect(clock.read(20_000).deadline).toBe(50_000);
    expect(clock.copy().read(25_000).remaining?.[1]).toBe(25_000);
  });

  test('that began before the turn counts from the turn on', () => {
    const clock = new GameClock({ kind: 'turn', seconds: 30 }, 2);
    clock.turnTo(0, 10_000);
    clock.pause(5000, 15_000);
    expect(clock.read(15_000).deadline).toBe(45_000);
    clock.pause(0, 5000);
    expect(clock.read(15_000).deadline).toBe(45_000);
    clock.pause(16_000, 17_000);
    clock.pause(15_000, 16_000);
    expect(clock.read(17_000).deadline).toBe(47_000);
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
    [
      'takes back what it did',
      (clock: GameClock) => [clock.moved(0, 500_500, 'person'), clock.undone(0, 501_000)],
    ],
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
