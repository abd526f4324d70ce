/** How others see me. */
import { t } from '../app/language.ts';
import { connection } from './connection.ts';

export function NameField() {
  const line = connection();
  const me = line.me.value;
  if (!me) return null;
  const rename = (name: string) => {
    if (name.trim() && name !== me.name) void line.ask({ type: 'rename', name: name.trim() });
  };
  return (
    <label class="field">
      <strong>{t('online.your-name')}</strong>
      <input
        type="text"
        maxLength={24}
        value={me.name}
        onChange={event => rename(event.currentTarget.value)}
      />
    </label>
  );
}
