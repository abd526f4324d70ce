/** "Your table is ready": a player who does not confirm is not seated. */
import type { Offer } from '@kingdomino/protocol';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { roughTime } from '../table-source/clock-text.ts';
import { modeText } from '../table-source/mode-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { callAttention } from './call-attention.ts';
import { myWait } from './my-wait.ts';
import { useSeconds } from './use-seconds.ts';

export function ReadyDialog({ offer }: { readonly offer: Offer }) {
  const { accepted } = offer;
  useEffect(() => (accepted ? undefined : callAttention()), []);
  useEffect(() => {
    if (accepted) announce(t('pairing.accepted', { ready: offer.ready, people: offer.people }));
  }, [accepted, offer.ready]);
  const answer = (accept: boolean) => void myWait().answer(accept);
  return (
    <Dialog title={t('pairing.ready')} isSudden class="ready-dialog" onClose={() => answer(false)}>
      <p>{offerText(offer)}</p>
      <TimeLeft until={offer.until} />
      {accepted ? (
        <p>{t('pairing.accepted', { ready: offer.ready, people: offer.people })}</p>
      ) : (
        <div class="dialog-buttons">
          <Button onClick={() => answer(false)}>
            {t(offer.bots > 0 ? 'pairing.people' : 'pairing.decline')}
          </Button>
          <Button kind="main" icon="play" onClick={() => answer(true)}>
            {t('pairing.play')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Read once by a screen reader, with the title: every second would be too often. */
function TimeLeft({ until }: { readonly until: number }) {
  useSeconds();
  const left = Math.max(0, until - pageConnection().now());
  return (
    <div class="time-left">
      <progress max={20_000} value={left} aria-hidden="true" />
      <span class="soft">{t('pairing.answer-in', { time: roughTime(left) })}</span>
    </div>
  );
}

function offerText({ mode, rated, people, bots }: Offer): string {
  return [
    modeText(mode),
    t(rated ? 'pairing.rated' : 'pairing.casual'),
    ...(bots > 0 ? [t('pairing.with', { people, bots })] : []),
  ].join(' · ');
}
