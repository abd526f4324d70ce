/** On every screen while I wait: a notice that the wait goes on, and the dialog when a table is ready. */
import '../styles/screens/pairing.css';
import { t } from '../app/i18n/language.ts';
import { route } from '../app/navigation/router.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { faceOf } from '../table-source/clock-text.ts';
import { Link } from '../ui/button.tsx';
import { myWait } from './my-wait.ts';
import { ReadyDialog } from './ready-dialog.tsx';
import { useSeconds } from './use-seconds.ts';

export function WaitingNotice() {
  const waiting = myWait().state.value;
  if (waiting?.offer) return <ReadyDialog key={waiting.offer.id} offer={waiting.offer} />;
  if (waiting?.state !== 'waiting' || route.value.screen === 'pairing') return null;
  return <Note since={waiting.since ?? pageConnection().now()} />;
}

function Note({ since }: { readonly since: number }) {
  useSeconds();
  const isAtTable = route.value.screen === 'play' || route.value.screen === 'online';
  return (
    <div class={`waiting-note ${isAtTable ? 'at-table' : ''}`}>
      <Link to="/now" icon="people" kind="plain">
        <span class="waiting-word">{t('pairing.looking')} </span>
        <span class="waiting-time">{faceOf(pageConnection().now() - since)}</span>
      </Link>
    </div>
  );
}
