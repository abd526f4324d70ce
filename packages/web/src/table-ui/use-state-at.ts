/**
 * A state that belongs to one version of a table and begins anew with the next. Not an effect that sets it back: effects
 * run after the picture, and would take away what somebody pressed in between.
 */
import { useState } from 'preact/hooks';

export function useStateAt<Value>(version: number, initial: Value): [Value, (value: Value) => void] {
  const [kept, keep] = useState({ version, value: initial });
  const value = kept.version === version ? kept.value : initial;
  return [value, next => keep({ version, value: next })];
}
