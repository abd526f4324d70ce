/** The new achievements of a finished game. Loaded when the game is over, so that no table waits for them. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../app/i18n/language.ts';

type Line = ComponentType<{ readonly id: string }>;

async function fetchLine(): Promise<Line> {
  const [{ NewAchievements }] = await Promise.all([
    import('../results/new-achievements.tsx'),
    loadWords('achieve', 'results'),
  ]);
  return NewAchievements;
}

export function NewAchievementsPart({ id }: { readonly id: string }) {
  const [line, show] = useState<{ readonly Line: Line } | undefined>(undefined);
  useEffect(() => {
    let isShown = true;
    fetchLine().then(
      Line => {
        if (isShown) show({ Line });
      },
      // without a network the line stays away
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return line ? <line.Line id={id} /> : null;
}
