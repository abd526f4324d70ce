/** The end of a game that somebody gave up: who won and why, and what can be done then. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { playSound } from '../app/sound/sound.ts';
import { earlyVerdict } from '../table-source/ending.ts';
import type { TableSource } from '../table-source/table-source.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EndButtons } from './end-buttons.tsx';
import { endSound } from './end-sound.ts';
import { eveningScore, Facts } from './facts.tsx';
import { ReopenButton } from './reopen-button.tsx';
import { Winners } from './winners.tsx';

export function EarlyEnd({ source }: { readonly source: TableSource }) {
  const { ending, seats, mine } = source.view.value;
  const [isOpen, open] = useState(true);
  const verdict = earlyVerdict(ending, seats);
  const winners = ending?.ranking[0] ?? [];
  const evening = useMemo(() => (verdict ? eveningScore(source, winners) : undefined), [source, verdict]);
  useEffect(() => {
    if (!verdict) return;
    announce(verdict);
    playSound(endSound(mine, winners));
  }, [verdict]);
  if (!verdict) return null;
  if (!isOpen) return <ReopenButton onClick={() => open(true)} />;
  return (
    <Dialog title={t('status.over')} onClose={() => open(false)} class="end" isSudden>
      <div class="verdict">
        <Winners colours={winners.map(seat => seats[seat]!.colour)} />
        <p>{verdict}</p>
      </div>
      {source.AtVerdict && <source.AtVerdict />}
      {evening && <Facts facts={[evening]} seats={seats} />}
      <EndButtons source={source} onLook={() => open(false)} />
    </Dialog>
  );
}
