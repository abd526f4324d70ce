/** How others see me. */
import { MOST_NAME } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { tellWhenFull } from '../app/name-limit.ts';
import { playerName } from '../play/seat-text.ts';
import { connection } from './line.ts';
import { useNameCheck } from './name-check.ts';
import { rename } from './rename.ts';

export function NameField() {
  const line = connection();
  const [refused, setRefused] = useState('');
  const check = useNameCheck();
  const problem = check.problem || refused;
  const me = line.me.value;
  if (!me || line.state.value === 'signed-out') return null;
  return (
    <label class="field">
      <strong>{t('online.your-name')}</strong>
      <input
        type="text"
        maxLength={MOST_NAME}
        onInput={event => {
          tellWhenFull(event);
          setRefused('');
          check.look(event.currentTarget.value);
        }}
        value={playerName(me)}
        aria-invalid={problem !== ''}
        onChange={event =>
          void rename(line, event.currentTarget.value).then(found => setRefused(found ?? ''))
        }
      />
      <span class="problem" role="alert">
        {problem}
      </span>
    </label>
  );
}
