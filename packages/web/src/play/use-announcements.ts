/** Tells screen readers, and with a sound everybody, what the others did and when it is one's turn. */
import { type GameId, gameById, type Seat } from '@kingdomino/rules';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/language.ts';
import { playSound } from '../app/sound.ts';
import type { TableView } from './table-source.ts';

export interface LogLine {
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** What happened, oldest first, from a move on. */
export type Log<G extends GameId> = (view: TableView<G>, from?: number) => readonly LogLine[];

export function useAnnouncements<G extends GameId>(view: TableView<G>, log: Log<G>): void {
  const told = useRef(view.moves.length);
  const actor = gameById(view.game).toAct(view.state);
  const isMine = typeof actor === 'number' && view.mine.includes(actor);
  const wasMine = useRef(false);
  useEffect(() => {
    const news = view.moves.length > told.current ? log(view, told.current) : [];
    told.current = view.moves.length;
    const texts = news.map(({ text }) => text);
    if (isMine && !wasMine.current) {
      texts.push(t('announce.yours', { name: view.seats[actor]! }));
      if (view.moves.length > 0) playSound('yours');
    }
    wasMine.current = isMine;
    if (texts.length > 0) announce(texts.join(' '));
    const title = isMine ? t('title.yours') : t('title.table');
    // the browser is told each time, changed or not
    if (document.title !== title) document.title = title;
  }, [view.version]);
}
