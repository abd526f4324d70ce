/** A pad that is being filled: one player's board at a time, or what all of it comes to. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { resultFor } from '../results/results.ts';
import { seatColours } from '../setup/seat-rows.tsx';
import { Button } from '../ui/button.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { freeSpots } from './board-edits.ts';
import { BoardPage } from './entry/board-page.tsx';
import { frameOf, isEmptyBoard, type Pad, type PadBoard } from './pad.ts';
import { outcomeOf, pointsOf } from './pad-score.ts';
import { changePad, pad } from './pad-store.ts';
import { ResultPage } from './result-page.tsx';
import { ScanButton } from './scan/scan-button.tsx';
import { playerName } from './words.ts';

/** Where somebody is who comes back: at the first board that is empty, or has holes; at the result when all are in, or it is saved. */
function firstPlace(now: Pad): { readonly game: number; readonly seat: number } {
  const { players, id } = now;
  const games = [...players[0]!.boards.keys()];
  const find = (isWanted: (board: PadBoard) => boolean) =>
    games
      .map(game => ({ game, seat: players.findIndex(({ boards }) => isWanted(boards[game]!)) }))
      .find(({ seat }) => seat >= 0);
  const result = { game: games.length - 1, seat: players.length };
  if (resultFor(id)) return result;
  return find(isEmptyBoard) ?? find(board => hasHoles(now, board)) ?? result;
}

/** A kingdom that may still grow; maps of Duel are hardly ever full. */
function hasHoles(now: Pad, board: PadBoard): boolean {
  return now.game === 'kingdomino' && board.way !== 'areas' && freeSpots(board, frameOf(now)).length > 0;
}

export function PadTable() {
  const { players } = pad.value;
  const [place, setPlace] = useState(() => firstPlace(pad.value));
  const go = (next: typeof place) => {
    setPlace(next);
    scrollTo(0, 0);
  };
  const games = players[0]!.boards.length;
  const game = Math.min(place.game, games - 1);
  const seat = Math.min(place.seat, players.length);
  const isResult = seat === players.length;
  // whoever has looked at the result means that all is entered: from then on what is missing is a mistake, too
  const [isDone, finish] = useState(isResult);
  useEffect(() => {
    if (isResult) finish(true);
  }, [isResult]);
  const next = seat + 1 < players.length ? { game, seat: seat + 1 } : undefined;
  const follow = next ?? (game + 1 < games ? { game: game + 1, seat: 0 } : { game, seat: players.length });
  return (
    <div class="pad-table">
      {games > 1 && (
        <GameTabs
          games={games}
          shown={isResult ? undefined : game}
          onChoose={at => go({ game: at, seat: 0 })}
        />
      )}
      <SeatTabs seat={seat} game={game} onGo={at => go({ game, seat: at })} />
      {isResult ? (
        <ResultPage />
      ) : (
        <BoardPage
          key={`${game}/${seat}`}
          seat={seat}
          game={game}
          isDone={isDone}
          onNext={() => go(follow)}
        />
      )}
      <div class="pad-more">
        <Button kind="quiet" icon="settings" class="on-wood" onClick={toSetup}>
          {t('pad.setup')}
        </Button>
      </div>
    </div>
  );
}

interface SeatTabsProps {
  /** One more than there are for the result. */
  readonly seat: number;
  readonly game: number;
  readonly onGo: (seat: number) => void;
}

function SeatTabs({ seat, game, onGo }: SeatTabsProps) {
  const { players } = pad.value;
  const isResult = seat === players.length;
  return (
    <div class="pad-top">
      <div
        class={players.length > 2 ? 'pad-seats many' : 'pad-seats'}
        role="group"
        aria-label={t('pad.boards')}
      >
        {players.map((_, at) => (
          <SeatTab
            key={at}
            seat={at}
            game={isResult ? undefined : game}
            isShown={at === seat}
            onChoose={() => onGo(at)}
          />
        ))}
        <Button
          class="pad-seat to-result"
          icon="trophy"
          label={t('games.result')}
          pressed={isResult}
          onClick={() => onGo(players.length)}
        >
          {t('games.result')}
        </Button>
      </div>
      {pad.value.game === 'kingdomino' && !isResult && (
        <ScanButton key={`${game}/${seat}`} seat={seat} game={game} />
      )}
    </div>
  );
}

interface GameTabsProps {
  readonly games: number;
  readonly shown: number | undefined;
  readonly onChoose: (game: number) => void;
}

/** The games of a Dynasty. */
function GameTabs({ games, shown, onChoose }: GameTabsProps) {
  return (
    <div class="segments pad-games" role="group" aria-label={t('variant.dynasty')}>
      {Array.from({ length: games }, (_, at) => (
        <Button key={at} pressed={at === shown} onClick={() => onChoose(at)}>
          {t('dynasty.game', { number: at + 1 })}
        </Button>
      ))}
    </div>
  );
}

function toSetup(): void {
  changePad({ ...pad.value, isSetUp: false });
}

interface TabProps {
  readonly seat: number;
  /** Of which game the points are; of all together in the result. */
  readonly game: number | undefined;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

function SeatTab({ seat, game, isShown, onChoose }: TabProps) {
  const { players } = pad.value;
  const board = game === undefined ? undefined : players[seat]!.boards[game]!;
  const points = board ? pointsOf(pad.value, board) : outcomeOf(pad.value).outcome.scores[seat]!.total;
  const name = playerName(pad.value, seat);
  return (
    <Button
      class="pad-seat"
      pressed={isShown}
      label={t(pad.value.game === 'duel' ? 'maps.show' : 'others.show', { name, points })}
      onClick={onChoose}
    >
      <SeatName colour={seatColours(players)[seat]!} name={name} />
      <strong class="score">{points}</strong>
    </Button>
  );
}
