/** What a wrong turn gives away, and what the others would play then; calculated by the study's worker. */

import { RECORD_FORMATS } from '@kingdomino/rules';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import type { Refutation } from '../study/study-worker.ts';
import { turnText } from '../study/turn-words.ts';
import { viewAfter } from '../table-source/view-after.ts';
import type { Judged } from './judge-turn.ts';
import type { PuzzleSource } from './puzzle-source.ts';
import { lossText } from './words.ts';

type Told = Refutation | 'thinking' | 'failed' | undefined;

/** In words; nothing for a turn that is right. */
export function useRefutation(source: PuzzleSource): {
  readonly texts: readonly string[];
  readonly isBusy: boolean;
} {
  const judged = source.judged.value;
  const turn = source.turn.value;
  const [told, tell] = useState<Told>(undefined);
  const isWrong = judged !== undefined && judged.verdict !== 'right';
  useEffect(() => {
    tell(undefined);
    if (!isWrong) return undefined;
    const end = new AbortController();
    tell('thinking');
    void ask(source, turn, end.signal).then(
      answer => !end.signal.aborted && tell(answer ?? 'failed'),
      () => !end.signal.aborted && tell('failed'),
    );
    return () => end.abort();
  }, [judged]);
  return { texts: isWrong ? textsOf(source, judged, told) : [], isBusy: told === 'thinking' };
}

async function ask(
  source: PuzzleSource,
  turn: readonly string[],
  end: AbortSignal,
): Promise<Refutation | undefined> {
  const { StudyClient } = await import('../study/study-client.ts');
  if (end.aborted) return undefined;
  const client = new StudyClient();
  const close = () => client.close();
  end.addEventListener('abort', close);
  try {
    return await client.refute(askedPosition(source), turn, source.best);
  } finally {
    end.removeEventListener('abort', close);
    client.close();
  }
}

function askedPosition({ open: { game, state, puzzle } }: PuzzleSource) {
  const format = RECORD_FORMATS[game.recordVersion(state)];
  const options = game.writeOptions(game.optionsOf(state));
  return { origin: { format, game: game.id, options, study: { from: puzzle.position } }, moves: [] };
}

function textsOf(source: PuzzleSource, { known }: Judged, told: Told): string[] {
  const answer = typeof told === 'object' ? told : undefined;
  const { loss } = answer ?? {};
  // what was looked into when the puzzle was made is more exact
  const amount = known ?? (loss && { points: loss.points.mean, win: loss.win.mean });
  const cost = amount && lossText(amount);
  const next = answer ? nextText(source, answer) : '';
  return [
    ...(cost ? [t('puzzle.cost', { loss: cost })] : []),
    ...(told === 'thinking' && !cost ? [t('puzzle.cost.thinking')] : []),
    ...(told === 'failed' && !cost ? [t('puzzle.cost.failed')] : []),
    ...(next ? [t('puzzle.then', { text: next })] : []),
  ];
}

function nextText(source: PuzzleSource, { next }: Refutation): string {
  let view = viewAfter(source.before.value, source.turn.value);
  const texts: string[] = [];
  for (const reply of next) {
    if (!view) break;
    texts.push(turnText(view, reply));
    view = viewAfter(view, reply);
  }
  return texts.join(' ');
}
