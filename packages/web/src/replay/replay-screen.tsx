/** A game to look at again, move by move, from a link or a file. */
import { parseLink, parseRecord } from '@kingdomino/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadWords, t } from '../app/language.ts';
import { toast } from '../app/toast.ts';
import { GameTable } from '../tables/game-table.tsx';
import { Button } from '../ui/button.tsx';
import { Missing } from '../ui/missing.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { ReplaySource } from './replay-source.ts';

export function ReplayScreen({ link }: { readonly link: string }) {
  const [file, setFile] = useState<ReplaySource | undefined>(undefined);
  const opened = useMemo(() => openLink(link), [link]);
  useEffect(() => {
    document.title = t('replay.title');
  }, []);
  const source = file ?? opened;
  if (source) return <Replay source={source} />;
  if (link) return <Missing text={t('missing.link')} />;
  return (
    <div class="page">
      <PageTop title={t('replay.title')} />
      <main class="card sheet">
        <OpenFile onOpen={setFile} />
      </main>
    </div>
  );
}

function openLink(link: string): ReplaySource | undefined {
  const record = link ? parseLink(link) : undefined;
  const source = record?.ok ? ReplaySource.open(record.value) : undefined;
  return source?.ok ? source.value : undefined;
}

function OpenFile({ onOpen }: { readonly onOpen: (source: ReplaySource) => void }) {
  const [problem, setProblem] = useState('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    const record = parseRecord(await file.text());
    const source = record.ok ? ReplaySource.open(record.value) : record;
    if (source.ok) onOpen(source.value);
    else setProblem(t('replay.bad-file'));
  };
  return (
    <label class="open-file">
      <strong>{t('replay.open')}</strong>
      <span class="soft">{t('replay.open.text')}</span>
      <input
        type="file"
        accept=".json,application/json"
        onChange={event => void read(event.currentTarget.files?.[0])}
      />
      <span role="alert">{problem}</span>
    </label>
  );
}

type StudyPart = typeof import('../study/study-panel.tsx').StudyPanel;

/** Fetched when first opened: most replays are only watched. */
async function openStudy(open: (part: () => StudyPart) => void): Promise<void> {
  try {
    const [{ StudyPanel }] = await Promise.all([import('../study/study-panel.tsx'), loadWords('study')]);
    // a function is a state's next value by what it returns
    open(() => StudyPanel);
  } catch {
    toast(t('replay.no-analysis'));
  }
}

function Replay({ source }: { readonly source: ReplaySource }) {
  const step = source.step.value;
  const [Study, setStudy] = useState<StudyPart | undefined>(undefined);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isInBoard = event.target instanceof Element && event.target.closest('[role="grid"], input');
      if (isInBoard) return;
      if (event.key === 'ArrowRight') source.go(source.step.value + 1);
      if (event.key === 'ArrowLeft') source.go(source.step.value - 1);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [source]);
  return (
    <div class={Study ? 'replay studied' : 'replay'}>
      <GameTable source={source} />
      {Study && <Study source={source} onClose={() => setStudy(undefined)} />}
      <section class="replay-bar" aria-label={t('replay.title')}>
        <Button icon="first" label={t('replay.first')} onClick={() => source.go(0)} />
        <Button
          icon="step-back"
          label={t('replay.back')}
          disabled={step === 0}
          onClick={() => source.go(step - 1)}
        />
        <input
          type="range"
          min={0}
          max={source.steps}
          value={step}
          aria-label={t('replay.step')}
          onInput={event => source.go(Number(event.currentTarget.value))}
        />
        <output>{`${step} / ${source.steps}`}</output>
        <Button
          icon="step-forward"
          kind="main"
          label={t('replay.forward')}
          disabled={step === source.steps}
          onClick={() => source.go(step + 1)}
        />
        <Button icon="last" label={t('replay.last')} onClick={() => source.go(source.steps)} />
        <Button
          icon="coach"
          pressed={Study !== undefined}
          onClick={() => (Study ? setStudy(undefined) : void openStudy(setStudy))}
        >
          {t('replay.analyse')}
        </Button>
      </section>
    </div>
  );
}
