/** One puzzle at the table. */
import '../styles/features/lesson.css';
import '../styles/features/puzzle.css';
import '../styles/screens/puzzles.css';
import type { GameId } from '@kingdomino/rules';
import { type OpenPuzzle, openPuzzle, type Puzzle } from '@kingdomino/study';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { replace } from '../app/navigation/router.ts';
import { GameTable } from '../tables/game-table.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { keptFilter, nextPuzzle, puzzleOfDay } from './choose-puzzle.ts';
import { dayOf } from './days.ts';
import { PuzzleCard } from './puzzle-card.tsx';
import { PuzzleSource } from './puzzle-source.ts';
import type { Rated } from './rating-note.tsx';
import { recordTry } from './record-try.ts';
import { allAttempts, solverRating, type Try } from './tries.ts';

interface Props {
  readonly id: string;
  readonly puzzles: readonly Puzzle[];
  readonly game: GameId;
}

export function PuzzleScreen({ id, puzzles, game }: Props) {
  const opened = useMemo(() => openById(puzzles, id), [puzzles, id]);
  useEffect(() => {
    document.title = t('puzzle.title');
  }, []);
  if (!opened) return <NotFound text={t('puzzle.missing')} />;
  return <PuzzleTable key={id} open={opened} puzzles={puzzles} game={game} />;
}

function openById(puzzles: readonly Puzzle[], id: string): OpenPuzzle | undefined {
  const puzzle = puzzles.find(each => each.id === id);
  const opened = puzzle && openPuzzle(puzzle);
  return opened?.ok ? opened.value : undefined;
}

interface TableProps {
  readonly open: OpenPuzzle;
  readonly puzzles: readonly Puzzle[];
  readonly game: GameId;
}

function PuzzleTable({ open, puzzles, game }: TableProps) {
  const { puzzle } = open;
  // whoever begins before midnight has begun on that day
  const [today] = useState(() => dayOf(Date.now()));
  const day = puzzleOfDay(puzzles, today)?.id === puzzle.id ? today : undefined;
  const [rated, rate] = useState<Rated | undefined>(undefined);
  const source = useMemo(() => {
    const onTry = (made: Try) => {
      const attempt = { id: puzzle.id, game, rating: puzzle.rating, at: Date.now(), day };
      const result = recordTry(attempt, made);
      if (result) rate(result);
    };
    return new PuzzleSource(open, onTry);
  }, [open]);
  const next = () => {
    const ofDay = puzzleOfDay(puzzles, today)?.id;
    const tried = [
      ...allAttempts().map(attempt => attempt.id),
      ...(ofDay === undefined ? [] : [ofDay]),
      puzzle.id,
    ];
    const filter = { ...keptFilter.read(), game };
    const { rating } = solverRating(game);
    const chosen = nextPuzzle(puzzles, { filter, rating, tried, random: Math.random });
    replace(chosen ? `/puzzles/${chosen.id}` : '/puzzles');
  };
  return (
    <div class={`lesson puzzle ${source.view.value.mine.length === 0 ? 'judged' : ''}`}>
      <PuzzleCard source={source} day={day} rated={rated} onNext={next} />
      <GameTable source={source} />
    </div>
  );
}
