/** The switch for nudges, and for which. Says plainly what the browser does not allow. */
import '../../styles/screens/nudge.css';
import { NOTIFICATION_KINDS, type NotificationKind } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { changeKinds, type Device, readDevice, switchOff, switchOn } from './nudge-device.ts';

const IMPOSSIBLE = ['denied', 'unsupported', 'home-screen'];

export function NudgeSettings() {
  const [device, setDevice] = useState<Device | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void readDevice().then(setDevice), []);
  const { state = 'off', kinds = [...NOTIFICATION_KINDS] } = device ?? {};
  const isOn = state === 'on';
  const toggle = async () => {
    setBusy(true);
    if (isOn) await switchOff();
    setDevice({ state: isOn ? 'off' : await switchOn(kinds), kinds });
    setBusy(false);
  };
  const change = async (kind: NotificationKind) => {
    const next = NOTIFICATION_KINDS.filter(one => (one === kind) !== kinds.includes(one));
    if (next.length === 0) return toggle();
    setDevice({ state: (await changeKinds(next)) ? 'on' : 'failed', kinds: next });
  };
  return (
    <section class="nudge-settings">
      <div class="setting">
        <div>
          <strong>{t('nudge.title')}</strong>
          <p class="soft" role="status">
            {state === 'on' || state === 'off' ? t('nudge.text') : t(`nudge.${state}`)}
          </p>
        </div>
        <button
          type="button"
          role="switch"
          class="switch"
          aria-checked={isOn}
          aria-label={t('nudge.title')}
          disabled={!device || isBusy || IMPOSSIBLE.includes(state)}
          onClick={() => void toggle()}
        >
          <span />
        </button>
      </div>
      {isOn && (
        <fieldset class="nudge-kinds">
          <legend class="hidden">{t('nudge.title')}</legend>
          {NOTIFICATION_KINDS.map(kind => (
            <label key={kind}>
              <input type="checkbox" checked={kinds.includes(kind)} onChange={() => void change(kind)} />{' '}
              {t(`nudge.${kind}`)}
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
}
