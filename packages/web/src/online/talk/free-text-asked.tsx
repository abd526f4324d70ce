/** Somebody at the table has agreed to free text and waits for me: told where it is seen, and answered there. */
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { listText } from '../../app/i18n/format.ts';
import { t } from '../../app/i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { askingSeats } from './asking-seats.ts';
import { isMuted } from './relations.ts';
import type { Talking } from './talking.ts';

export function FreeTextAsked({ source }: { readonly source: Talking }) {
  const { table, mySeat, view } = source;
  const [declined, decline] = useState('');
  const asking = askingSeats(table, mySeat, player => isMuted(player, source.id));
  const key = asking.join();
  const text = t('talk.free.asked', { name: listText(asking.map(seat => view.value.seats[seat]!.name)) });
  const isShown = key !== '' && key !== declined;
  useEffect(() => {
    if (isShown) announce(text);
  }, [isShown, text]);
  if (!isShown) return null;
  return (
    <div class="prompt">
      <strong class="called">{text}</strong>
      <Button
        kind="main"
        icon="check"
        onClick={() => void source.ask({ type: 'consent', table: source.id, agrees: true })}
      >
        {t('propose.yes')}
      </Button>
      <Button icon="close" onClick={() => decline(key)}>
        {t('propose.no')}
      </Button>
    </div>
  );
}
