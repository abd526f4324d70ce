/** Shares how one did with a puzzle of the day, without spoilers. */

import { useState } from 'preact/hooks';
import { dayText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { shareLink } from '../app/share.ts';
import { Button } from '../ui/button.tsx';
import type { PuzzleSource } from './puzzle-source.ts';
import { streak } from './solved-days.ts';
import { attemptAt, type Try } from './tries.ts';

const SIGNS: Readonly<Record<Try, string>> = { right: '🟩', nearly: '🟨', wrong: '🟥', shown: '⬜' };

export function SharePuzzle({ source, day }: { readonly source: PuzzleSource; readonly day: string }) {
  const [note, setNote] = useState('');
  const { puzzle, game } = source.open;
  const share = async () => {
    const text = shareText(t(`game.${game.id}`), day, attemptAt(puzzle.id)?.tries ?? [], puzzle.id);
    const notes = { sent: '', copied: t('puzzle.copied'), cancelled: '', 'by-hand': text };
    setNote(notes[await shareLink(text)]);
  };
  return (
    <>
      <Button icon="share" onClick={() => void share()}>
        {t('puzzle.share')}
      </Button>
      <span role="status">{note}</span>
    </>
  );
}

function shareText(game: string, day: string, tries: readonly Try[], id: string): string {
  const { days } = streak();
  return [
    `${t('puzzle.today')} · ${game} · ${dayText(day, 'short')}`,
    `${tries.map(made => SIGNS[made]).join('')}${days > 1 ? ` · ${t('puzzle.streak', { days })}` : ''}`,
    `${location.origin}/puzzles/${id}`,
  ].join('\n');
}
