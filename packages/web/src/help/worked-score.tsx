/** A whole kingdom and a whole map, counted part by part. */
import { parsePosition } from '@kingdomino/rules';
import { Position as DuelPosition } from '@kingdomino/rules/duel';
import { Position } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { Landscape } from '../board/drawn/landscape.tsx';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import { DomainList } from '../duel/map/domain-list.tsx';
import { MAP_RECT, tilesOf as mapTiles } from '../duel/view.ts';
import { AreaList } from '../kingdomino/kingdom/area-list.tsx';
import { rectOf, tilesOf } from '../kingdomino/view.ts';
import { COUNTED_KINGDOM, COUNTED_MAP } from './examples.ts';

const SEAT = 0;

/** One that is not counted below. */
const OTHER = 1;

export function WholeKingdom({ seat = OTHER }: { readonly seat?: number }) {
  const position = read(COUNTED_KINGDOM);
  const kingdom = position instanceof Position ? position.kingdoms[seat] : undefined;
  const colour = seat === SEAT ? 'pink' : 'yellow';
  return kingdom ? <Landscape rect={rectOf(kingdom, 0)} tiles={tilesOf(kingdom)} colour={colour} /> : null;
}

export function WholeMap({ seat = OTHER }: { readonly seat?: number }) {
  const position = read(COUNTED_MAP);
  const map = position instanceof DuelPosition ? position.maps[seat] : undefined;
  return map ? <MapPicture rect={MAP_RECT} tiles={mapTiles(map)} /> : null;
}

export function CountedKingdom() {
  const position = read(COUNTED_KINGDOM);
  if (!(position instanceof Position)) return null;
  return (
    <section class="help-counted">
      <div class="step-picture" aria-hidden="true">
        <WholeKingdom seat={SEAT} />
      </div>
      <div>
        <h2>{t('help.k.counted')}</h2>
        <p>{t('help.k.counted.text')}</p>
        <AreaList position={position} seat={SEAT} />
      </div>
    </section>
  );
}

export function CountedMap() {
  const position = read(COUNTED_MAP);
  if (!(position instanceof DuelPosition)) return null;
  return (
    <section class="help-counted">
      <div class="step-picture" aria-hidden="true">
        <WholeMap seat={SEAT} />
      </div>
      <div>
        <h2>{t('help.d.counted')}</h2>
        <p>{t('help.d.counted.text')}</p>
        <DomainList position={position} seat={SEAT} />
      </div>
    </section>
  );
}

function read(text: string) {
  const position = parsePosition(text);
  if (!position.ok) throw new RangeError(position.error.text);
  return position.value.state;
}
