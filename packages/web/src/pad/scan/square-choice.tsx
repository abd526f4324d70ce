/** Everything that a square can be, to correct what was read. */

import type { Terrain } from '@kingdomino/rules/kingdomino';
import { t } from '../../app/i18n/language.ts';
import type { SeatColour } from '../../board/colours.ts';
import { PIECES } from '../pieces.ts';
import { SquarePicture, wordOf } from './read-squares.tsx';
import type { ReadGrid } from './scanned-board.ts';

type Square = ReadGrid['squares'][number]['square'];

const CHOICES: readonly Square[] = [
  ...PIECES.kingdomino.map(({ kind, marks }) => ({ kind: kind as Terrain, crowns: marks })),
  { kind: 'castle' },
  { kind: 'empty' },
];

interface Props {
  readonly square: Square;
  readonly colour: SeatColour;
  readonly onChoose: (square: Square) => void;
}

export function SquareChoice({ square, colour, onChoose }: Props) {
  return (
    <div class="scan-choice" role="group" aria-label={t('scan.choice')}>
      {CHOICES.map(choice => {
        const word = wordOf(choice);
        return (
          <button
            key={word}
            type="button"
            class="scan-piece"
            title={word}
            aria-label={word}
            aria-pressed={word === wordOf(square)}
            onClick={() => onChoose(choice)}
          >
            <SquarePicture square={choice} colour={colour} />
          </button>
        );
      })}
    </div>
  );
}
