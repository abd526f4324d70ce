/** The shared spellbook: each player's row fills towards the spell in the middle. */

import { COATS, NOBODY, type Position, SPELLBOOK, type Spell } from '@kingdomino/rules/duel';
import { useState } from 'preact/hooks';
import { enumerationText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { EMBLEMS, type SeatColour } from '../board/colours.ts';
import type { TableView } from '../table-source/table-source.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Art } from '../ui/icon.tsx';
import { ANCHORS } from './anchors.ts';
import { coatName, spellName } from './words.ts';

export function Spellbook({ view }: { readonly view: TableView<'duel'> }) {
  const position = view.state;
  const [explained, explain] = useState<Spell | undefined>(undefined);
  return (
    <>
      <section class="spellbook" data-part="spellbook" aria-label={t('book.label')}>
        <ul>
          {SPELLBOOK.map(({ spell }, coat) => (
            <li key={spell}>
              <SpellRow view={view} coat={coat} onExplain={() => explain(spell)} />
            </li>
          ))}
        </ul>
        <CastleBonus position={position} view={view} />
      </section>
      {explained && (
        <Dialog title={spellName(explained)} onClose={() => explain(undefined)}>
          <SpellText spell={explained} />
        </Dialog>
      )}
    </>
  );
}

function SpellText({ spell }: { readonly spell: Spell }) {
  const { coat, boxes } = SPELLBOOK.find(row => row.spell === spell)!;
  return (
    <div class="spell-text">
      <Art name={`spell-${spell}`} class="spell" />
      <p>{t(`spell.${spell}.text`)}</p>
      <p class="soft">{t('book.how', { coat: coatName(coat), boxes })}</p>
    </div>
  );
}

interface LineProps {
  readonly view: TableView<'duel'>;
  readonly coat: number;
  readonly onExplain: () => void;
}

function SpellRow({ view, coat, onExplain }: LineProps) {
  const position = view.state;
  const { spell, boxes } = SPELLBOOK[coat]!;
  const owner = position.owners[coat]!;
  const isCast = position.cast[coat] === 1;
  const filled = (seat: number) => position.boxes[seat * COATS.length + coat]!;
  const title = owner === NOBODY ? '' : t(isCast ? 'book.cast' : 'book.owned', { name: view.seats[owner]! });
  const counts = enumerationText(
    view.seats.map((name, seat) => t('book.count', { name, filled: filled(seat), boxes })),
  );
  return (
    <button
      type="button"
      class={`book-row ${owner === NOBODY ? '' : `owned ${view.seats[owner]!.colour}`} ${isCast ? 'cast-already' : ''}`}
      aria-label={t('book.line', {
        spell: spellName(spell),
        coat: coatName(COATS[coat]!),
        counts,
        owner: title,
      })}
      title={`${spellName(spell)}: ${t(`spell.${spell}.text`)}`}
      onClick={onExplain}
    >
      <span class="book-spell">
        <Art name={`coat-${COATS[coat]!}`} class="coat-icon" />
        <span data-anchor={ANCHORS.spell(coat)} class="spell-place">
          <Art name={`spell-${spell}`} class="spell-icon" />
        </span>
        <span class="spell-name">{spellName(spell)}</span>
      </span>
      <span class="spell-about">{t(`spell.${spell}.text`)}</span>
      {view.seats.map(({ colour }, seat) => (
        <Boxes
          key={colour}
          count={boxes}
          filled={filled(seat)}
          isStruck={owner === 1 - seat}
          colour={colour}
          anchor={box => ANCHORS.box(seat, coat, box)}
        />
      ))}
    </button>
  );
}

interface BoxesProps {
  readonly count: number;
  readonly filled: number;
  readonly isStruck: boolean;
  readonly colour: SeatColour;
  /** The name of a box, for what moves. */
  readonly anchor: (box: number) => string;
}

function Boxes({ count, filled, isStruck, colour, anchor }: BoxesProps) {
  return (
    <span class={`boxes ${isStruck ? 'struck' : ''} ${colour}`}>
      <Art name={`emblem-${EMBLEMS[colour]}`} class="emblem" />
      {Array.from({ length: count }, (_, box) => (
        <span key={box} data-anchor={anchor(box)} class={box < filled ? 'box filled' : 'box'} />
      ))}
    </span>
  );
}

/** Once a game each player may add a cross. */
function CastleBonus({ position, view }: { readonly position: Position; readonly view: TableView<'duel'> }) {
  return (
    <p class="castle-bonus" title={t('bonus.text')}>
      <Art name="duel-castle" />
      <span>{t('bonus.name')}:</span>
      {view.seats.map((seat, index) => (
        <span key={index} class={position.bonusUsed[index] === 1 ? 'used' : ''}>
          {t(position.bonusUsed[index] === 1 ? 'bonus.used' : 'bonus.left', { name: seat })}
        </span>
      ))}
    </p>
  );
}
