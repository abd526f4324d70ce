/** Puzzles: which one is shown by the address; the data of its game, or of both, is fetched for it. */
import { GAME_IDS, type GameId } from '@kingdomino/rules';
import type { Puzzle } from '@kingdomino/study';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { replace } from '../app/navigation/router.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { puzzleOfDay } from './choose-puzzle.ts';
import { dayOf } from './days.ts';
import { Overview } from './overview.tsx';
import { type AllPuzzles, gameOfPuzzle, loadPuzzles } from './puzzle-files.ts';
import { PuzzleScreen } from './puzzle-screen.tsx';
import { RunScreen } from './run-screen.tsx';

/** `today`, `today-duel`, `run`, `run-duel`, the id of a puzzle, or nothing for all of them. */
export function PuzzlesScreen({ id }: { readonly id: string }) {
  if (id === '') return <Needed games={GAME_IDS} draw={puzzles => <Overview puzzles={puzzles} />} />;
  if (id === 'today' || id === 'today-duel') {
    const game = id === 'today' ? 'kingdomino' : 'duel';
    return <Needed games={[game]} draw={puzzles => <Today puzzles={puzzles[game]} />} />;
  }
  if (id === 'run' || id === 'run-duel') {
    const game = id === 'run' ? 'kingdomino' : 'duel';
    return <Needed games={[game]} draw={puzzles => <RunScreen puzzles={puzzles[game]} game={game} />} />;
  }
  const game = gameOfPuzzle(id);
  if (!game) return <NotFound text={t('puzzle.missing')} />;
  return (
    <Needed games={[game]} draw={puzzles => <PuzzleScreen id={id} puzzles={puzzles[game]} game={game} />} />
  );
}

/** To the address of its own, under which it can be told of. */
function Today({ puzzles }: { readonly puzzles: readonly Puzzle[] }) {
  const puzzle = puzzleOfDay(puzzles, dayOf(Date.now()));
  useEffect(() => {
    if (puzzle) replace(`/puzzles/${puzzle.id}`);
  }, [puzzle]);
  return puzzle ? null : <NotFound text={t('puzzle.missing')} />;
}

interface NeededProps {
  readonly games: readonly GameId[];
  readonly draw: (puzzles: AllPuzzles) => preact.JSX.Element;
}

function Needed({ games, draw }: NeededProps) {
  const [puzzles, setPuzzles] = useState<AllPuzzles | 'failed' | undefined>(undefined);
  useEffect(() => {
    let isShown = true;
    const fetchAll = async () => {
      const lists = await Promise.all(games.map(async game => [game, await loadPuzzles(game)] as const));
      return { kingdomino: [], duel: [], ...Object.fromEntries(lists) } as AllPuzzles;
    };
    fetchAll().then(
      all => isShown && setPuzzles(all),
      () => isShown && setPuzzles('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [games.join(' ')]);
  if (puzzles === 'failed') return <ErrorScreen text={t('screen.trouble')} />;
  return puzzles ? draw(puzzles) : <div class="page" aria-busy="true" />;
}
