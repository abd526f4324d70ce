/** Whom I have muted and blocked, with an undo, and the measures against me. */
import { dateText } from '../app/i18n/format.ts';
import '../styles/screens/talk.css';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import {
  loadOrder,
  markRead,
  measures,
  type Relation,
  relations,
  setRelation,
} from '../online/talk/relations.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';

export function MutedAndBlocked() {
  useEffect(() => void loadOrder(), []);
  return (
    <>
      <Measures />
      {relations.value.length > 0 && (
        <section class="account-part">
          <h2>{t('person.hidden')}</h2>
          <ul class="hidden-people">
            {relations.value.map(one => (
              <li key={`${one.kind}/${one.player.id}/${one.table ?? ''}`}>
                <Hidden relation={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Hidden({ relation: { player, kind, table } }: { readonly relation: Relation }) {
  const word = kind === 'block' ? 'person.unblock' : 'person.unmute';
  const name = playerName(player);
  return (
    <>
      <strong>{name}</strong>
      {table !== undefined && <span class="soft">{t('person.mute-here')}</span>}
      <Button label={`${t(word)}: ${name}`} onClick={() => void setRelation(player, kind, false, table)}>
        {t(word)}
      </Button>
    </>
  );
}

function Measures() {
  const held = measures.value;
  if (held.length === 0) return null;
  return (
    <section class="account-part" role="status">
      {held.map(({ kind, reason, until }) => (
        <p key={`${kind}/${until ?? ''}/${reason}`}>
          {kind === 'warning' ? (
            <>
              <strong>{t('measure.title')}</strong> {reason}
            </>
          ) : (
            t(`measure.${kind}`, { reason, when: until === undefined ? '' : dateText(until) })
          )}
        </p>
      ))}
      {held.some(({ kind }) => kind === 'warning') && (
        <Button icon="check" onClick={() => void markRead()}>
          {t('measure.read')}
        </Button>
      )}
    </section>
  );
}
