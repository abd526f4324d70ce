/** What others may see of me. */
import { AUDIENCES, type Audience } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { problemText, request } from '../connection/http.ts';
import { Link } from '../ui/button.tsx';

export interface Shows {
  readonly ratings: boolean;
  readonly statistics: boolean;
  readonly games: boolean;
}

/** Only I am told the rest. */
interface OwnShows extends Shows {
  readonly presence: Audience;
  readonly challenges: Audience;
}

const PARTS = ['ratings', 'statistics', 'games'] as const;
const AUDIENCE_PARTS = ['presence', 'challenges'] as const;

export function PrivacyForm({ name }: { readonly name: string }) {
  const [shows, setShows] = useState<OwnShows | undefined>(undefined);
  useEffect(() => {
    void request<OwnShows>('GET', '/api/me/profile').then(read => read.ok && setShows(read.value));
  }, []);
  const change = async (part: Partial<OwnShows>) => {
    const before = shows;
    setShows(known => known && { ...known, ...part });
    const changed = await request<OwnShows>('PATCH', '/api/me/profile', part);
    if (changed.ok) return setShows(changed.value);
    // as it was
    setShows(before);
    toast(problemText(changed.error));
  };
  return (
    <section class="account-part">
      <h2>{t('archive.shows')}</h2>
      <p class="soft">{t('archive.shows.text')}</p>
      <fieldset class="shows" disabled={!shows}>
        <legend class="hidden">{t('archive.shows')}</legend>
        {PARTS.map(part => (
          <label key={part}>
            <input
              type="checkbox"
              checked={shows?.[part] ?? false}
              onChange={event => void change({ [part]: event.currentTarget.checked })}
            />{' '}
            {t(`archive.shows.${part}`)}
          </label>
        ))}
      </fieldset>
      {AUDIENCE_PARTS.map(part => (
        <label key={part} class="field">
          <strong>{t(`audience.${part}`)}</strong>
          <select
            disabled={!shows}
            value={shows?.[part] ?? 'friends'}
            onChange={event => void change({ [part]: event.currentTarget.value as Audience })}
          >
            {AUDIENCES.map(name => (
              <option key={name} value={name}>
                {t(`audience.${name}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Link to={`/player/${encodeURIComponent(name)}`} kind="plain" icon="person">
        {t('archive.my-profile')}
      </Link>
    </section>
  );
}
