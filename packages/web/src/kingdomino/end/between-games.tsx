/** Between the games of a Dynasty: the final count of the finished game and the standings, then the next game. */
import { kingdomino } from '@kingdomino/rules/kingdomino';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { FinalCount } from '../../end/final-count.tsx';
import { verdictOf } from '../../end/verdict.ts';
import type { TableSource, TableView } from '../../table-source/table-source.ts';
import { Button } from '../../ui/button.tsx';
import { boardsOf } from './counted-boards.tsx';
import { finishedGame } from './dynasty.ts';
import { Standings } from './standings.tsx';
import { TIE_BREAKS } from './tie-breaks.ts';

export function BetweenGames({ source }: { readonly source: TableSource<'kingdomino'> }) {
  const view = source.view.value;
  const news = useNews(view);
  if (!news.isOpen) return null;
  const position = view.state;
  const number = position.finished.length;
  const ended = finishedGame(view, number - 1);
  const outcome = kingdomino.outcome(ended);
  const goOn = () => {
    news.close();
    source.proceed?.();
  };
  return (
    <FinalCount
      title={t('dynasty.over', { number })}
      view={view}
      boards={boardsOf(ended, view.seats)}
      ranking={outcome.ranking}
      verdict={verdictOf(outcome, view.seats, TIE_BREAKS)}
      class="between"
      onClose={goOn}
    >
      <Standings games={position.finished} view={view} />
      <Button kind="main" icon="arrow-right" class="next-game" onClick={goOn}>
        {t('dynasty.next', { number: number + 1 })}
      </Button>
    </FinalCount>
  );
}

/** A game on this device waits; elsewhere the others need not, and the news lies over the table until it is read. */
function useNews({ hold, state, isOver }: TableView<'kingdomino'>) {
  const finished = state.finished.length;
  const told = useRef(finished);
  const [isOpen, open] = useState(false);
  const isHeld = hold === 'next-game';
  const wasHeld = useRef(false);
  useEffect(() => {
    if (finished > told.current && !isOver) open(true);
    // only bots play: they went on by themselves
    if (wasHeld.current && !isHeld) open(false);
    told.current = finished;
    wasHeld.current = isHeld;
  }, [finished, isHeld]);
  return { isOpen: isOpen || isHeld, close: () => open(false) };
}
