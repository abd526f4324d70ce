/** The button for talk at a table, with a mark for what is new, and its dialog. New messages are also shown as toasts. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { playSound } from '../../app/sound/sound.ts';
import { toast } from '../../app/toast.ts';
import { Button } from '../../ui/button.tsx';
import { markReadUntil, readUntil } from './read-marks.ts';
import { isMuted, loadOrder } from './relations.ts';
import { TalkDialog } from './talk-dialog.tsx';
import { talkLog, type Utterance } from './talk-log.ts';
import type { Talking } from './talking.ts';

interface Props {
  readonly source: Talking;
  readonly class?: string;
}

export function TalkButton({ source, class: extra = '' }: Props) {
  const [isOpen, open] = useState(false);
  const [read, setRead] = useState(() => readUntil(source.id));
  const log = logOf(source);
  const latest = log.at(-1)?.at ?? 0;
  const unread = log.filter(({ at, seat }) => at > read && seat !== source.mySeat).length;
  useEffect(() => {
    if (!isOpen || latest <= read) return;
    markReadUntil(source.id, latest);
    setRead(latest);
  }, [isOpen, latest]);
  const label =
    unread === 0 ? t('online.say') : `${t('online.say')} · ${t('talk.unread', { count: unread })}`;
  return (
    <span class="talk-button">
      <Button
        kind="quiet"
        class={extra}
        icon="chat"
        label={label}
        expanded={isOpen}
        onClick={() => open(!isOpen)}
      />
      {unread > 0 && (
        <span class="unread" aria-hidden="true">
          {unread}
        </span>
      )}
      {isOpen && <TalkDialog source={source} log={log} onClose={() => open(false)} />}
    </span>
  );
}

function logOf(source: Talking): Utterance[] {
  return talkLog(source.table, source.written.value, player => isMuted(player, source.id));
}

/** Also for those who only watch: they hear phrases, too. */
export function useTalk(source: Talking): void {
  useEffect(() => void loadOrder(), [source]);
  const news = source.heard.value;
  useEffect(() => {
    if (!news || isMuted(news.player, source.id) || news.seat === source.mySeat) return;
    const name = source.view.value.seats[news.seat]?.name ?? '';
    playSound('say');
    toast(t('online.said', { name, phrase: news.text ?? t(`phrase.${news.phrase ?? 'hello'}`) }));
  }, [news?.number]);
}
