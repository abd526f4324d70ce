/** The table of Kingdomino Duel: dice, both maps, the spellbook. */
import type { Position } from '@kingdomino/rules/duel';
import { t } from '../app/language.ts';
import { playSound } from '../app/sound.ts';
import { MapPicture } from '../board/map-picture.tsx';
import type { Spot } from '../board/types.ts';
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
import { useShownSeat } from '../play/use-shown-seat.ts';
import { useTurnFocus } from '../play/use-turn-focus.ts';
import { BigMap } from './big-map.tsx';
import { mayPass } from './casting.ts';
import { CoatChoice } from './coat-choice.tsx';
import { Dice } from './dice.tsx';
import { DomainList } from './domain-list.tsx';
import { DuelEnd } from './end.tsx';
import { DuelHand } from './hand.tsx';
import { diceText, mapText, taskText } from './reading.ts';
import { Spellbook } from './spellbook.tsx';
import { type DrawingControl, useDrawing } from './use-drawing.ts';
import { MAP_RECT, markedSpots, tilesOf } from './view.ts';
import { logOf, statusOf } from './words.ts';

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
  const told = toldView(view);
  const position = view.state;
  const points = position.scores().map(({ total }) => total);
  const control = useDrawing(source, view);
  const shown = useShownSeat(view, position.actor, { isLaying: !position.phase.startsWith('take') });
  useAnnouncements(told, { log: logOf, task: taskText });
  useReadingKeys(view, shown.seat, {
    t: () => turnText(told, statusOf(told), taskText(told)),
    l: () => diceText(told),
    k: () => mapText(told, shown.seat),
    s: () => scoresText(told, points),
    m: () => lastMoveText(logOf(told)),
  });
  const isMine = view.mine.includes(position.seat);
  useTurnFocus(view.version, isMine ? targetOf(position) : undefined);
  const isChoosingCoat = isMine && position.phase === 'dignitary';
  const chooseCoat = ({ x, y }: Spot) => {
    if (!position.map.squareAt(x, y)) return;
    playSound('spell');
    void source.play({ kind: 'dignitary', x, y });
  };
  return (
    <main class="table duel-table">
      <TableTop source={source} status={statusOf(view)} log={logOf}>
        <PointsButton
          view={view}
          title={t('domains.label')}
          list={seat => <DomainList position={position} seat={seat} />}
        />
      </TableTop>
      <SmallBoards
        view={view}
        actor={position.actor}
        points={points}
        shown={shown.seat}
        onShow={shown.show}
        draw={seat => <MapPicture rect={MAP_RECT} tiles={tilesOf(position.maps[seat]!)} />}
      />
      <div class="duel-middle">
        <Dice source={source} />
        <BigMap
          position={position}
          seat={shown.seat}
          owner={view.seats[shown.seat]!}
          drawing={shown.seat === position.seat ? control.drawing : undefined}
          isChoosingCoat={isChoosingCoat && shown.seat === position.seat}
          onChoose={isChoosingCoat ? chooseCoat : control.choose}
          marked={markedSpots(view, shown.seat)}
          onLeaf={shown.leaf}
        />
      </div>
      <Spellbook view={view} />
      <div class="hand">
        <HandContent source={source} view={view} control={control} />
      </div>
      <HandOver view={view} seat={position.actor} />
      {view.isOver && <DuelEnd source={source} />}
    </main>
  );
}

interface HandProps {
  readonly source: TableSource<'duel'>;
  readonly view: TableView<'duel'>;
  readonly control: DrawingControl;
}

function HandContent({ source, view, control }: HandProps) {
  const position = view.state;
  const isBanner = position.phase === 'banner' && view.mine.includes(position.seat);
  const isTaking = position.phase.startsWith('take') && view.mine.includes(position.seat);
  return (
    <>
      {isTaking && <Hint id="duel-take" text={t('help.d.take.text')} />}
      {control.drawing && <Hint id="duel-draw" text={`${t('help.d.draw.text')} ${t('hand.hint')}`} />}
      {control.drawing && (
        <DuelHand
          drawing={control.drawing}
          mayPass={mayPass(position)}
          onDrop={control.drop}
          onConfirm={control.confirm}
          onPass={control.pass}
        />
      )}
      {isBanner && (
        <div class="duel-hand">
          <p class="explain">{t('spell.banner.text')}</p>
          <CoatChoice
            label={t('banner.choose')}
            onChoose={coat => {
              playSound('spell');
              void source.play({ kind: 'banner', coat });
            }}
          />
        </div>
      )}
      <HandButtons source={source} />
    </>
  );
}
