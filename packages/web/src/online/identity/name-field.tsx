/** The field for my name. */
import { MOST_NAME } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { tellWhenFull } from '../../app/name-limit.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { playerName } from '../../table-source/seat-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useNameCheck } from './name-check.ts';
import { rename } from './rename.ts';

export function NameField() {
  const connection = pageConnection();
  const [refused, setRefused] = useState('');
  const check = useNameCheck();
  const problem = check.problem || refused;
  const me = connection.me.value;
  if (!me || connection.state.value === 'signed-out') return null;
  return (
    <label class="field">
      <strong>{t('online.your-name')}</strong>
      <TextField
        maxLength={MOST_NAME}
        value={playerName(me)}
        aria-invalid={problem !== ''}
        onType={field => {
          tellWhenFull(field);
          setRefused('');
          check.look(field.value);
        }}
        onCommit={async name => {
          const found = await rename(connection, name);
          setRefused(found ?? '');
          return found === undefined;
        }}
      />
      <span class="problem" role="alert">
        {problem}
      </span>
    </label>
  );
}
