/** Entry by squares: the chosen kind stays chosen, and every tap lays it. */
import { useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { type Spot, sameSpot } from '../../board/types.ts';
import { type Brush, fillRest, freeSpots, padSquareAt, paint } from '../board-edits.ts';
import { frameOf } from '../pad.ts';
import { pad } from '../pad-store.ts';
import { PIECES } from '../pieces.ts';
import { pieceName } from '../words.ts';
import { PadSquares } from './pad-squares.tsx';
import { Palette } from './palette.tsx';
import type { EntryProps } from './tools.tsx';

export function SquareEntry(props: EntryProps) {
  const { seat, board, mistakes, onChange } = props;
  const { game } = pad.value;
  const frame = frameOf(pad.value);
  const [brush, choose] = useState<Brush>(PIECES[game][0]!);
  /** Chosen again once the castle stands. */
  const [before, remember] = useState<Brush>(brush);
  const take = (next: Brush) => {
    if (brush !== 'castle') remember(brush);
    choose(next);
  };
  const press = (spot: Spot) => {
    // the castle is picked up, and laid down where it belongs
    if (game === 'kingdomino' && brush !== 'castle' && sameSpot(spot, board.castle)) return take('castle');
    const next = paint(game, board, spot, brush);
    const square = padSquareAt(next, spot);
    onChange(
      next,
      square ? pieceName(game, square) : t(brush === 'castle' ? 'terrain.castle' : 'pad.eraser'),
    );
    if (brush === 'castle') choose(before);
  };
  return (
    <>
      <PadSquares
        seat={seat}
        board={board}
        mistakes={mistakes}
        note={game === 'duel' ? t('pad.how.duel') : `${t('pad.how.squares')} ${t('pad.how.castle')}`}
        isCastleUp={brush === 'castle'}
        onPress={press}
      />
      <Palette
        {...props}
        brush={brush}
        canFill={typeof brush !== 'string' && freeSpots(board, frame).length > 0}
        onChoose={take}
        onFill={() =>
          typeof brush !== 'string' && onChange(fillRest(board, frame, brush), pieceName(game, brush))
        }
      />
    </>
  );
}
