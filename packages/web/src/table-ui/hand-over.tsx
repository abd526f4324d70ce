/** With several people at one device: a ribbon that says whose turn it is. It disappears by itself and blocks nothing. */
import type { Actor, Seat } from '@kingdomino/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import type { TableView } from '../table-source/table-source.ts';
import { Art } from '../ui/icon.tsx';

const SHOWN_FOR = 1800;

interface Props {
  readonly view: TableView;
  readonly seat: Actor;
}

export function HandOver({ view, seat }: Props) {
  const last = useRef<Seat | undefined>(undefined);
  const [shown, show] = useState<Seat | undefined>(undefined);
  useEffect(() => {
    if (typeof seat !== 'number' || !view.mine.includes(seat) || view.mine.length < 2) return;
    if (last.current === seat) return;
    last.current = seat;
    show(seat);
  }, [seat]);
  // it has its own time, whoever moves meanwhile: only the ribbon of another ends it sooner
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => show(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown]);
  // the end has come meanwhile: it is nobody's turn any more
  if (shown === undefined || view.isOver) return null;
  const owner = view.seats[shown]!;
  const { colour } = owner;
  return (
    <div key={shown} class={`hand-over ${colour}`} aria-hidden="true">
      <Art name={`king-${colour}`} class="king" />
      <p>{t('hand-over', { name: owner })}</p>
    </div>
  );
}
