/** Entry by dominoes: one of the box, the square of its left half, then that of its right half. */
import '../../styles/features/domino-choice.css';
import { DOMINO_COUNT } from '@kingdomino/rules/kingdomino';
import { useState } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { t } from '../../app/i18n/language.ts';
import { toast } from '../../app/toast.ts';
import { Domino } from '../../board/drawn/domino.tsx';
import { type Spot, sameSpot } from '../../board/types.ts';
import { halvesOf } from '../../kingdomino/view.ts';
import { dominoName } from '../../kingdomino/words.ts';
import { besideFree, layDomino, liftDomino, padSquareAt, paint } from '../board-edits.ts';
import { frameOf } from '../pad.ts';
import { pad } from '../pad-store.ts';
import { playerName } from '../words.ts';
import { PadSquares } from './pad-squares.tsx';
import { type EntryProps, Tools } from './tools.tsx';

const NUMBERS = Array.from({ length: DOMINO_COUNT }, (_, at) => at + 1);

export function DominoEntry(props: EntryProps) {
  const { seat, game, board, mistakes, onChange } = props;
  const frame = frameOf(pad.value);
  const [number, choose] = useState<number | undefined>(undefined);
  const [first, setFirst] = useState<Spot | undefined>(undefined);
  const [isCastleUp, pickUpCastle] = useState(false);
  const take = (next: number | undefined) => {
    choose(next);
    setFirst(undefined);
  };
  const lay = (from: Spot, to: Spot) => {
    onChange(layDomino(board, number!, from, to), dominoName(number!));
    take(undefined);
  };
  const press = (spot: Spot) => {
    const there = padSquareAt(board, spot);
    if (sameSpot(spot, board.castle) || (isCastleUp && !there)) return pressCastle(spot);
    if (there) return lift(there.domino, spot);
    if (number === undefined) return;
    if (first && besideFree(board, frame, first).some(each => sameSpot(each, spot))) return lay(first, spot);
    const [only, ...more] = besideFree(board, frame, spot);
    if (!only) return toast(t('pad.no-room'));
    if (more.length === 0) return lay(spot, only);
    announce(t('pad.other-half'));
    setFirst(spot);
  };
  /** It is picked up, and laid down where it belongs. */
  const pressCastle = (spot: Spot) => {
    setFirst(undefined);
    if (isCastleUp) onChange(paint('kingdomino', board, spot, 'castle'), t('terrain.castle'));
    pickUpCastle(!isCastleUp);
  };
  const lift = (laid: number | undefined, spot: Spot) => {
    setFirst(undefined);
    onChange(
      laid === undefined ? paint('kingdomino', board, spot, 'eraser') : liftDomino(board, laid),
      t('pad.eraser'),
    );
  };
  return (
    <>
      <PadSquares
        seat={seat}
        board={board}
        mistakes={mistakes}
        note={first ? t('pad.other-half') : `${t('pad.how.dominoes')} ${t('pad.how.castle')}`}
        first={first}
        isCastleUp={isCastleUp}
        onPress={press}
      />
      <div class="card pad-hand">
        <div class="pad-tools">
          <Tools {...props} />
        </div>
        <DominoList game={game} chosen={number} onChoose={take} />
      </div>
    </>
  );
}

interface ListProps {
  readonly game: number;
  readonly chosen: number | undefined;
  readonly onChoose: (number: number | undefined) => void;
}

/** All of the box; one that lies somewhere already says where. */
function DominoList({ game, chosen, onChoose }: ListProps) {
  const owners = new Map(
    pad.value.players.flatMap(({ boards }, seat) =>
      boards[game]!.squares.map(({ domino }) => [domino, seat] as const),
    ),
  );
  return (
    <div class="domino-choices pad-dominoes" role="group" aria-label={t('pad.way.dominoes')}>
      {NUMBERS.map(number => {
        const owner = owners.get(number);
        const name = dominoName(number);
        return (
          <button
            key={number}
            type="button"
            class="domino-choice"
            aria-label={
              owner === undefined ? name : t('pad.used', { domino: name, name: playerName(pad.value, owner) })
            }
            aria-pressed={number === chosen}
            disabled={owner !== undefined}
            onClick={() => onChoose(number === chosen ? undefined : number)}
          >
            <span aria-hidden="true">{number}</span>
            <Domino halves={halvesOf(number)} />
          </button>
        );
      })}
    </div>
  );
}
