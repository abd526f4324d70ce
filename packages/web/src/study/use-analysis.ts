/** What is known about the position that is looked at, more exact the longer one looks. */
import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '../table-source/table-source.ts';
import type { StudyClient } from './study-client.ts';
import type { StudySource } from './study-source.ts';
import type { ToldValue } from './study-worker.ts';

interface Asked {
  readonly client: StudyClient;
  readonly source: StudySource;
  readonly isPaused: boolean;
  readonly onFail: () => void;
}

export function useAnalysis({ client, source, isPaused, onFail }: Asked): ToldValue | undefined {
  const view = source.played.value;
  const [value, setValue] = useState<ToldValue | undefined>(undefined);
  useEffect(() => {
    setValue(undefined);
    if (isPaused) return;
    const end = new AbortController();
    void client.look(askedPosition(source, view), end.signal, setValue).catch(onFail);
    return () => end.abort();
  }, [client, source, view.version, isPaused]);
  return value;
}

/** As much of a study as its evaluation needs. */
export function askedPosition({ study }: StudySource, { moves }: Pick<TableView, 'moves'>) {
  const { format, game, options } = study;
  const { from } = study.study;
  return {
    origin: { format, game, options, study: { ...(from !== undefined && { from }) } },
    moves: moves.map(({ text }) => text),
  };
}
