/** What to play with strangers: modes, and whether it counts. */
import { PACES, type Pace, RATED_MODES, type RatedMode } from '@kingdomino/protocol';
import { PAIRING_CLOCKS } from '@kingdomino/table';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { usePolled } from '../connection/polling.ts';
import { clockText } from '../table-source/clock-text.ts';
import { modeText } from '../table-source/mode-text.ts';
import { Button, Link } from '../ui/button.tsx';
import { myWait } from './my-wait.ts';
import { choice, choose } from './wish.ts';

type Counts = Readonly<Partial<Record<RatedMode, number>>>;
type PaceCounts = Readonly<Partial<Record<Pace, Counts>>>;

export function WishForm() {
  const [isBusy, setBusy] = useState(false);
  const { modes, stakes, pace } = choice.value;
  const isMember = pageConnection().me.value?.member === true;
  const begin = async () => {
    setBusy(true);
    const wanted = isMember ? stakes : 'casual';
    if (!(await myWait().begin({ modes, stakes: wanted, pace }))) toast(t('online.offline'));
    setBusy(false);
  };
  return (
    <form
      class="pairing-form"
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <p>{t('pairing.text')}</p>
      <Modes />
      {isMember ? <StakesChoice /> : <Guest />}
      <PaceChoice />
      <Button kind="main" icon="people" class="big" disabled={isBusy} onClick={() => void begin()}>
        {t('pairing.start')}
      </Button>
    </form>
  );
}

function Modes() {
  const { modes } = choice.value;
  const counts = usePolled<{ waiting: Counts }>('/api/waiting')?.waiting ?? {};
  const toggle = (mode: RatedMode) => {
    const next = RATED_MODES.filter(name => (name === mode) !== modes.includes(name));
    // one at least
    if (next.length > 0) choose({ modes: next });
  };
  return (
    <fieldset class="field">
      <legend>{t('pairing.modes')}</legend>
      <div class="segments">
        {RATED_MODES.map(mode => (
          <label key={mode} class={modes.includes(mode) ? 'chosen' : ''}>
            <input type="checkbox" checked={modes.includes(mode)} onChange={() => toggle(mode)} />
            {modeText(mode)}
            {(counts[mode] ?? 0) > 0 && (
              <span class="turn">{t('pairing.count', { count: counts[mode]! })}</span>
            )}
          </label>
        ))}
      </div>
      <p class="soft">{t('pairing.modes.text')}</p>
    </fieldset>
  );
}

/** How many wait is told for each, of those who want one of my modes. */
function PaceChoice() {
  const { modes, pace } = choice.value;
  const counts = usePolled<{ paces?: PaceCounts }>('/api/waiting')?.paces ?? {};
  return (
    <fieldset class="field">
      <legend>{t('pairing.pace')}</legend>
      <div class="segments" role="radiogroup" aria-label={t('pairing.pace')}>
        {PACES.map(name => {
          const count = Math.max(...modes.map(mode => counts[name]?.[mode] ?? 0));
          return (
            <label key={name} class={name === pace ? 'chosen' : ''}>
              <input
                type="radio"
                name="pace"
                checked={name === pace}
                onChange={() => choose({ pace: name })}
              />
              {t(`pairing.pace.${name}`)}
              {count > 0 && <span class="turn">{t('pairing.count', { count })}</span>}
            </label>
          );
        })}
      </div>
      <p class="soft">{clockText(PAIRING_CLOCKS[pace])}</p>
    </fieldset>
  );
}

function StakesChoice() {
  const { stakes } = choice.value;
  return (
    <div class="segments" role="radiogroup" aria-label={t('pairing.stakes')}>
      {(['rated', 'casual', 'either'] as const).map(name => (
        <label key={name} class={name === stakes ? 'chosen' : ''}>
          <input
            type="radio"
            name="stakes"
            checked={name === stakes}
            onChange={() => choose({ stakes: name })}
          />
          {t(`pairing.${name}`)}
        </label>
      ))}
    </div>
  );
}

function Guest() {
  return (
    <div>
      <p class="soft">{t('pairing.guest')}</p>
      <Link to="/account" icon="person">
        {t('nav.account')}
      </Link>
    </div>
  );
}
