/** The six spells, each cast once on a real map, with the way to try it oneself. */
import { gameById, parsePosition, readMove } from '@kingdomino/rules';
import { COATS, Position, SPELLBOOK, type Spell } from '@kingdomino/rules/duel';
import { t } from '../app/i18n/language.ts';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import { DieFace } from '../board/drawn/map-tile.tsx';
import type { Spot } from '../board/types.ts';
import { domainsOf, freshSpots, MAP_RECT, shownFace, tilesOf } from '../duel/view.ts';
import { coatName, spellName } from '../duel/words.ts';
import { SPELL_POSITIONS } from '../learn/duel-positions.ts';
import { Link } from '../ui/button.tsx';
import { Art } from '../ui/icon.tsx';
import { CASTS } from './examples.ts';

/** Who casts it. */
const SEAT = 0;

export function SpellExamples() {
  return (
    <ul class="help-spells">
      {SPELLBOOK.map(({ spell, coat, boxes }) => (
        <li key={spell}>
          <div class="step-picture" aria-hidden="true">
            <Picture spell={spell} />
          </div>
          <div>
            <h3>
              <span class="paper-chip">
                <Art name={`coat-${coat}`} />
                <Art name={`spell-${spell}`} />
              </span>
              <span>{spellName(spell)}</span>
            </h3>
            <p class="soft">{t('help.d.boxes', { coat: coatName(coat), boxes })}</p>
            <p>{t(`spell.${spell}.text`)}</p>
            <Link
              to={`/learn/${spell}`}
              kind="plain"
              icon="book"
              label={`${t('help.try')}: ${spellName(spell)}`}
            >
              {t('help.try')}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Picture({ spell }: { readonly spell: Spell }) {
  const { before, after } = castOf(spell);
  if (spell === 'both')
    return (
      <div class="help-dice">
        {[0, 1, 2, 3].map(die => (
          <span key={die} class={after.takenBy[die] === SEAT ? 'chosen' : 'left'}>
            <DieFace {...shownFace(after, die)} />
          </span>
        ))}
      </div>
    );
  const gain = after.scores()[SEAT]!.total - before.scores()[SEAT]!.total;
  return (
    <>
      <MapPicture rect={MAP_RECT} tiles={tilesOf(after.maps[SEAT]!)} lit={litBy(spell, before, after)} />
      {gain > 0 && <strong class="help-gain">{t('preview.points', { points: gain })}</strong>}
    </>
  );
}

/** The position before the move in which the spell is cast, and after it. */
function castOf(spell: Spell): { readonly before: Position; readonly after: Position } {
  const game = gameById('duel');
  const start = parsePosition(SPELL_POSITIONS[spell]);
  if (!start.ok) throw new RangeError(start.error.text);
  const positions = [start.value.state];
  for (const text of CASTS[spell]) {
    const state = positions.at(-1)!;
    if (!(state instanceof Position)) break;
    const move = readMove(game, state, text);
    if (!move.ok) throw new RangeError(move.error.text);
    positions.push(game.play(state, move.value));
  }
  const [before, after] = positions.slice(-2);
  if (!(before instanceof Position) || !(after instanceof Position)) throw new RangeError(spell);
  return { before, after };
}

/** What was drawn; of a banner its domains; of the Dignitary the crest that got the cross. */
function litBy(spell: Spell, before: Position, after: Position): readonly Spot[] {
  const map = after.maps[SEAT]!;
  if (spell === 'banner') {
    const named = COATS[after.banners[SEAT]!];
    return domainsOf(map).flatMap(({ coat, spots }) => (coat === named ? spots : []));
  }
  if (spell === 'dignitary') {
    const old = before.maps[SEAT]!.squares();
    return map
      .squares()
      .filter(({ x, y, crosses }) =>
        old.some(each => each.x === x && each.y === y && each.crosses < crosses),
      );
  }
  return freshSpots(after, SEAT);
}
