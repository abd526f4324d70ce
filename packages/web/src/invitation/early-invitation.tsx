/** The invitation to a table, shown before the table's own code is there: on a slow line that takes ten seconds more. */
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { coloursOf } from '../board/colours.ts';
import { playerName, seatNames } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { Art } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { askForInvitation, type Invitation, invitation, sitEarly } from './invitation-source.ts';

export function EarlyInvitation({ id }: { readonly id: string }) {
  useEffect(() => void askForInvitation(id), [id]);
  const known = invitation.value;
  return known ? <Room id={id} invitation={known} /> : <Loading />;
}

function Room({
  id,
  invitation: { opened, seats, mine },
}: {
  readonly id: string;
  readonly invitation: Invitation;
}) {
  const game = t(`game.${opened.game}`);
  const names = seatNames(seats);
  const colours = coloursOf(seats.map((_, seat) => opened.colours?.[seat]));
  return (
    <div class="page" aria-busy="true">
      <PageTop title={game} scene={null} />
      <main class="card sheet waiting-room">
        <h2>{t('online.invites', { name: playerName(opened.by), game })}</h2>
        <ul class="waiting-seats">
          {seats.map((seat, index) => (
            <li key={String(index)}>
              <Art name={`king-${colours[index]!}`} class={seat.kind === 'open' ? 'king away' : 'king'} />
              <SeatName
                colour={colours[index]!}
                name={names[index]!}
                isBot={seat.kind === 'bot'}
                avatar={seat.kind === 'person' ? seat.player.avatar : undefined}
              />
              {mine === index && <span class="you">{t('seat.you')}</span>}
              {mine === undefined && seat.kind === 'open' && !seat.for && (
                <Button kind="main" icon="check" onClick={() => void sitEarly(id, index)}>
                  {t('online.sit')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
