/** A table at the server, from the invitation to the end. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { GameTable } from '../tables/game-table.tsx';
import { Missing } from '../ui/missing.tsx';
import { connection } from './connection.ts';
import { OnlineBar } from './online-bar.tsx';
import { OnlineSource } from './online-source.ts';
import { WaitingRoom } from './waiting-room.tsx';

export function OnlineScreen({ id }: { readonly id: string }) {
  const line = connection();
  const [source, setSource] = useState<OnlineSource | undefined>(undefined);
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    let opened: OnlineSource | undefined;
    let isGone = false;
    void line.open().then(isOpen => {
      if (isGone) return;
      if (isOpen) opened = new OnlineSource(id, line);
      setSource(opened);
      setOff(!isOpen);
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [id, line]);
  if (isOff) return <Missing text={t('online.offline')} />;
  if (source?.problem.value) return <Missing text={source.problem.value} />;
  if (!source || source.version.value === 0) return <Connecting />;
  const { status } = source.table;
  if (status === 'open' || status === 'closed') return <WaitingRoom source={source} />;
  return (
    <div class="online-table">
      <OnlineBar source={source} />
      <GameTable key={id} source={source} />
    </div>
  );
}

function Connecting() {
  return (
    <main class="page connecting">
      <p role="status">{t('online.connecting')}</p>
    </main>
  );
}
