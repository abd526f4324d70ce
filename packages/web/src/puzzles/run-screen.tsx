/** Three minutes of puzzles at the table, one after the other. Nothing of it counts but the best run on this device. */
import '../styles/features/lesson.css';
import '../styles/features/puzzle.css';
import '../styles/screens/puzzles.css';
import type { GameId } from '@kingdomino/rules';
import { openPuzzle, type Puzzle } from '@kingdomino/study';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { PuzzleScene } from '../scenes/section-scenes.tsx';
import { GameTable } from '../tables/game-table.tsx';
import { Button, Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { PuzzleSource } from './puzzle-source.ts';
import { bestRun, keepRun, nextInRun, RUN_TIME, timeLeftText } from './run.ts';

interface Props {
  readonly puzzles: readonly Puzzle[];
  readonly game: GameId;
}

interface Running {
  readonly puzzle: Puzzle;
  readonly seen: readonly string[];
  readonly solved: number;
  readonly endsAt: number;
}

type State = 'ready' | Running | { readonly solved: number; readonly isBest: boolean };

/** Time to see whether it was right. */
const PAUSE = { right: 500, wrong: 1200 };

export function RunScreen({ puzzles, game }: Props) {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    document.title = t('puzzle.run');
  }, []);
  const end = (solved: number) => setState({ solved, isBest: keepRun(game, solved) });
  const go = (seen: readonly string[], solved: number, endsAt: number) => {
    const puzzle = nextInRun(puzzles, { solved, seen, random: Math.random });
    if (puzzle) setState({ puzzle, seen: [...seen, puzzle.id], solved, endsAt });
    else end(solved);
  };
  const start = () => go([], 0, Date.now() + RUN_TIME);
  if (state === 'ready' || 'isBest' in state)
    return <Between game={game} result={state === 'ready' ? undefined : state} onStart={start} />;
  const { puzzle, seen, solved, endsAt } = state;
  return (
    <RunTable
      key={puzzle.id}
      puzzle={puzzle}
      solved={solved}
      endsAt={endsAt}
      onNext={isSolved => go(seen, solved + Number(isSolved), endsAt)}
      onEnd={() => end(solved)}
    />
  );
}

interface BetweenProps {
  readonly game: GameId;
  readonly result: { readonly solved: number; readonly isBest: boolean } | undefined;
  readonly onStart: () => void;
}

/** Before the first run, and after each. */
function Between({ game, result, onStart }: BetweenProps) {
  const best = bestRun(game);
  const told = result && t('puzzle.run.solved', { count: result.solved });
  useEffect(() => {
    if (told) announce(`${t('puzzle.run.over')} ${told}`);
  }, [told]);
  return (
    <div class="page puzzles">
      <PageTop title={`${t('puzzle.run')}: ${t(`game.${game}`)}`} scene={<PuzzleScene />} />
      <main class="card sheet puzzle-run">
        {result && (
          <>
            <h2>{t('puzzle.run.over')}</h2>
            <p class="puzzle-run-count">{told}</p>
          </>
        )}
        {result?.isBest && (
          <p>
            <Icon name="trophy" /> <strong>{t('puzzle.run.new-best')}</strong>
          </p>
        )}
        <p>{t('puzzle.run.text')}</p>
        {best > 0 && <p class="soft">{t('puzzle.run.best', { count: best })}</p>}
        <div class="puzzle-start">
          <Button kind="main" icon="clock" class="big" onClick={onStart}>
            {t(result ? 'puzzle.run.again' : 'puzzle.run.start')}
          </Button>
          <Link to="/puzzles" kind="plain">
            {t('puzzle.all')}
          </Link>
        </div>
      </main>
    </div>
  );
}

interface TableProps {
  readonly puzzle: Puzzle;
  readonly solved: number;
  readonly endsAt: number;
  readonly onNext: (isSolved: boolean) => void;
  readonly onEnd: () => void;
}

function RunTable({ puzzle, solved, endsAt, onNext, onEnd }: TableProps) {
  const source = useMemo(() => {
    const open = openPuzzle(puzzle);
    if (!open.ok) throw new RangeError(open.error);
    return new PuzzleSource(open.value, () => undefined);
  }, [puzzle]);
  const verdict = source.judged.value?.verdict;
  useEffect(() => {
    if (!verdict) return undefined;
    const isRight = verdict === 'right';
    announce(t(isRight ? 'puzzle.right' : 'puzzle.wrong'));
    const timer = setTimeout(() => onNext(isRight), isRight ? PAUSE.right : PAUSE.wrong);
    return () => clearTimeout(timer);
  }, [verdict]);
  return (
    <div class={`lesson puzzle ${verdict ? 'judged' : ''}`}>
      <aside class="card lesson-card puzzle-card run-card" aria-label={t('puzzle.run')}>
        <TimeLeft endsAt={endsAt} onEnd={onEnd} />
        <div class="lesson-text">
          <p>
            <strong>{t('puzzle.run.solved', { count: solved })}</strong>
          </p>
          <p class={`puzzle-verdict ${verdict ?? ''}`}>
            {verdict ? t(verdict === 'right' ? 'puzzle.right' : 'puzzle.wrong') : t('puzzle.run.task')}
          </p>
        </div>
        <Button kind="quiet" icon="close" label={t('puzzle.run.stop')} onClick={onEnd} />
      </aside>
      <GameTable source={source} />
    </div>
  );
}

/** Said when a minute is left, and not again. */
const LAST_MINUTE = 60_000;
const TICK = 200;

function TimeLeft({ endsAt, onEnd }: Pick<TableProps, 'endsAt' | 'onEnd'>) {
  const [left, setLeft] = useState(() => endsAt - Date.now());
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    let before = endsAt - Date.now();
    const timer = setInterval(() => {
      const now = endsAt - Date.now();
      if (before > LAST_MINUTE && now <= LAST_MINUTE) announce(timeLeftText(LAST_MINUTE));
      before = now;
      setLeft(now);
      if (now <= 0) end.current();
    }, TICK);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <span class="run-time" role="timer">
      <Icon name="clock" /> {timeLeftText(left)}
    </span>
  );
}
