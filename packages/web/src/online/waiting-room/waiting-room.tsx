/** A table before its game: who sits where, the invitation, and bots for free seats. */
import type { BotLevel, EventOf } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import { botOf } from '@kingdomino/table';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { go } from '../../app/navigation/router.ts';
import { type SeatColour, withColour } from '../../board/colours.ts';
import { ConnectionNote } from '../../connection/connection-note.tsx';
import { pageConnection } from '../../connection/page-connection.ts';
import { ColourChoice } from '../../setup/colour-choice.tsx';
import { firstSeatText } from '../../setup/first-seat.tsx';
import { LevelSelect } from '../../setup/seat-rows.tsx';
import { switchesOf } from '../../setup/variants.ts';
import { clockText } from '../../table-source/clock-text.ts';
import { Button, Link } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Art } from '../../ui/icon.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { SeatName } from '../../ui/seat-name.tsx';
import { NameField } from '../identity/name-field.tsx';
import { absenceText } from '../new-table/terms-form.tsx';
import { NudgePlace } from '../nudge/nudge-place.tsx';
import { RatingTag } from '../ratings/rating-tag.tsx';
import type { OnlineSource } from '../table/online-source.ts';
import { AboutPeopleButton, playersAt } from '../talk/about-people.tsx';
import { invitationText } from './invitation.ts';
import { Invite } from './invite.tsx';
import { SharedNote } from './shared-note.tsx';

export function WaitingRoom({ source }: { readonly source: OnlineSource }) {
  const { terms, status } = source.table;
  const { host } = source.table;
  const [isAsked, ask] = useState(false);
  const isOwner = host !== undefined && host.id === pageConnection().me.value?.id;
  const title = invitationText(source.table, pageConnection().me.value?.id);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const leave = () => {
    void source.ask({ type: isOwner ? 'close' : 'leave', table: source.id });
    go('/');
  };
  return (
    <div class="page">
      <PageTop title={t(`game.${terms.game}`)} />
      <main class="card sheet waiting-room">
        <h2>{title}</h2>
        <ConnectionNote />
        <NameField />
        <ul class="waiting-seats">
          {source.table.seats.map((_, seat) => (
            <li key={String(seat)}>
              <WaitingSeat source={source} seat={seat} isOwner={isOwner} />
            </li>
          ))}
        </ul>
        <SharedNote terms={terms} seats={source.table.seats} />
        <Agreed terms={terms} names={source.view.value.seats.map(({ name }) => name)} />
        {terms.club !== undefined && (
          <Link to={`/club/${terms.club}`} kind="plain" icon="shield">
            {t('online.club')}
          </Link>
        )}
        {status === 'open' && <Invite url={`${location.origin}/t/${source.id}`} text={t('online.invite')} />}
        {source.mySeat !== undefined && status === 'open' && <NudgePlace />}
        <p class="soft">{t('online.fair', { commitment: terms.commitment.slice(0, 12) })}</p>
        {source.mySeat !== undefined && status === 'open' && (
          <Button kind="quiet" icon="close" onClick={() => (isOwner ? ask(true) : leave())}>
            {t(isOwner ? 'online.close' : 'online.leave')}
          </Button>
        )}
        <AboutPeopleButton players={playersAt(source)} table={source.id} />
        {isAsked && (
          <Confirm
            title={t('online.close')}
            text={t('online.close.text')}
            word={t('online.close')}
            onConfirm={leave}
            onClose={() => ask(false)}
          />
        )}
      </main>
    </div>
  );
}

interface AgreedProps {
  readonly terms: EventOf<'opened'>;
  readonly names: readonly string[];
}

/** What the table plays by, for who comes to it. */
function Agreed({ terms, names }: AgreedProps) {
  return (
    <ul class="agreed soft">
      {terms.rated && (
        <li>
          <strong>{t('online.rated')}</strong> {t('online.rated.text')}
        </li>
      )}
      {switchesOf(terms.options).map(name => (
        <li key={name}>
          <strong>{t(`variant.${name}`)}</strong> {t(`variant.${name}.text`)}
        </li>
      ))}
      {terms.game === 'duel' && (
        <li>
          <strong>{t('setup.first')}</strong> {firstSeatText(terms.options.firstSeat, names)}
        </li>
      )}
      <li>
        <strong>{t('online.clock')}</strong> {clockText(terms.clock)}
      </li>
      <li>
        <strong>{t('online.absence')}</strong> {absenceText(terms.absence)}
      </li>
      {!terms.undo && (
        <li>
          <strong>{t('online.no-undo')}</strong>
        </li>
      )}
    </ul>
  );
}

interface SeatProps {
  readonly source: OnlineSource;
  readonly seat: Seat;
  readonly isOwner: boolean;
}

function WaitingSeat({ source, seat, isOwner }: SeatProps) {
  const state = source.table.seats[seat]!;
  const { name, colour, level, avatar } = source.view.value.seats[seat]!;
  const isFree = state.kind === 'open';
  const [chosen, choose] = useState<SeatColour | undefined>(undefined);
  const colours = source.view.value.seats.map(each => each.colour);
  const taken = colours.filter((_, each) => source.table.seats[each]!.kind !== 'open');
  const isKept = isFree && state.for !== undefined && state.for.id !== pageConnection().me.value?.id;
  const canSit = isFree && !isKept && source.mySeat === undefined && source.table.status === 'open';
  return (
    <>
      {canSit ? (
        <ColourChoice
          seat={seat}
          colours={withColour(colours, seat, chosen ?? colour)}
          taken={taken}
          onChange={all => choose(all[seat])}
        />
      ) : (
        <Art name={`king-${colour}`} class={isFree ? 'king away' : 'king'} />
      )}
      <SeatName
        colour={colour}
        name={name}
        isBot={botOf(state) !== undefined}
        level={level}
        avatar={avatar}
      />
      <RatingTag player={state.kind === 'person' ? state.player : undefined} terms={source.table.terms} />
      {seat === source.mySeat && <span class="you">{t('seat.you')}</span>}
      {isOwner && state.kind === 'person' && seat !== source.mySeat && source.table.status === 'open' && (
        <Button
          kind="quiet"
          icon="close"
          label={`${t('person.remove')}: ${name}`}
          onClick={() => void source.ask({ type: 'remove', table: source.id, seat })}
        >
          {t('person.remove')}
        </Button>
      )}
      {canSit && (
        <Button kind="main" icon="check" onClick={() => void source.sit(seat, chosen)}>
          {t('online.sit')}
        </Button>
      )}
      {isFree && isOwner && !source.table.terms.rated && source.table.status === 'open' && (
        <BotSeat source={source} seat={seat} />
      )}
    </>
  );
}

/** For a seat that nobody takes. */
function BotSeat({ source, seat }: Omit<SeatProps, 'isOwner'>) {
  const [level, choose] = useState<BotLevel>('knight');
  return (
    <span class="bot-seat">
      <LevelSelect index={seat} value={level} onChange={choose} />
      <Button icon="robot" onClick={() => void source.ask({ type: 'fill', table: source.id, seat, level })}>
        {t('online.fill')}
      </Button>
    </span>
  );
}
