/** People to be muted, blocked or reported: as a list, or behind a button where there is little room. */
import '../../styles/screens/talk.css';
import type { Player } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { playerName } from '../../table-source/seat-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { OnlineSource } from '../table/online-source.ts';
import { PersonDialog } from './person-dialog.tsx';

interface Props {
  /** Everybody whose name or words are seen here, myself perhaps among them. */
  readonly players: readonly Player[];
  readonly table: string;
}

export function playersAt({ table }: Pick<OnlineSource, 'table'>): Player[] {
  return table.seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []));
}

/** By id, each once. */
function othersOf(players: readonly Player[]): readonly Player[] {
  const me = pageConnection().me.value;
  const known = new Map(players.map(player => [player.id, player]));
  return me ? [...known.values()].filter(({ id }) => id !== me.id) : [];
}

export function AboutPeople({ players, table, title }: Props & { readonly title?: string }) {
  const [person, choose] = useState<Player | undefined>(undefined);
  return (
    <div class={title === undefined ? 'people-list' : 'talk-people'}>
      {title !== undefined && <h3>{title}</h3>}
      {othersOf(players).map(player => (
        <Button key={player.id} kind="quiet" icon="person" onClick={() => choose(player)}>
          {playerName(player)}
        </Button>
      ))}
      {person && <PersonDialog player={person} table={table} onClose={() => choose(undefined)} />}
    </div>
  );
}

export function AboutPeopleButton({
  players,
  table,
  class: extra = '',
}: Props & { readonly class?: string }) {
  const [isOpen, open] = useState(false);
  if (othersOf(players).length === 0) return null;
  return (
    <>
      <Button
        kind="quiet"
        class={extra}
        icon="warning"
        label={t('person.about')}
        onClick={() => open(true)}
      />
      {isOpen && (
        <Dialog title={t('person.about')} onClose={() => open(false)}>
          <AboutPeople players={players} table={table} />
        </Dialog>
      )}
    </>
  );
}
