/** A game to look at again, move by move, from a link, a file or a position. */
import type { Study } from '@kingdomino/study';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { readReplayAddress } from '../app/navigation/replay-address.ts';
import { openAddress } from '../study/open-study.ts';
import { StudySource } from '../study/study-source.ts';
import { NotFound } from '../ui/not-found.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { OpenStudy } from './open-study-form.tsx';
import { Replay } from './replay.tsx';

export function ReplayScreen({ link }: { readonly link: string }) {
  const [chosen, choose] = useState<Study | undefined>(undefined);
  const source = useMemo(() => (chosen ? new StudySource(chosen) : openLink(link)), [link, chosen]);
  useEffect(() => {
    document.title = t('replay.title');
  }, []);
  if (source) {
    const { task, table } = readReplayAddress(link);
    return (
      <Replay key={chosen ? 'chosen' : link} source={source} task={task} table={chosen ? undefined : table} />
    );
  }
  if (link) return <NotFound text={t('missing.link')} />;
  return (
    <div class="page">
      <PageTop title={t('replay.title')} />
      <main class="card sheet">
        <OpenStudy onOpen={choose} />
      </main>
    </div>
  );
}

function openLink(link: string): StudySource | undefined {
  const address = readReplayAddress(link);
  const study = link ? openAddress(address) : undefined;
  if (!study?.ok) return undefined;
  const source = new StudySource(study.value);
  source.goTo(address.cursor);
  source.isTrying.value = address.task === 'play';
  source.mySeat = address.seat;
  return source;
}
