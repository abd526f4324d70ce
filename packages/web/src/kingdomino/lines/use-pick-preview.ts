/** While a person picks: the prospects of each domino, and which one is pointed at. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableView } from '../../table-source/table-source.ts';
import { type Prospect, prospectsOf } from './prospects.ts';

export interface PickPreview {
  /** Empty while nobody at this device picks. */
  readonly prospects: ReadonlyMap<number, Prospect>;
  readonly pointed: Signal<number | undefined>;
}

export function usePickPreview({ state, mine, version }: TableView<'kingdomino'>): PickPreview {
  const isMine = state.phase === 'pick' && mine.includes(state.seat);
  const pointed = useSignal<number | undefined>(undefined);
  const prospects = useMemo(() => (isMine ? prospectsOf(state) : new Map()), [version, isMine]);
  useEffect(() => {
    pointed.value = undefined;
  }, [prospects]);
  return { prospects, pointed };
}
