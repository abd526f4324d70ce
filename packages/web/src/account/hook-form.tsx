/** One more webhook: where, of which tables, and of what. */
import { type MyClub, WEBHOOK_KINDS, type WebhookKind } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { problemText, request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';

interface Props {
  readonly clubs: readonly MyClub[];
  readonly onMade: (secret: string) => void;
}

export function kindText(kind: string): string {
  const known = WEBHOOK_KINDS.find(name => name === kind);
  if (known === undefined) return t('hook.test');
  return known === 'finished' ? t('hook.finished') : t(`nudge.${known}`);
}

export function HookForm({ clubs, onMade }: Props) {
  const [url, setUrl] = useState('');
  const [club, setClub] = useState('');
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(WEBHOOK_KINDS);
  const [problem, setProblem] = useState('');
  const add = async () => {
    const isKnown = await pageConnection().open();
    const about = club === '' ? { kinds } : { kinds: ['finished'], club };
    const made = isKnown
      ? await request<{ readonly secret: string }>('POST', '/api/me/hooks', { url: url.trim(), ...about })
      : ({ ok: false, error: 'no-connection' } as const);
    if (!made.ok) {
      const isBad = made.error === 'bad-receiver' || made.error === 'bad-message';
      return setProblem(isBad ? t('hook.bad') : problemText(made.error));
    }
    setUrl('');
    setProblem('');
    onMade(made.value.secret);
  };
  return (
    <form
      class="club-part"
      onSubmit={event => {
        event.preventDefault();
        void add();
      }}
    >
      <h2>{t('hook.add')}</h2>
      <label class="field hook-url">
        <strong>{t('hook.url')}</strong>
        <input
          type="url"
          required
          maxLength={500}
          placeholder="https://"
          value={url}
          aria-invalid={problem !== ''}
          onInput={event => {
            setProblem('');
            setUrl(event.currentTarget.value);
          }}
        />
      </label>
      <span class="problem" role="alert">
        {problem}
      </span>
      <label class="field">
        <strong>{t('hook.about')}</strong>
        <select value={club} onChange={event => setClub(event.currentTarget.value)}>
          <option value="">{t('hook.all')}</option>
          {clubs.map(one => (
            <option key={one.club} value={one.club}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {club === '' ? (
        <Kinds kinds={kinds} onChange={setKinds} />
      ) : (
        <p class="soft">{t('hook.club', { club: clubs.find(one => one.club === club)?.name ?? '' })}</p>
      )}
      <button type="submit" class="button main" disabled={kinds.length === 0}>
        <span>{t('hook.add')}</span>
      </button>
    </form>
  );
}

interface KindsProps {
  readonly kinds: readonly WebhookKind[];
  readonly onChange: (kinds: readonly WebhookKind[]) => void;
}

function Kinds({ kinds, onChange }: KindsProps) {
  const toggle = (kind: WebhookKind) =>
    onChange(WEBHOOK_KINDS.filter(one => (one === kind) !== kinds.includes(one)));
  return (
    <fieldset class="hook-kinds">
      <legend>{t('hook.kinds')}</legend>
      {WEBHOOK_KINDS.map(kind => (
        <label key={kind}>
          <input type="checkbox" checked={kinds.includes(kind)} onChange={() => toggle(kind)} />{' '}
          {kindText(kind)}
        </label>
      ))}
    </fieldset>
  );
}
