/** The screen of a table at the server, from the invitation to the end. */

import { useEffect, useMemo } from 'preact/hooks';
import { ConnectionNote } from '../../connection/connection-note.tsx';
import { pageConnection } from '../../connection/page-connection.ts';
import { EarlyInvitation } from '../../invitation/early-invitation.tsx';
import { invitation } from '../../invitation/invitation-source.ts';
import { playerName } from '../../table-source/seat-text.ts';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { OperatorWord } from '../talk/operator-word.tsx';
import { WaitingRoom } from '../waiting-room/waiting-room.tsx';
import { PlateClock } from './clocks.tsx';
import { DealBadge } from './deal-badge.tsx';
import { LeaveInMenu } from './leaving.tsx';
import { OnlineBar } from './online-bar.tsx';
import { OnlineSource } from './online-source.ts';
import { RatingChange } from './rating-change.tsx';
import { SharedEnd } from './shared-end.tsx';

/** Not needed for an invitation, and by far the largest part. */
const GameTable = lazyScreen(async () => (await import('../../tables/game-table.tsx')).GameTable);

export function OnlineScreen({ id }: { readonly id: string }) {
  const source = useMemo(() => {
    const made = new OnlineSource(id, pageConnection());
    made.AtVerdict = () => <RatingChange source={made} />;
    made.AtEnd = () => <SharedEnd source={made} />;
    made.AtSeat = ({ seat }) => <PlateClock source={made} seat={seat} />;
    made.InMenu = () => <TableMenu source={made} />;
    return made;
  }, [id]);
  useEffect(() => () => source.close(), [source]);
  useHiddenTurn(source);
  if (source.problem.value) return <NotFound text={source.problem.value} />;
  if (source.version.value === 0) return invitation.value ? <EarlyInvitation id={id} /> : <Connecting />;
  const { status } = source.table;
  if (status === 'open' || status === 'closed') return <WaitingRoom source={source} />;
  return (
    <div class="online-table">
      <OnlineBar source={source} />
      <GameTable key={id} source={source} />
      <OperatorWord />
    </div>
  );
}

/** What a bar has on a desk. */
function TableMenu({ source }: { readonly source: OnlineSource }) {
  return (
    <>
      <DealBadge source={source} class="phone-only" />
      <LeaveInMenu source={source} />
    </>
  );
}

/** Only where the browser may say so; what says it is fetched then. */
function useHiddenTurn(source: OnlineSource): void {
  const { version } = source;
  const isMine = version.value > 0 && source.mySeat !== undefined && source.table.toAct === source.mySeat;
  useEffect(() => {
    if (!isMine || !document.hidden || !('Notification' in window)) return;
    if (Notification.permission !== 'granted') return;
    const others = source.table.seats.filter((_, seat) => seat !== source.mySeat);
    const names = others.flatMap(seat => (seat.kind === 'person' ? [playerName(seat.player)] : []));
    void import('../nudge/hidden-turn.ts').then(({ tellHiddenTurn }) => tellHiddenTurn(source.id, names));
  }, [isMine]);
}

function Connecting() {
  return (
    <div class="page connecting">
      <PageTop title="" scene={null} />
      <main class="card sheet">
        <ConnectionNote />
      </main>
    </div>
  );
}
