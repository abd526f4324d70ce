/** Playing somebody now: what to play, then waiting for who wants the same. */
import '../styles/screens/pairing.css';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { PeopleScene } from '../scenes/section-scenes.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { keptWish } from './kept-wish.ts';
import { myWait } from './my-wait.ts';
import { WaitingCard } from './waiting-card.tsx';
import { WishForm } from './wish-form.tsx';

export function PairingScreen() {
  const waiting = myWait().state.value;
  useEffect(() => {
    document.title = t('online.now');
    pageConnection().start('anybody');
  }, []);
  const isWaiting = waiting?.state === 'waiting' || waiting?.state === 'offered';
  return (
    <div class="page pairing">
      <PageTop title={t('online.now')} scene={<PeopleScene />} />
      <main class="card sheet pairing-main">
        <ConnectionNote />
        {isWaiting && <WaitingCard waiting={waiting} />}
        {/* after a reload the server is asked first */}
        {!isWaiting && (keptWish.value === undefined ? <WishForm /> : <p aria-busy="true" />)}
      </main>
    </div>
  );
}
