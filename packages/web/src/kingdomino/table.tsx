/** The table of Kingdomino: my kingdom in the middle, the others beside it, the lines, the hand. */
import type { Seat } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { Domino } from '../board/drawn/domino.tsx';
import { preparePictures } from '../board/drawn/picture.tsx';
import { DragImage } from '../board/hand/drag-image.tsx';
import type { Placing } from '../board/hand/placing.ts';
import { type Spot, sameSpot } from '../board/types.ts';
import { AfterMotion } from '../motion/after-motion.tsx';
import type { TableSource, TableView } from '../table-source/table-source.ts';
import { BackToMine } from '../table-ui/back-to-mine.tsx';
import { Deferred } from '../table-ui/deferred.tsx';
import { Flourish } from '../table-ui/flourish.tsx';
import { HandButtons } from '../table-ui/hand/hand-buttons.tsx';
import { HandOver } from '../table-ui/hand-over.tsx';
import { Hint } from '../table-ui/hint.tsx';
import { PictureLog } from '../table-ui/log.tsx';
import { PointsButton } from '../table-ui/points-dialog.tsx';
import { SmallBoards } from '../table-ui/small-boards.tsx';
import { type Reader, readingsOf, useReadingKeys } from '../table-ui/speech/read-aloud-keys.ts';
import { useAnnouncements } from '../table-ui/speech/use-announcements.ts';
import { TableTop } from '../table-ui/table-top.tsx';
import { useAmbience } from '../table-ui/use-ambience.ts';
import { useFreshFormulas } from '../table-ui/use-fresh-formulas.ts';
import { useMotion } from '../table-ui/use-motion.ts';
import { useMoveSounds } from '../table-ui/use-move-sounds.ts';
import { type ShownSeat, useShownSeat } from '../table-ui/use-shown-seat.ts';
import { useTurnFocus } from '../table-ui/use-turn-focus.ts';
import { Button } from '../ui/button.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { CHRONICLE } from './chronicle.tsx';
import { KingdominoContext } from './context.tsx';
import { BetweenGames } from './end/between-games.tsx';
import { KingdominoEnd } from './end/end.tsx';
import { lastFormulas } from './formulas.ts';
import { Discard, Hand } from './hand.tsx';
import { AreaList } from './kingdom/area-list.tsx';
import { BigKingdom } from './kingdom/big-kingdom.tsx';
import { latestOf } from './kingdom/latest-domino.ts';
import { SmallKingdom } from './kingdom/small-kingdom.tsx';
import { AllDominoes } from './lines/all-dominoes.tsx';
import { Lines } from './lines/lines.tsx';
import { PickPreviewNote } from './lines/pick-preview-note.tsx';
import { type PickPreview, usePickPreview } from './lines/use-pick-preview.ts';
import { sceneOf } from './motions.ts';
import { certainPoints, openBonusesOf } from './open-bonuses.ts';
import { raritiesOf } from './rarities.ts';
import { kingdomText, linesText, taskText } from './read-aloud.ts';
import { soundsOf, surroundingsOf } from './sounds.ts';
import { type PlacingControl, usePlacing } from './use-placing.ts';
import { areasOf, halvesOf } from './view.ts';
import { chanceText, logOf, statusOf } from './words.ts';

const READER: Reader<'kingdomino'> = {
  status: statusOf,
  task: taskText,
  offer: linesText,
  board: kingdomText,
  points: certainPoints,
  bonuses: openBonusesOf,
  log: logOf,
};

export function KingdominoTable({ source }: { readonly source: TableSource<'kingdomino'> }) {
  const view = source.view.value;
  const position = view.state;
  const control = usePlacing(source, view);
  const shown = useShownSeat(view, position.actor, {
    isLaying: position.phase === 'place',
    follows: !position.isOpening,
  });
  const preview = usePickPreview(view);
  const [isUnseenOpen, openUnseen] = useState(false);
  useEffect(() => void preparePictures(), []);
  useMotion(view, sceneOf);
  useAnnouncements(view, { log: logOf, task: taskText });
  useMoveSounds(view, soundsOf);
  useAmbience(surroundingsOf(position, shown.seat));
  useReadingKeys(view, shown.seat, readingsOf(view, shown.seat, READER));
  useTurnFocus(view.version, targetOf(view, control.isStuck));
  const unseenText = t('unseen.button', { unseen: position.unseen().length });
  const pick = (domino: number) => void source.play({ kind: 'pick', domino });
  return (
    <main class={`table kingdomino-table seats-${view.seats.length}`} data-version={view.version}>
      <Deferred>
        <TableTop
          source={source}
          status={statusOf(view)}
          chronicle={CHRONICLE}
          context={<KingdominoContext view={view} />}
        >
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
      </Deferred>
      <SmallKingdoms view={view} shown={shown} AtSeat={source.AtSeat} />
      <Middle view={view} shown={shown} control={control} preview={preview} over={source.OnBoard} />
      <BackToMine shown={shown} word={t('others.back')} />
      <div class="side">
        <Lines view={view} preview={preview} onPick={pick} />
        <Button icon="eye" kind="quiet" class="on-wood unseen-button" onClick={() => openUnseen(true)}>
          {unseenText}
        </Button>
        <Deferred>
          <Areas view={view} seat={shown.seat} />
        </Deferred>
      </div>
      <div class="hand">
        <HandContent source={source} view={view} control={control} preview={preview} />
      </div>
      {isUnseenOpen && <AllDominoes position={position} onClose={() => openUnseen(false)} />}
      <PictureLog view={view} chronicle={CHRONICLE} />
      <Flourish view={view} rarities={raritiesOf} />
      <HandOver view={view} seat={position.actor} />
      {position.setup.games > 1 && <BetweenGames source={source} />}
      {view.isOver && ending(source)}
      <DraggedDomino position={position} placing={control.placing} />
    </main>
  );
}

interface SmallProps {
  readonly view: TableView<'kingdomino'>;
  readonly shown: ShownSeat;
  readonly AtSeat: TableSource['AtSeat'];
}

function SmallKingdoms({ view, shown, AtSeat }: SmallProps) {
  const position = view.state;
  return (
    <SmallBoards
      view={view}
      actor={position.actor}
      AtSeat={AtSeat}
      pointsOf={seat => certainPoints(position, seat)}
      openBonusesOf={seat => openBonusesOf(position, seat)}
      shown={shown.seat}
      onShow={shown.show}
      draw={seat => (
        <SmallKingdom
          kingdom={position.kingdoms[seat]!}
          colour={view.seats[seat]!.colour}
          latest={latestOf(view, seat)}
        />
      )}
    />
  );
}

/** The last domino is seen to come first. */
function ending(source: TableSource<'kingdomino'>) {
  return (
    <AfterMotion>
      <KingdominoEnd source={source} />
    </AfterMotion>
  );
}

/** What the kingdom in the middle scores. */
function Areas({
  view: { state, seats },
  seat,
}: {
  readonly view: TableView<'kingdomino'>;
  readonly seat: Seat;
}) {
  const { colour, name } = seats[seat]!;
  return (
    <details class="area-card card" data-part="areas" open>
      <summary>
        <SeatName colour={colour} name={name} />
        <strong class="score">{certainPoints(state, seat)}</strong>
      </summary>
      <AreaList position={state} seat={seat} />
    </details>
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
  readonly preview: PickPreview;
  readonly over: TableSource['OnBoard'];
}

function Middle({ view, shown: { seat, leaf }, control, preview, over }: MiddleProps) {
  const position = view.state;
  const isPlacingHere = seat === position.seat && control.placing !== undefined;
  return (
    <BigKingdom
      position={position}
      seat={seat}
      owner={view.seats[seat]!}
      placing={isPlacingHere ? control.placing : undefined}
      preview={seat === position.seat ? preview : undefined}
      fresh={useFresh(view, seat)}
      latest={latestOf(view, seat)}
      formulas={useFreshFormulas(view, seat, lastFormulas)}
      over={over}
      onChoose={control.choose}
      onLeaf={leaf}
    />
  );
}

interface HandProps {
  readonly source: TableSource<'kingdomino'>;
  readonly view: TableView<'kingdomino'>;
  readonly control: PlacingControl;
  readonly preview: PickPreview;
}

function HandContent({ source, view, control, preview }: HandProps) {
  const position = view.state;
  const isPicking = preview.prospects.size > 0;
  return (
    <>
      {isPicking && <Hint id="kingdomino-pick" text={t('tip.pick')} />}
      {control.placing && <Hint id="kingdomino-place" text={t('tip.place')} />}
      {control.placing && (
        <Hand
          position={position}
          placing={control.placing}
          onDrop={control.drop}
          onConfirm={control.confirm}
        />
      )}
      {isPicking && <PickPreviewNote preview={preview} />}
      {control.isStuck && <Discard position={position} onDiscard={control.discard} />}
      <HandButtons source={source} chance={chanceText(position)} />
    </>
  );
}

function DraggedDomino({
  position,
  placing,
}: {
  readonly position: Position;
  readonly placing: Placing | undefined;
}) {
  if (!placing) return null;
  return (
    <DragImage>
      <Domino halves={halvesOf(position.held)} turn={placing.turn.value} />
    </DragImage>
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
