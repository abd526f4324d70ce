/** The log of Duel in pictures. */
import type { ComponentChildren } from 'preact';
import { t } from '../app/i18n/language.ts';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import { DieFace } from '../board/drawn/map-tile.tsx';
import type { PastMove } from '../table-source/past-moves.ts';
import type { Chronicle } from '../table-ui/log.tsx';
import { Art } from '../ui/icon.tsx';
import { faceView, MAP_RECT, tilesOf } from './view.ts';
import { logOf, spellsOf } from './words.ts';

type Past = PastMove<'duel'>;

export const CHRONICLE: Chronicle<'duel'> = { log: logOf, picture, moment };

function picture({ before, move, after }: Past) {
  const { seat } = before;
  switch (move.kind) {
    case 'first':
      return null;
    case 'roll':
      return <Faces faces={move.faces.map((face, die) => faceView(die, face))} />;
    case 'take':
    case 'both':
      return <Faces faces={move.dice.map(die => faceView(die, before.faces[die]!))} />;
    case 'draw': {
      const gain = after.scores()[seat]!.domains - before.scores()[seat]!.domains;
      const squares = move.dice.map(({ x, y }) => after.maps[seat]!.squareAt(x, y)!);
      return (
        <Faces faces={squares}>
          {spellsOf(move).map(spell => (
            <Art key={spell} name={`spell-${spell}`} />
          ))}
          <strong>{t('preview.points', { points: gain })}</strong>
        </Faces>
      );
    }
    case 'pass':
      return <span class="log-picture">–</span>;
    case 'banner':
      return (
        <span class="log-picture">
          <Art name="spell-banner" />
          <Art name={`coat-${move.coat}`} />
        </span>
      );
    case 'dignitary':
      return (
        <Faces faces={[after.maps[seat]!.squareAt(move.x, move.y)!]}>
          <Art name="spell-dignitary" />
        </Faces>
      );
  }
}

interface FacesProps {
  readonly faces: readonly Parameters<typeof DieFace>[0][];
  readonly children?: ComponentChildren;
}

function Faces({ faces, children }: FacesProps) {
  return (
    <span class="log-picture">
      {faces.map(({ coat, crosses }, index) => (
        <DieFace key={index} coat={coat} crosses={crosses} />
      ))}
      {children}
    </span>
  );
}

/** The map of whoever moved, with what was drawn. */
function moment({ by, move, after }: Past) {
  if (by === 'chance') return null;
  const map = after.maps[by]!;
  const fresh = move.kind === 'draw' ? move.dice : move.kind === 'dignitary' ? [move] : [];
  return <MapPicture rect={MAP_RECT} tiles={tilesOf(map)} fresh={fresh} />;
}
