/** The talk at a table: phrases, free text among friends, proposals, and what to do about people. */

import { listText, timeText } from '../../app/i18n/format.ts';
import { playerName } from '../../table-source/seat-text.ts';
import '../../styles/screens/talk.css';
import { MOST_TEXT, PHRASES, type Player } from '@kingdomino/protocol';
import { isAmongFriends } from '@kingdomino/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { SeatName } from '../../ui/seat-name.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Questions } from '../table/agreements.tsx';
import { AboutPeople } from './about-people.tsx';
import type { Utterance } from './talk-log.ts';
import type { Talking } from './talking.ts';

interface Props {
  readonly source: Talking;
  readonly log: readonly Utterance[];
  readonly onClose: () => void;
}

/** The same width as in `styles/screens/side-panel.css`. */
const isPhone = matchMedia('(max-width: 820px)');

export function TalkDialog({ source, log, onClose }: Props) {
  const say = (phrase: (typeof PHRASES)[number]) => {
    void source.ask({ type: 'say', table: source.id, phrase });
    // in one hand it lies over what is played with
    if (isPhone.matches) onClose();
  };
  return (
    <SidePanel title={t('online.talk')} onClose={onClose} class="talk-dialog">
      <Log source={source} log={log} />
      <FreeText source={source} />
      {source.mySeat === undefined ? (
        <p class="soft">{t('talk.players-only')}</p>
      ) : (
        <div class="phrases">
          {PHRASES.map(phrase => (
            <Button key={phrase} onClick={() => say(phrase)}>
              {t(`phrase.${phrase}`)}
            </Button>
          ))}
        </div>
      )}
      <Questions source={source} onAsked={onClose} />
      <People source={source} />
    </SidePanel>
  );
}

/** The newest is in sight. */
function Log({ source, log }: Pick<Props, 'source' | 'log'>) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [log.length]);
  const { seats } = source.view.value;
  if (log.length === 0) return <p class="soft">{t('talk.empty')}</p>;
  return (
    // it scrolls, also by keys
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
    <ol class="said" aria-label={t('online.talk')} ref={list} tabIndex={0}>
      {log.map(({ key, seat, at, text }) => (
        <li key={key}>
          <SeatName colour={seats[seat]!.colour} name={seats[seat]!.name} /> <span dir="auto">{text}</span>{' '}
          <time class="soft" dateTime={new Date(at).toISOString()}>
            {timeText(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

function FreeText({ source }: Pick<Props, 'source'>) {
  const { table, mySeat } = source;
  const others = othersAt(source);
  if (mySeat === undefined || others.length === 0 || !isAmongFriends(table.terms)) return null;
  const consent = (agrees: boolean) => void source.ask({ type: 'consent', table: source.id, agrees });
  if (!table.consents.includes(mySeat))
    return (
      <section class="free-text">
        <p>{t('talk.free.text')}</p>
        <Button icon="check" onClick={() => consent(true)}>
          {t('talk.free.agree')}
        </Button>
      </section>
    );
  const missing = others
    .filter(({ seat }) => !table.consents.includes(seat))
    .map(({ player }) => playerName(player));
  return (
    <section class="free-text">
      {table.canWrite ? (
        <Writing source={source} />
      ) : (
        <p>{t('talk.waiting', { names: listText(missing) })}</p>
      )}
      <Button kind="quiet" icon="close" onClick={() => consent(false)}>
        {t('talk.free.stop')}
      </Button>
    </section>
  );
}

function Writing({ source }: Pick<Props, 'source'>) {
  const [text, setText] = useState('');
  const send = async () => {
    const line = text.trim();
    if (line === '') return;
    setText('');
    const sent = await source.ask({ type: 'write', table: source.id, text: line });
    if (!sent.ok) setText(line);
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="field">
        <strong>{t('talk.write')}</strong>
        <input
          type="text"
          dir="auto"
          autocomplete="off"
          maxLength={MOST_TEXT}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <Button kind="main" icon="chat" disabled={text.trim() === ''} onClick={() => void send()}>
        {t('talk.send')}
      </Button>
    </form>
  );
}

/** To be muted, blocked or reported. */
function People({ source }: Pick<Props, 'source'>) {
  const others = othersAt(source);
  if (others.length === 0) return null;
  const players = others.map(({ player }) => player);
  return <AboutPeople title={t('person.about')} players={players} table={source.id} />;
}

interface Other {
  readonly seat: number;
  readonly player: Player;
}

function othersAt({ table, mySeat }: Talking): Other[] {
  return table.seats.flatMap((state, seat) =>
    state.kind === 'person' && seat !== mySeat ? [{ seat, player: state.player }] : [],
  );
}
