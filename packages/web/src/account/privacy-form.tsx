/** What others may see of me. */
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

const PARTS = ['ratings', 'statistics', 'games'] as const;

export function PrivacyForm({ name }: { readonly name: string }) {
  const [shows, setShows] = useState<Shows | undefined>(undefined);
  useEffect(() => {
    void request<Shows>('GET', '/api/me/profile').then(read => read.ok && setShows(read.value));
  }, []);
  const change = async (part: keyof Shows, isShown: boolean) => {
    setShows(before => before && { ...before, [part]: isShown });
    const changed = await request<Shows>('PATCH', '/api/me/profile', { [part]: isShown });
    if (changed.ok) return setShows(changed.value);
    // as it was
    setShows(before => before && { ...before, [part]: !isShown });
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
              onChange={event => void change(part, event.currentTarget.checked)}
            />{' '}
            {t(`archive.shows.${part}`)}
          </label>
        ))}
      </fieldset>
      <Link to={`/player/${encodeURIComponent(name)}`} kind="plain" icon="person">
        {t('archive.my-profile')}
      </Link>
    </section>
  );
}
