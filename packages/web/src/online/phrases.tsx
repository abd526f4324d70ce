/** Quick phrases: said by a button, heard as a message that goes by itself. */
import { PHRASES } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { playSound } from '../app/sound.ts';
import { toast } from '../app/toast.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import type { OnlineSource } from './online-source.ts';
import { sayingsOf } from './sayings.ts';

export function Phrases({ source }: { readonly source: OnlineSource }) {
  const [isOpen, open] = useState(false);
  const say = (phrase: (typeof PHRASES)[number]) => {
    void source.ask({ type: 'say', table: source.id, phrase });
    open(false);
  };
  return (
    <>
      <Button kind="quiet" class="on-wood" icon="chat" label={t('online.say')} onClick={() => open(true)} />
      {isOpen && (
        <Dialog title={t('online.say')} onClose={() => open(false)}>
          <Said source={source} />
          <div class="phrases">
            {PHRASES.map(phrase => (
              <Button key={phrase} onClick={() => say(phrase)}>
                {t(`phrase.${phrase}`)}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** What went by is still to be read. */
function Said({ source }: { readonly source: OnlineSource }) {
  const sayings = sayingsOf(source.table.events);
  if (sayings.length === 0) return null;
  return (
    <ol class="said" aria-label={t('online.talk')}>
      {sayings.map(({ seat, phrase }, index) => (
        <li key={index}>
          <SeatName
            colour={source.view.value.seats[seat]!.colour}
            name={source.view.value.seats[seat]!.name}
          />{' '}
          {t(`phrase.${phrase}`)}
        </li>
      ))}
    </ol>
  );
}

export function useSayings(source: OnlineSource): void {
  const saying = source.saying.value;
  useEffect(() => {
    if (!saying) return;
    const { name } = source.view.value.seats[saying.seat]!;
    playSound('say');
    toast(t('online.said', { name, phrase: t(`phrase.${saying.phrase}`) }));
  }, [saying?.number]);
}
