/** With whom: bots by their levels, people I met last, and whoever else fits what is typed. */
import { BOT_LEVELS } from '@kingdomino/protocol';
import { useEffect, useId, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { playerName } from '../table-source/seat-text.ts';
import { type Opponent, readOpponents } from './archive-api.ts';
import { Choice } from './choice.tsx';

interface Props {
  readonly chosen: string | undefined;
  readonly onChange: (opponent: string) => void;
}

/** As many as the server tells at once; with fewer there is nobody to look for. */
const MOST = 30;
/** Whoever types is asked for when they pause. */
const PAUSE = 250;

export function OpponentField({ chosen, onChange }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const [people, setPeople] = useState<readonly Opponent[]>([]);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const read = await readOpponents(name);
      if (isGone || !read.ok) return;
      setPeople(read.value.opponents.filter(({ opponent }) => !opponent.startsWith('bot/')));
      if (name === '') setMore(read.value.opponents.length === MOST);
    };
    const timer = setTimeout(() => void ask(), name === '' ? 0 : PAUSE);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [name]);
  const isListed = !chosen || chosen.startsWith('bot/') || people.some(one => one.opponent === chosen);
  return (
    <>
      <Choice
        label={t('archive.opponent')}
        value={chosen}
        any={t('archive.any-opponent')}
        onChange={onChange}
      >
        {!isListed && <option value={chosen}>{t('rating.player')}</option>}
        {people.length > 0 && (
          <optgroup label={t('archive.met')}>
            {people.map(one => (
              <option key={one.opponent} value={one.opponent}>
                {personText(one)}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('rating.bots')}>
          {BOT_LEVELS.map(level => (
            <option key={level} value={`bot/${level}`}>
              {t(`level.${level}`)}
            </option>
          ))}
        </optgroup>
      </Choice>
      {hasMore && (
        <div class="archive-field">
          <label for={id}>{t('archive.find')}</label>
          <input
            id={id}
            type="text"
            value={name}
            maxLength={40}
            onInput={event => setName(event.currentTarget.value)}
          />
        </div>
      )}
    </>
  );
}

/** Who is not there any more has no name. */
function personText({ name = '—', bot, games }: Opponent): string {
  return `${playerName({ name, ...(bot && { bot }) })} (${t('archive.count', { count: games })})`;
}
