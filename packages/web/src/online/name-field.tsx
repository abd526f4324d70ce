/** How others see me. */
import { MOST_NAME } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { tellWhenFull } from '../app/name-limit.ts';
import { playerName } from '../play/seat-text.ts';
import { connection } from './line.ts';
import { rename } from './rename.ts';

export function NameField() {
  const line = connection();
  const [problem, setProblem] = useState('');
  const me = line.me.value;
  if (!me || line.state.value === 'signed-out') return null;
  return (
    <label class="field">
      <strong>{t('online.your-name')}</strong>
      <input
        type="text"
        maxLength={MOST_NAME}
        onInput={tellWhenFull}
        value={playerName(me)}
        aria-invalid={problem !== ''}
        onChange={event =>
          void rename(line, event.currentTarget.value).then(found => setProblem(found ?? ''))
        }
      />
      <span class="problem" role="alert">
        {problem}
      </span>
    </label>
  );
}
