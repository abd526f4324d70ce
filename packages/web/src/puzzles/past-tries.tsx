/** What was tried, newest first, and how to start over. */

import { useState } from 'preact/hooks';
import { dateText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { Button, Link } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import type { AllPuzzles } from './puzzle-files.ts';
import { forgetDays } from './solved-days.ts';
import { type Attempt, allAttempts, forgetTries, isSolved } from './tries.ts';
import { stateText } from './words.ts';

const SHOWN = 30;

export function PastTries({ puzzles }: { readonly puzzles: AllPuzzles }) {
  const [isAsking, ask] = useState(false);
  const attempts = allAttempts();
  if (attempts.length === 0) return null;
  const forget = () => {
    forgetTries();
    forgetDays();
  };
  return (
    <details class="card sheet fold">
      <summary>{t('puzzle.history')}</summary>
      <ul class="puzzle-history">
        {attempts.slice(0, SHOWN).map(attempt => (
          <Row
            key={attempt.id}
            attempt={attempt}
            isThere={puzzles[attempt.game].some(({ id }) => id === attempt.id)}
          />
        ))}
      </ul>
      <Button icon="trash" kind="quiet" onClick={() => ask(true)}>
        {t('puzzle.reset')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('puzzle.reset.title')}
          text={t('puzzle.reset.text')}
          word={t('puzzle.reset')}
          onConfirm={forget}
          onClose={() => ask(false)}
        />
      )}
    </details>
  );
}

/** A puzzle that a later release has not any more can only be told of. */
function Row({ attempt, isThere }: { readonly attempt: Attempt; readonly isThere: boolean }) {
  const { id, game, rating, at } = attempt;
  const when = dateText(at);
  const name = `${t(`game.${game}`)} ${rating}`;
  const icon = isSolved(attempt) ? 'check' : 'close';
  return (
    <li>
      {isThere ? (
        <Link to={`/puzzles/${id}`} kind="plain" icon={icon}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <span>{stateText(attempt)}</span>
      <span class="soft">{when}</span>
    </li>
  );
}
