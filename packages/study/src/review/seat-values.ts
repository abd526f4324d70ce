/** Arithmetic with what seats may expect: means add up, errors in squares. */
import type { Estimate, SeatValue } from '../evaluation/samples.ts';

/** By seat. */
export type SeatValues = readonly SeatValue[];

const NO_VALUE: SeatValue = { points: { mean: 0, error: 0 }, win: { mean: 0, error: 0 } };

function plus(one: SeatValue, other: SeatValue): SeatValue {
  return { points: add(one.points, other.points, 1), win: add(one.win, other.win, 1) };
}

export function minus(one: SeatValue, other: SeatValue): SeatValue {
  return { points: add(one.points, other.points, -1), win: add(one.win, other.win, -1) };
}

export function negative(value: SeatValue): SeatValue {
  return minus(NO_VALUE, value);
}

/** Seat by seat. */
export function eachMinus(one: SeatValues, other: SeatValues): SeatValue[] {
  return one.map((value, seat) => minus(value, other[seat]!));
}

export function sumOf(values: readonly SeatValue[]): SeatValue {
  return values.reduce(plus, NO_VALUE);
}

/** What is certain. */
export function certain(points: number, win: number): SeatValue {
  return { points: { mean: points, error: 0 }, win: { mean: win, error: 0 } };
}

function add(one: Estimate, other: Estimate, sign: 1 | -1): Estimate {
  // not -0, which JSON would not keep
  return { mean: one.mean + sign * other.mean + 0, error: Math.hypot(one.error, other.error) };
}
