/** Language, looks, sound and how much is asked. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { canFillScreen, fillScreen, fillsScreen } from '../app/full-screen.ts';
import { percentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { switchLanguage } from '../app/i18n/switch-language.ts';
import { back } from '../app/navigation/router.ts';
import { change, settings } from '../app/settings.ts';
import { CONFIRMATIONS, type Settings, SPEEDS, THEMES, UNDO_TIMES } from '../app/settings-format.ts';
import { playSound } from '../app/sound/sound.ts';
import { LANGUAGES, type Language } from '../locales/languages.ts';
import { NudgePlace } from '../online/nudge/nudge-place.tsx';
import { forgetHints } from '../table-ui/hint.tsx';
import { AvatarChoice } from '../ui/avatar-choice.tsx';
import { Button, Link } from '../ui/button.tsx';
import { PageTop } from '../ui/page-top.tsx';

export function SettingsScreen() {
  useEffect(() => {
    document.title = t('nav.settings');
  }, []);
  return (
    <div class="page">
      <PageTop title={t('nav.settings')} />
      <main class="card sheet settings">
        <SettingsSheet onDone={back} />
      </main>
    </div>
  );
}

/** As a page, or in a dialog above the table. */
export function SettingsSheet({ onDone }: { readonly onDone: () => void }) {
  const { language } = settings.value;
  return (
    <>
      <Row label={t('settings.language')}>
        <select
          aria-label={t('settings.language')}
          value={language}
          onChange={event => {
            const next = event.currentTarget.value as Language;
            change({ language: next });
            void switchLanguage(next);
          }}
        >
          {Object.entries(LANGUAGES).map(([code, { name }]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </Row>
      <AvatarChoice />
      <Choice name="theme" values={THEMES} />
      <Choice name="speed" values={SPEEDS} />
      <Choice name="confirm" values={CONFIRMATIONS} />
      <Choice name="undo" values={UNDO_TIMES} />
      <Sounds />
      <Switches />
      {canFillScreen() && (
        <Row label={t('settings.full-screen')} text={t('settings.full-screen.text')}>
          <Switch label={t('settings.full-screen')} isOn={fillsScreen.value} onChange={fillScreen} />
        </Row>
      )}
      <NudgePlace />
      <Row label={t('nav.account')}>
        <Link to="/account" kind="plain" icon="person">
          {t('nav.account')}
        </Link>
      </Row>
      <Row label={t('me.title')} text={t('me.text')}>
        <Link to="/me" kind="plain" icon="link">
          {t('me.make')}
        </Link>
      </Row>
      <Button kind="main" icon="check" onClick={onDone}>
        {t('settings.done')}
      </Button>
    </>
  );
}

/** What is either on or off. */
function Switches() {
  const { letters, hints, gains, remarks, keys, warn, byHand } = settings.value;
  return (
    <>
      <Row label={t('settings.letters')} text={t('settings.letters.text')}>
        <Switch label={t('settings.letters')} isOn={letters} onChange={isOn => change({ letters: isOn })} />
      </Row>
      <Row label={t('settings.hints')} text={t('settings.hints.text')}>
        <Switch
          label={t('settings.hints')}
          isOn={hints}
          onChange={isOn => {
            change({ hints: isOn });
            forgetHints();
          }}
        />
      </Row>
      <Row label={t('settings.gains')} text={t('settings.gains.text')}>
        <Switch label={t('settings.gains')} isOn={gains} onChange={isOn => change({ gains: isOn })} />
      </Row>
      <Row label={t('settings.remarks')} text={t('settings.remarks.text')}>
        <Switch label={t('settings.remarks')} isOn={remarks} onChange={isOn => change({ remarks: isOn })} />
      </Row>
      <Row label={t('settings.keys')} text={t('settings.keys.text')}>
        <Switch label={t('settings.keys')} isOn={keys} onChange={isOn => change({ keys: isOn })} />
      </Row>
      <Row label={t('settings.warn')} text={t('settings.warn.text')}>
        <Switch label={t('settings.warn')} isOn={warn} onChange={isOn => change({ warn: isOn })} />
      </Row>
      <Row label={t('settings.by-hand')} text={t('settings.by-hand.text')}>
        <Switch label={t('settings.by-hand')} isOn={byHand} onChange={isOn => change({ byHand: isOn })} />
      </Row>
    </>
  );
}

/** Effects and the land, each with a volume of its own; the first switch silences both. */
function Sounds() {
  const { sound, volume, ambience, ambienceVolume } = settings.value;
  return (
    <>
      <Row label={t('settings.sound')} text={t('settings.sound.text')}>
        <Switch
          label={t('settings.sound')}
          isOn={sound}
          onChange={isOn => {
            change({ sound: isOn });
            if (isOn) playSound('yours');
          }}
        />
      </Row>
      <Volume
        label={t('settings.volume')}
        value={sound ? volume : 0}
        // whoever moves it wants sounds
        onInput={value => change({ sound: value > 0, volume: value })}
        onRest={() => playSound('yours')}
      />
      <Row label={t('settings.ambience')} text={t('settings.ambience.text')}>
        <Switch
          label={t('settings.ambience')}
          isOn={sound && ambience}
          onChange={isOn => change({ ambience: isOn, sound: isOn || sound })}
        />
      </Row>
      {sound && ambience && (
        <Volume
          label={t('settings.ambience-volume')}
          value={ambienceVolume}
          onInput={value => change({ ambienceVolume: value })}
        />
      )}
    </>
  );
}

interface VolumeProps {
  readonly label: string;
  readonly value: number;
  readonly onInput: (value: number) => void;
  /** Heard as soon as the slider rests. */
  readonly onRest?: () => void;
}

function Volume({ label, value, onInput, onRest }: VolumeProps) {
  return (
    <Row label={label}>
      <input
        type="range"
        class="volume"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-label={label}
        aria-valuetext={percentText(value / 100)}
        onInput={event => onInput(Number(event.currentTarget.value))}
        onChange={onRest}
      />
    </Row>
  );
}

interface RowProps {
  readonly label: string;
  readonly text?: string;
  readonly children: ComponentChildren;
}

function Row({ label, text, children }: RowProps) {
  return (
    <div class="setting">
      <div>
        <strong>{label}</strong>
        {text && <p class="soft">{text}</p>}
      </div>
      {children}
    </div>
  );
}

type Choosable = 'theme' | 'speed' | 'confirm' | 'undo';

interface ChoiceProps<Name extends Choosable> {
  readonly name: Name;
  readonly values: readonly Settings[Name][];
}

function Choice<Name extends Choosable>({ name, values }: ChoiceProps<Name>) {
  const titleKey = `settings.${name}` as const;
  return (
    <fieldset class="setting">
      <legend class="hidden">{t(titleKey)}</legend>
      <div>
        <strong aria-hidden="true">{t(titleKey)}</strong>
        <p class="soft">{t(`settings.${name}.text`)}</p>
      </div>
      <div class="segments">
        {values.map(value => (
          <label key={value} class={settings.value[name] === value ? 'chosen' : ''}>
            <input
              type="radio"
              name={name}
              checked={settings.value[name] === value}
              onChange={() => change({ [name]: value })}
            />
            {t(`settings.${name}.${value}` as Parameters<typeof t>[0])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      class="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={() => onChange(!isOn)}
    >
      <span />
    </button>
  );
}
