/** The table of Kingdomino Duel: dice, both maps, the spellbook. */
import type { Position } from '@kingdomino/rules/duel';
import { t } from '../app/i18n/language.ts';
import { OPEN_LAND } from '../app/sound/surroundings.ts';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import type { Spot } from '../board/types.ts';
import { AfterMotion } from '../motion/after-motion.tsx';
import type { TableSource, TableView } from '../table-source/table-source.ts';
import { BackToMine } from '../table-ui/back-to-mine.tsx';
import { Deferred } from '../table-ui/deferred.tsx';
import { Flourish } from '../table-ui/flourish.tsx';
import { HandOver } from '../table-ui/hand-over.tsx';
import { PictureLog } from '../table-ui/log.tsx';
import { PointsButton } from '../table-ui/points-dialog.tsx';
import { SmallBoards } from '../table-ui/small-boards.tsx';
import { type Reader, readingsOf, useReadingKeys } from '../table-ui/speech/read-aloud-keys.ts';
import { useAnnouncements } from '../table-ui/speech/use-announcements.ts';
import { TableContext } from '../table-ui/table-context.tsx';
import { TableTop } from '../table-ui/table-top.tsx';
import { useAmbience } from '../table-ui/use-ambience.ts';
import { useFreshFormulas } from '../table-ui/use-fresh-formulas.ts';
import { useMotion } from '../table-ui/use-motion.ts';
import { useMoveSounds } from '../table-ui/use-move-sounds.ts';
import { type ShownSeat, useShownSeat } from '../table-ui/use-shown-seat.ts';
import { useTurnFocus } from '../table-ui/use-turn-focus.ts';
import { CHRONICLE } from './chronicle.tsx';
import { useTaking } from './dice/use-taking.ts';
import { mayPass } from './draw/casting.ts';
import { HandArea } from './draw/hand-area.tsx';
import { useDraw } from './draw/use-draw.ts';
import { DuelEnd } from './end.tsx';
import { lastFormulas } from './formulas.ts';
import { BigMap } from './map/big-map.tsx';
import { DomainList } from './map/domain-list.tsx';
import { sceneOf } from './motions.ts';
import { certainPoints, openBonusesOf } from './open-bonuses.ts';
import { raritiesOf } from './rarities.ts';
import { diceText, mapText, taskText } from './read-aloud.ts';
import { SeatThings } from './seat-things.tsx';
import { soundsOf } from './sounds.ts';
import { Spellbook } from './spellbook.tsx';
import { MAP_RECT, markedSpots, tilesOf } from './view.ts';
import { logOf, statusOf } from './words.ts';

const READER: Reader<'duel'> = {
  status: statusOf,
  task: taskText,
  offer: diceText,
  board: mapText,
  points: certainPoints,
  bonuses: openBonusesOf,
  log: logOf,
};

/** Where a keyboard player goes on, by phase. */
const TARGETS: Readonly<Partial<Record<Position['phase'], string>>> = {
  take: 'button.die-button',
  'take-two': 'button.die-button',
  draw: '.cells [tabindex="0"]',
  banner: '.coat-choice button',
  dignitary: '.cells [tabindex="0"]',
};

function targetOf(position: Position): string | undefined {
  return mayPass(position) ? '.hand .button.main' : TARGETS[position.phase];
}

export function DuelTable({ source }: { readonly source: TableSource<'duel'> }) {
  const view = source.view.value;
  const position = view.state;
  const control = useDraw(source, view);
  const taking = useTaking(source, view);
  const shown = useShownSeat(view, position.actor, {
    isLaying: !position.phase.startsWith('take'),
    follows: !position.phase.startsWith('take'),
  });
  useMotion(view, sceneOf);
  useMoveSounds(view, soundsOf);
  useAmbience(OPEN_LAND);
  useAnnouncements(view, { log: logOf, task: taskText });
  useReadingKeys(view, shown.seat, readingsOf(view, shown.seat, READER));
  const isMine = view.mine.includes(position.seat);
  useTurnFocus(view.version, isMine ? targetOf(position) : undefined);
  const isChoosingCoat = isMine && position.phase === 'dignitary';
  const chooseCoat = ({ x, y }: Spot) => {
    if (position.map.squareAt(x, y)) void source.play({ kind: 'dignitary', x, y });
  };
  return (
    <main class="table duel-table" data-version={view.version}>
      <Deferred>
        <TableTop
          source={source}
          status={taking.status ?? statusOf(view)}
          chronicle={CHRONICLE}
          context={
            <TableContext
              round={t('games.round', { round: position.round + 1 })}
              isPractice={view.isPractice}
            />
          }
        >
          <PointsButton
            view={view}
            title={t('domains.label')}
            list={seat => <DomainList position={position} seat={seat} />}
          />
        </TableTop>
      </Deferred>
      <SmallMaps view={view} shown={shown} isInHand={control.draw !== undefined} AtSeat={source.AtSeat} />
      <BigMap
        position={position}
        seat={shown.seat}
        owner={view.seats[shown.seat]!}
        draw={shown.seat === position.seat ? control.draw : undefined}
        isChoosingCoat={isChoosingCoat && shown.seat === position.seat}
        marked={markedSpots(view, shown.seat)}
        fresh={useFreshFormulas(view, shown.seat, lastFormulas)}
        over={source.OnBoard}
        onChoose={isChoosingCoat ? chooseCoat : control.choose}
        onLeaf={shown.leaf}
      />
      <BackToMine shown={shown} word={t('maps.back')} />
      <Spellbook view={view} />
      <div class="hand">
        <HandArea source={source} view={view} control={control} taking={taking} />
      </div>
      <PictureLog view={view} chronicle={CHRONICLE} />
      <Flourish view={view} rarities={raritiesOf} />
      <HandOver view={view} seat={position.actor} />
      {view.isOver && (
        <AfterMotion>
          <DuelEnd source={source} />
        </AfterMotion>
      )}
    </main>
  );
}

interface MapsProps {
  readonly view: TableView<'duel'>;
  readonly shown: ShownSeat;
  /** The dice of the seat that draws. */
  readonly isInHand: boolean;
  readonly AtSeat: TableSource['AtSeat'];
}

function SmallMaps({ view, shown, isInHand, AtSeat }: MapsProps) {
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
      draw={seat => <MapPicture rect={MAP_RECT} tiles={tilesOf(position.maps[seat]!)} />}
      things={seat => <SeatThings view={view} seat={seat} isInHand={isInHand && seat === position.seat} />}
    />
  );
}
