/** Between the games of a Dynasty: how it stands. The next game begins behind it. */
import { kingdomino, type Position } from '@kingdomino/rules/kingdomino';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { TableView } from '../play/table-source.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Standings } from './standings.tsx';

export function DynastyNews({ view }: { readonly view: TableView }) {
  const position = view.state as Position;
  const finished = position.finished.length;
  const told = useRef(finished);
  const [isOpen, open] = useState(false);
  useEffect(() => {
    if (finished > told.current && !view.isOver) open(true);
    told.current = finished;
  }, [finished]);
  if (!isOpen) return null;
  const { scores } = kingdomino.outcome(position);
  return (
    <Dialog title={t('dynasty.over', { number: finished })} onClose={() => open(false)}>
      <Standings games={position.finished} scores={scores} view={view} />
      <Button kind="main" icon="arrow-right" onClick={() => open(false)}>
        {t('dynasty.next', { number: finished + 1 })}
      </Button>
    </Dialog>
  );
}
