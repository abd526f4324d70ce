/** The palette: every kind of square there is. A kind is a column; more crowns or crosses are higher up. */

import { t } from '../../app/i18n/language.ts';
import { CoatTile } from '../../board/drawn/map-tile.tsx';
import { Picture } from '../../board/drawn/picture.tsx';
import { TerrainTile } from '../../board/drawn/terrain-tile.tsx';
import { seatColours } from '../../setup/seat-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Brush } from '../board-edits.ts';
import { pad } from '../pad-store.ts';
import { KINDS, PIECES, type Piece, samePiece } from '../pieces.ts';
import { pieceName } from '../words.ts';
import { type EntryProps, Tools } from './tools.tsx';

interface Props extends EntryProps {
  readonly brush: Brush;
  readonly canFill: boolean;
  readonly onChoose: (brush: Brush) => void;
  readonly onFill: () => void;
}

export function Palette(props: Props) {
  const { brush, canFill, seat, onChoose, onFill } = props;
  const { game, players } = pad.value;
  const isChosen = (piece: Piece) => typeof brush !== 'string' && samePiece(brush, piece);
  return (
    <div class="card pad-hand">
      <div class={`palette ${game}`} role="radiogroup" aria-label={t('pad.brushes')}>
        {game === 'kingdomino' && (
          <BrushRadio
            name={t('terrain.castle')}
            place="castle"
            isChosen={brush === 'castle'}
            onChoose={() => onChoose('castle')}
          >
            <svg class="brush-picture" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
              <Picture name="terrain-castle" width={100} height={100} />
              <Picture name={`castle-${seatColours(players)[seat]!}`} width={100} height={100} />
            </svg>
          </BrushRadio>
        )}
        <BrushRadio
          name={t('pad.eraser')}
          place="eraser"
          isChosen={brush === 'eraser'}
          onChoose={() => onChoose('eraser')}
        >
          <Icon name="close" />
        </BrushRadio>
        {PIECES[game].map(piece => (
          <BrushRadio
            key={`${piece.kind}${piece.marks}`}
            name={pieceName(game, piece)}
            place={`column-${KINDS[game].indexOf(piece.kind)} row-${rowOf(piece)}`}
            isChosen={isChosen(piece)}
            onChoose={() => onChoose(piece)}
          >
            <PiecePicture piece={piece} />
          </BrushRadio>
        ))}
        <Tools {...props} />
        <Button class="tool-fill" disabled={!canFill} onClick={onFill}>
          {t('pad.fill')}
        </Button>
      </div>
    </div>
  );
}

/** By how many sorts of its kind have fewer marks. */
function rowOf({ kind, marks }: Piece): number {
  return PIECES[pad.value.game].filter(other => other.kind === kind && other.marks < marks).length;
}

export function PiecePicture({ piece: { kind, marks } }: { readonly piece: Piece }) {
  return (
    <svg class="brush-picture" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {pad.value.game === 'duel' ? (
        <CoatTile coat={kind} crosses={marks} x={0} y={0} />
      ) : (
        <TerrainTile half={{ kind, marks, variant: 1 }} x={0} y={0} />
      )}
    </svg>
  );
}

interface RadioProps {
  readonly name: string;
  /** Where it stands. */
  readonly place: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: preact.ComponentChildren;
}

function BrushRadio({ name, place, isChosen, onChoose, children }: RadioProps) {
  return (
    <label class={`brush ${place} ${isChosen ? 'chosen' : ''}`} title={name}>
      <input type="radio" name="brush" aria-label={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
