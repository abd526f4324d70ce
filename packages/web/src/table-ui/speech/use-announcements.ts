/** Announces what the others did and when it is one's turn: to screen readers in words, to everybody with a sound. */
import type { GameId } from '@kingdomino/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { t } from '../../app/i18n/language.ts';
import { playSound } from '../../app/sound/sound.ts';
import type { TableView } from '../../table-source/table-source.ts';
import { actorOf, announcementOf, isMine, isNewTurn, type Teller, type Told } from './announcement.ts';

/** Seconds: what led to it is heard first. */
const AFTER_MOVE = 0.3;

export function useAnnouncements<G extends GameId>(view: TableView<G>, teller: Teller<G>): void {
  const told = useRef<Told<G>>({ moves: view.moves, actor: undefined });
  // before the verdict, which is told when the final count is shown
  useLayoutEffect(() => {
    const news = announcementOf(view, told.current, teller);
    if (isNewTurn(view, told.current) && view.moves.length > 0) playSound('yours', AFTER_MOVE);
    told.current = { moves: view.moves, actor: actorOf(view) };
    if (news.length > 0) announce(news.join(' '));
    const title = isMine(view) ? t('title.yours') : t('title.table');
    // the browser is told each time, changed or not
    if (document.title !== title) document.title = title;
  }, [view.version]);
}
