/** Says what is wrong with the connection and what can be done about it. Shows nothing while it is open. */
import { type MessageKey, t } from '../app/i18n/language.ts';
import { renew } from '../offline/service-worker-update.ts';
import { Button, Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { connectionText } from './connection-text.ts';
import { pageConnection } from './page-connection.ts';

export function ConnectionNote() {
  const connection = pageConnection();
  const state = connection.state.value;
  const key: MessageKey | undefined = connectionText(state, connection.hasBeenOpen);
  if (!key) return null;
  return (
    <div class={`connection-note ${state}`} role="status">
      <Icon name={state === 'signed-out' || state === 'outdated' ? 'warning' : 'wifi-off'} />
      <span>
        {t(key)} {state === 'signed-out' && t('line.signed-out.text')}
      </span>
      {state === 'signed-out' && (
        <>
          <Button kind="main" onClick={() => connection.become(undefined)}>
            {t('line.new-guest')}
          </Button>
          <Link to="/account" kind="plain" icon="person">
            {t('nav.account')}
          </Link>
        </>
      )}
      {state === 'outdated' && (
        <Button kind="main" icon="redo" onClick={() => void renew()}>
          {t('line.reload')}
        </Button>
      )}
    </div>
  );
}
