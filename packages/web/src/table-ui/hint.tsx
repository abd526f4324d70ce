/** An explanation where it is first needed. It disappears once it was read or acted upon; the settings bring all of them back. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { settings } from '../app/settings.ts';
import { StoredValue } from '../app/storage/stored-value.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

const readSeen = (raw: unknown) =>
  Array.isArray(raw) ? raw.filter(id => typeof id === 'string') : undefined;
const seenHints = new StoredValue<readonly string[]>('hints-seen', [readSeen, readSeen], []);

function remember(id: string): void {
  seenHints.write([...new Set([...seenHints.read(), id])]);
}

export function forgetHints(): void {
  seenHints.forget();
}

interface Props {
  readonly id: string;
  readonly text: string;
}

export function Hint({ id, text }: Props) {
  const [isSeen, setSeen] = useState(() => seenHints.read().includes(id));
  const isShown = settings.value.hints && !isSeen;
  useEffect(() => {
    if (!isShown) return undefined;
    return () => remember(id);
  }, [id, isShown]);
  if (!isShown) return null;
  // at once, because the page may be left before the effect is cleaned up
  const close = () => {
    remember(id);
    setSeen(true);
  };
  return (
    <aside class="hint card" aria-label={t('settings.hints')}>
      <Icon name="help" />
      <p>{text}</p>
      <Button kind="quiet" icon="close" label={t('common.close')} onClick={close} />
    </aside>
  );
}
