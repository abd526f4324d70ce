/** Squares, players and mistakes of the pad in words. */
import type { GameId } from '@kingdomino/rules';
import type { Coat } from '@kingdomino/rules/duel';
import type { Terrain } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { coatName, faceName } from '../duel/words.ts';
import { squareName, terrainName } from '../kingdomino/words.ts';
import { numberedText } from '../table-source/seat-text.ts';
import type { Mistake } from './mistakes.ts';
import type { Kind, Pad } from './pad.ts';
import type { Piece } from './pieces.ts';

export function kindName(game: GameId, kind: Kind): string {
  return game === 'duel' ? coatName(kind as Coat) : terrainName(kind as Terrain);
}

export function pieceName(game: GameId, { kind, marks }: Piece): string {
  return game === 'duel'
    ? faceName({ coat: kind as Coat, crosses: marks })
    : squareName(kind as Terrain, marks);
}

/** What the pad calls somebody without a name. */
export function playerName({ players }: Pad, seat: number): string {
  return players[seat]!.name.trim() || numberedText(seat);
}

export function mistakeText(pad: Pad, { code, kind, marks, count = 0, most = 0 }: Mistake): string {
  const what =
    kind === undefined
      ? ''
      : code === 'crowns' || marks === undefined
        ? kindName(pad.game, kind)
        : pieceName(pad.game, { kind, marks });
  return t(`pad.mistake.${code}`, { what: capital(what), marks: marks ?? 0, count, most });
}

function capital(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
}
