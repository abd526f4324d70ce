/** What I can do about a person: mute, block, report. */
import '../../styles/screens/talk.css';
import type { Player } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { playerName } from '../../table-source/seat-text.ts';
import { Button } from '../../ui/button.tsx';
import { hasRelation, loadOrder, setRelation } from './relations.ts';
import { ReportForm } from './report-form.tsx';

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
          about={{ player: player.id, ...(table === undefined ? {} : { table }) }}
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
