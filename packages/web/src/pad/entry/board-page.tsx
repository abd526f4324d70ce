/** One board of the pad: what is tapped in, and what it comes to. */
import { announce } from '../../app/announce.ts';
import { t } from '../../app/i18n/language.ts';
import { toast } from '../../app/toast.ts';
import { seatColours } from '../../setup/seat-rows.tsx';
import { SeatName } from '../../ui/seat-name.tsx';
import { MistakeList } from '../mistake-list.tsx';
import { mistakesOf } from '../mistakes.ts';
import { emptyBoard, frameOf, withBoard } from '../pad.ts';
import { pointsOf } from '../pad-score.ts';
import { changePad, pad } from '../pad-store.ts';
import { PointsCard } from '../points-card.tsx';
import { playerName } from '../words.ts';
import { AreaEntry } from './area-entry.tsx';
import { BannerChoice } from './banner-choice.tsx';
import { DominoEntry } from './domino-entry.tsx';
import { SquareEntry } from './square-entry.tsx';
import type { EntryProps } from './tools.tsx';
import { WayChoice } from './way-choice.tsx';

interface Props {
  readonly seat: number;
  readonly game: number;
  /** Nothing more will be entered. */
  readonly isDone: boolean;
  /** To the board that comes next, or to the result. */
  readonly onNext: () => void;
}

const ENTRIES = { squares: SquareEntry, dominoes: DominoEntry, areas: AreaEntry };

export function BoardPage({ seat, game, isDone, onNext }: Props) {
  const board = pad.value.players[seat]!.boards[game]!;
  const change: EntryProps['onChange'] = (next, what) => {
    changePad(withBoard(pad.value, seat, game, next));
    if (what === undefined) return;
    const points = pointsOf(pad.value, next);
    announce(`${what}. ${t('duel.status.friend', { name: playerName(pad.value, seat), text: points })}`);
  };
  const clear = () => {
    const old = pad.value;
    change(emptyBoard(frameOf(pad.value), board.way));
    toast(t('pad.cleared'), { word: t('hand.undo'), run: () => changePad(old) });
  };
  const mistakes = mistakesOf(pad.value, game, isDone).filter(({ seat: whose }) => (whose ?? seat) === seat);
  const Entry = ENTRIES[board.way];
  const props = { seat, game, board, mistakes, onChange: change, onClear: clear, onNext };
  return (
    <div class="pad-page">
      <h2 class={pad.value.players.length > 2 ? 'pad-whose many' : 'pad-whose'}>
        <SeatName colour={seatColours(pad.value.players)[seat]!} name={playerName(pad.value, seat)} />
      </h2>
      <Entry {...props} />
      <div class="card pad-side">
        <MistakeList mistakes={mistakes} />
        <PointsCard board={board} />
        {pad.value.game === 'duel' && <BannerChoice board={board} onChange={change} />}
        <WayChoice board={board} onChange={next => change(next)} />
      </div>
    </div>
  );
}
