/** What I can do about a person: mute, block, report. */
import '../../styles/screens/talk.css';
import { MOST_TEXT, type Player, REPORT_REASONS, type ReportReason } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { toast } from '../../app/toast.ts';
import { problemText, request } from '../../connection/http.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { playerName } from '../../table-source/seat-text.ts';
import { Button } from '../../ui/button.tsx';
import { hasRelation, loadOrder, setRelation } from './relations.ts';

interface Props {
  readonly player: Player;
  /** Where we met. */
  readonly table?: string;
}

export function PersonActions({ player, table }: Props) {
  const me = pageConnection().me.value;
  const [isReporting, report] = useState(false);
  useEffect(() => void loadOrder(), [player.id]);
  if (!me || me.id === player.id) return null;
  const isBlocked = hasRelation(player.id, 'block');
  return (
    <section class="person-actions">
      {table !== undefined && <MuteButton player={player} table={table} word="person.mute-here" />}
      <MuteButton player={player} word="person.mute" />
      <Button icon="close" pressed={isBlocked} onClick={() => void setRelation(player, 'block', !isBlocked)}>
        {t(isBlocked ? 'person.unblock' : 'person.block')}
      </Button>
      <Button icon="warning" pressed={isReporting} onClick={() => report(!isReporting)}>
        {t('person.report')}
      </Button>
      <p class="soft">{t('person.block.text', { name: playerName(player) })}</p>
      {isReporting && (
        <ReportForm
          player={player}
          {...(table === undefined ? {} : { table })}
          onDone={() => report(false)}
        />
      )}
    </section>
  );
}

function MuteButton({ player, table, word }: Props & { readonly word: 'person.mute' | 'person.mute-here' }) {
  const isOn = hasRelation(player.id, 'mute', table);
  return (
    <Button
      icon={isOn ? 'sound-off' : 'sound-on'}
      pressed={isOn}
      onClick={() => void setRelation(player, 'mute', !isOn, table)}
    >
      {t(isOn ? (table === undefined ? 'person.unmute' : 'person.unmute-here') : word)}
    </Button>
  );
}

function ReportForm({ player, table, onDone }: Props & { readonly onDone: () => void }) {
  const [reason, choose] = useState<ReportReason>('abuse');
  const [text, setText] = useState('');
  const send = async () => {
    const more = text.trim();
    const about = { player: player.id, reason, ...(table === undefined ? {} : { table }) };
    const sent = await request('POST', '/api/reports', { ...about, ...(more === '' ? {} : { text: more }) });
    toast(sent.ok ? t('report.sent') : problemText(sent.error));
    if (sent.ok) onDone();
  };
  return (
    <form
      class="report-form"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="field">
        <strong>{t('report.reason')}</strong>
        <select value={reason} onChange={event => choose(event.currentTarget.value as ReportReason)}>
          {REPORT_REASONS.map(one => (
            <option key={one} value={one}>
              {t(`report.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <strong>{t('report.text')}</strong>
        <input
          type="text"
          dir="auto"
          maxLength={MOST_TEXT}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <Button kind="main" icon="check" onClick={() => void send()}>
        {t('report.send')}
      </Button>
    </form>
  );
}
