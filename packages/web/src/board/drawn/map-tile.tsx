/** One coat of arms with its crosses, as it is drawn on a map or shown by a die. 100 x 100 at its own spot. */
import { type MessageKey, t } from '../../app/i18n/language.ts';
import { settings } from '../../app/settings.ts';
import type { PictureId } from '../../art/index.ts';
import { crossAt } from './cross-at.ts';
import { Picture } from './picture.tsx';

interface Props {
  /** A coat, or `joker`. */
  readonly coat: string;
  readonly crosses: number;
  readonly x: number;
  readonly y: number;
  /** Its name, for what moves. */
  readonly anchor?: string | undefined;
}

export function CoatTile({ coat, crosses, x, y, anchor }: Props) {
  return (
    <g class="coat" data-anchor={anchor}>
      <Picture name={`coat-${coat}` as PictureId} x={x + 15} y={y + 12} width={70} height={76} />
      {Array.from({ length: crosses }, (_, index) => (
        <Picture key={index} name="cross" x={x + crossAt(index, crosses)} y={y + 62} width={34} height={34} />
      ))}
      {settings.value.letters && coat !== 'joker' && (
        <text class="tile-letter" x={x + 16} y={y + 30} text-anchor="middle">
          {t(`letter.${coat}` as MessageKey)}
        </text>
      )}
    </g>
  );
}

interface DieProps {
  readonly coat: string;
  readonly crosses: number;
  readonly class?: string;
}

export function DieFace({ coat, crosses, class: extra = '' }: DieProps) {
  return (
    <svg class={`die ${extra}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <Picture name="die-face" width={100} height={100} />
      <g transform="translate(8 6) scale(0.84)">
        <CoatTile coat={coat} crosses={crosses} x={0} y={0} />
      </g>
    </svg>
  );
}
