/** The table of a game that is gone through, the steps below it, and the analysis beside it when it is asked for. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import type { Task } from '../app/navigation/replay-address.ts';
import { toast } from '../app/toast.ts';
import { keepTree } from '../study/kept-studies.ts';
import type { StudySource } from '../study/study-source.ts';
import { useAddress } from '../study/use-address.ts';
import { GameTable } from '../tables/game-table.tsx';
import { ReplayBar } from './replay-bar.tsx';

type StudyPart = typeof import('../study/study-panel.tsx').StudyPanel;

/** The pointer or the focus is on the button: what it needs is fetched before the press. */
async function prepareStudy(source: StudySource): Promise<void> {
  try {
    (await import('../study/study-panel.tsx')).prepareStudy(source);
  } catch {
    // whoever presses it is told
  }
}

/** Fetched when first opened: most replays are only watched. */
async function openStudy(open: (part: () => StudyPart) => void): Promise<void> {
  try {
    const { StudyPanel } = await import('../study/study-panel.tsx');
    // a function is a state's next value by what it returns
    open(() => StudyPanel);
  } catch {
    toast(t('replay.no-analysis'));
  }
}

interface Props {
  readonly source: StudySource;
  /** What somebody came for. */
  readonly task: Task | undefined;
  /** It is kept at the server, and the address is that of whoever looks together. */
  readonly isShared?: boolean;
  /** The online table that it was played at. */
  readonly table?: string | undefined;
}

export function Replay({ source, task, isShared = false, table }: Props) {
  const [Study, setStudy] = useState<StudyPart | undefined>(undefined);
  useEffect(() => {
    if (task) void openStudy(setStudy);
  }, [source]);
  useStepKeys(source);
  useAddress(source, isShared ? undefined : table === undefined ? {} : { table });
  useKeeping(source, !isShared);
  const close = () => {
    source.isTrying.value = false;
    setStudy(undefined);
  };
  return (
    <div class={Study ? 'replay studied' : 'replay'}>
      <GameTable source={source} />
      {Study && <Study source={source} isReviewed={task === 'review'} onClose={close} />}
      <ReplayBar
        source={source}
        isStudied={Study !== undefined}
        together={table && `/together/${table}`}
        onNear={() => Study ?? void prepareStudy(source)}
        onStudy={() => (Study ? close() : void openStudy(setStudy))}
      />
    </div>
  );
}

/** Arrows step, also from the table; where they mean something themselves, they do that. */
const OWN_ARROWS = '[role="grid"], input, textarea, select, dialog';

function useStepKeys(source: StudySource): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof Element && event.target.closest(OWN_ARROWS);
      if (isOwn || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = STEPS[event.key]?.(source);
      if (step === undefined) return;
      event.preventDefault();
      source.go(step);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [source]);
}

const STEPS: Readonly<Record<string, (source: StudySource) => number>> = {
  ArrowRight: ({ step }) => step + 1,
  ArrowLeft: ({ step }) => step - 1,
  Home: () => 0,
  End: ({ steps }) => steps,
};

/** Whatever is thought about a game stays with it. */
function useKeeping(source: StudySource, isKept: boolean): void {
  const { study } = source;
  const [opened] = useState(study);
  useEffect(() => {
    if (isKept && study !== opened) keepTree(study);
  }, [study]);
}
