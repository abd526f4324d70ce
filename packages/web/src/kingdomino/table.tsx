/** The table of Kingdomino: my kingdom in the middle, the others beside it, the lines, the hand. */
import type { Seat } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { playSound } from '../app/sound.ts';
import { Domino } from '../board/domino.tsx';
import { dragged } from '../board/drag.ts';
import { type Spot, sameSpot } from '../board/types.ts';
import { HandButtons } from '../play/hand-buttons.tsx';
import { HandOver } from '../play/hand-over.tsx';
import { Hint } from '../play/hint.tsx';
import { PointsButton } from '../play/points-dialog.tsx';
import { lastMoveText, scoresText, turnText, useReadingKeys } from '../play/reading-keys.ts';
import { SmallBoards } from '../play/small-boards.tsx';
import type { TableSource, TableView } from '../play/table-source.ts';
import { TableTop } from '../play/table-top.tsx';
import { toldView } from '../play/told-apart.ts';
import { useAnnouncements } from '../play/use-announcements.ts';
import { type ShownSeat, useShownSeat } from '../play/use-shown-seat.ts';
import { useTurnFocus } from '../play/use-turn-focus.ts';
import { Button } from '../ui/button.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { AreaList } from './area-list.tsx';
import { BetweenGames } from './between-games.tsx';
import { BigKingdom } from './big-kingdom.tsx';
import { KingdominoEnd } from './end.tsx';
import { Discard, Hand } from './hand.tsx';
import { Lines } from './lines.tsx';
import { kingdomText, linesText, taskText } from './reading.ts';
import { SmallKingdom } from './small-kingdom.tsx';
import { Unseen } from './unseen.tsx';
import { type PlacingControl, usePlacing } from './use-placing.ts';
import { areasOf, halvesOf } from './view.ts';
import { logOf, statusOf } from './words.ts';

export function KingdominoTable({ source }: { readonly source: TableSource<'kingdomino'> }) {
  const view = source.view.value;
  const told = toldView(view);
  const position = view.state;
  const points = position.scores().map(({ total }) => total);
  const control = usePlacing(source, view);
  const shown = useShownSeat(view, position.actor, position.phase === 'place');
  const [isUnseenOpen, openUnseen] = useState(false);
  useAnnouncements(told, { log: logOf, task: taskText });
  useDealSound(position);
  useReadingKeys(view, shown.seat, {
    t: () => turnText(told, statusOf(told), taskText(told)),
    l: () => linesText(told),
    k: () => kingdomText(told, shown.seat),
    s: () => scoresText(told, points),
    m: () => lastMoveText(logOf(told)),
  });
  useTurnFocus(view.version, targetOf(view, control.isStuck));
  const unseenText = t('unseen.button', { unseen: position.unseen().length });
  const pick = (domino: number) => {
    playSound('pick');
    void source.play({ kind: 'pick', domino });
  };
  return (
    <main class={`table kingdomino-table seats-${view.seats.length}`}>
      <TableTop source={source} status={statusOf(view)} log={logOf}>
        <PointsButton
          view={view}
          title={t('areas.label')}
          list={seat => <AreaList position={position} seat={seat} />}
        />
        <Button
          kind="quiet"
          class="on-wood phone-only"
          icon="eye"
          label={unseenText}
          onClick={() => openUnseen(true)}
        />
      </TableTop>
      <SmallBoards
        view={view}
        actor={position.actor}
        points={points}
        shown={shown.seat}
        onShow={shown.show}
        draw={seat => <SmallKingdom kingdom={position.kingdoms[seat]!} colour={view.seats[seat]!.colour} />}
      />
      <Middle view={view} shown={shown} control={control} />
      <div class="side">
        <Lines view={view} onPick={pick} />
        <Button icon="eye" kind="quiet" class="on-wood unseen-button" onClick={() => openUnseen(true)}>
          {unseenText}
        </Button>
        <details class="area-card card" open>
          <summary>
            <SeatName colour={view.seats[shown.seat]!.colour} name={view.seats[shown.seat]!.name} />
            <strong class="score">{position.scores()[shown.seat]!.total}</strong>
          </summary>
          <AreaList position={position} seat={shown.seat} />
        </details>
      </div>
      <div class="hand">
        <HandContent source={source} view={view} control={control} />
      </div>
      {isUnseenOpen && <Unseen position={position} onClose={() => openUnseen(false)} />}
      <HandOver view={view} seat={position.actor} />
      {position.setup.games > 1 && <BetweenGames source={source} />}
      {view.isOver && <KingdominoEnd source={source} />}
      <Dragged position={position} control={control} />
    </main>
  );
}

function targetOf({ state, mine }: TableView<'kingdomino'>, isStuck: boolean): string | undefined {
  const { phase, seat } = state;
  if (!mine.includes(seat)) return undefined;
  if (phase === 'pick') return '.slot.free';
  if (phase !== 'place') return undefined;
  return isStuck ? '.held.stuck ~ .button' : '.cells [tabindex="0"]';
}

interface MiddleProps {
  readonly view: TableView<'kingdomino'>;
  readonly shown: ShownSeat;
  readonly control: PlacingControl;
}

function Middle({ view, shown: { seat, leaf }, control }: MiddleProps) {
  const position = view.state;
  const isPlacingHere = seat === position.seat && control.placing !== undefined;
  return (
    <BigKingdom
      position={position}
      seat={seat}
      owner={view.seats[seat]!}
      placing={isPlacingHere ? control.placing : undefined}
      fresh={useFresh(view, seat)}
      onChoose={control.choose}
      onLeaf={leaf}
    />
  );
}

interface HandProps {
  readonly source: TableSource<'kingdomino'>;
  readonly view: TableView<'kingdomino'>;
  readonly control: PlacingControl;
}

function HandContent({ source, view, control }: HandProps) {
  const position = view.state;
  const isPicking = position.phase === 'pick' && view.mine.includes(position.seat);
  return (
    <>
      {isPicking && <Hint id="kingdomino-pick" text={t('help.k.line.text')} />}
      {control.placing && <Hint id="kingdomino-place" text={`${t('help.k.lay.text')} ${t('hand.hint')}`} />}
      {control.placing && (
        <Hand
          position={position}
          placing={control.placing}
          onDrop={control.drop}
          onConfirm={control.confirm}
        />
      )}
      {control.isStuck && <Discard position={position} onDiscard={control.discard} />}
      <HandButtons source={source} />
    </>
  );
}

/** The domino under the pointer while it is dragged outside the board. */
function Dragged({ position, control }: { readonly position: Position; readonly control: PlacingControl }) {
  const at = dragged.value;
  if (!at || !control.placing) return null;
  return (
    <div class="dragged" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      <Domino halves={halvesOf(position.held)} turn={control.placing.turn.value} />
    </div>
  );
}

/** The areas that the domino laid last belongs to: they breathe once. */
function useFresh(view: TableView<'kingdomino'>, seat: Seat): readonly Spot[] {
  return useMemo(() => {
    const last = view.moves.findLast(({ move }) => move.kind === 'place');
    if (last?.by !== seat || last.move.kind !== 'place') return [];
    const number = last.move.domino;
    const kingdom = view.state.kingdoms[seat]!;
    const laid = kingdom.squares().filter(square => square.domino === number);
    const areas = areasOf(kingdom).map(({ spots }) => spots);
    return areas.filter(spots => spots.some(spot => laid.some(square => sameSpot(square, spot)))).flat();
  }, [view.version, seat]);
}

function useDealSound({ dealt, finished }: Position): void {
  useEffect(() => {
    if (dealt > 0) playSound('deal');
  }, [dealt, finished.length]);
}
