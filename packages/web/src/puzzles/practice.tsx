/** Puzzles near one's rating, of the kind that was chosen. */
import { GAME_IDS } from '@kingdomino/rules';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { go } from '../app/navigation/router.ts';
import { toast } from '../app/toast.ts';
import { Button } from '../ui/button.tsx';
import { LabelledSelect } from '../ui/labelled-select.tsx';
import {
  DIFFICULTIES,
  type Filter,
  isWanted,
  keptFilter,
  MODES,
  nextPuzzle,
  puzzleOfDay,
} from './choose-puzzle.ts';
import type { AllPuzzles } from './puzzle-files.ts';
import { ratingText } from './rating-note.tsx';
import { THEMES_OF } from './themes.ts';
import { allAttempts, solverRating } from './tries.ts';

interface Props {
  readonly puzzles: AllPuzzles;
  readonly today: string;
}

export function Practice({ puzzles, today }: Props) {
  const [filter, setFilter] = useState(() => keptFilter.read());
  const { game } = filter;
  const change = (changes: Partial<Filter>) => {
    const next = { ...filter, ...changes };
    keptFilter.write(next);
    setFilter(next);
  };
  const tried = allAttempts().map(({ id }) => id);
  const wanted = puzzles[game].filter(puzzle => isWanted(puzzle, filter));
  const start = () => {
    // today's is waiting above
    const ofDay = puzzleOfDay(puzzles[game], today)?.id;
    const { rating } = solverRating(game);
    const avoided = ofDay === undefined ? tried : [...tried, ofDay];
    const chosen = nextPuzzle(puzzles[game], { filter, rating, tried: avoided, random: Math.random });
    if (chosen) go(`/puzzles/${chosen.id}`);
    else toast(t('puzzle.none'));
  };
  return (
    <section class="card sheet" aria-labelledby="puzzles-practice">
      <h2 id="puzzles-practice">{t('puzzle.practice')}</h2>
      <p>{t('puzzle.practice.text')}</p>
      <dl class="puzzle-ratings">
        {GAME_IDS.map(each => (
          <div key={each}>
            <dt>{t(`game.${each}`)}</dt>
            <dd>{ratingText(solverRating(each))}</dd>
          </div>
        ))}
      </dl>
      <div class="puzzle-filter">
        <LabelledSelect
          label={t('setup.game')}
          value={game}
          options={GAME_IDS.map(each => [each, t(`game.${each}`)])}
          onChange={value => change({ game: value })}
        />
        {game === 'kingdomino' && (
          <LabelledSelect
            label={t('puzzle.mode')}
            value={filter.mode}
            options={MODES.map(mode => [mode, modeText(mode)])}
            onChange={mode => change({ mode })}
          />
        )}
        <LabelledSelect
          label={t('puzzle.difficulty')}
          value={filter.difficulty}
          options={DIFFICULTIES.map(difficulty => [difficulty, t(`puzzle.difficulty.${difficulty}`)])}
          onChange={difficulty => change({ difficulty })}
        />
        <LabelledSelect
          label={t('puzzle.theme')}
          value={THEMES_OF[game].find(theme => theme === filter.theme) ?? 'any'}
          options={(['any', ...THEMES_OF[game]] as const).map(theme => [theme, t(`puzzle.theme.${theme}`)])}
          onChange={theme => change({ theme })}
        />
      </div>
      <div class="puzzle-start">
        <Button kind="main" icon="play" disabled={wanted.length === 0} onClick={start}>
          {t('puzzle.next')}
        </Button>
        <span class="soft">
          {t('puzzle.done', {
            done: wanted.filter(({ id }) => tried.includes(id)).length,
            all: wanted.length,
          })}
        </span>
      </div>
    </section>
  );
}

function modeText(mode: Filter['mode']): string {
  if (mode === 'any') return t('puzzle.mode.any');
  return mode === 'mighty' ? t('variant.mightyDuel') : t('results.players', { players: Number(mode) });
}
