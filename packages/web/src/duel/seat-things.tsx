/** What a player has besides the map: the dice of this round, spells that are ready, the castle's cross. */
import type { Seat } from '@kingdomino/rules';
import { SPELLBOOK } from '@kingdomino/rules/duel';
import { DieFace } from '../board/drawn/map-tile.tsx';
import type { TableView } from '../table-source/table-source.ts';
import { Art } from '../ui/icon.tsx';
import { ANCHORS } from './anchors.ts';
import { shownFace } from './view.ts';

interface Props {
  readonly view: TableView<'duel'>;
  readonly seat: Seat;
  /** The dice are in the hand, and about to be drawn. */
  readonly isInHand: boolean;
}

/** Pictures only: the book and the dice say the same in words. */
export function SeatThings({ view, seat, isInHand }: Props) {
  const position = view.state;
  const dice = isInHand ? [] : [...position.takenBy.keys()].filter(die => position.takenBy[die] === seat);
  const spells = SPELLBOOK.filter((_, coat) => position.holds(coat, seat));
  return (
    <span class="seat-things">
      <span class="seat-spells">
        {spells.map(({ spell }) => (
          <Art key={spell} name={`spell-${spell}`} class="ready" />
        ))}
        {position.bonusUsed[seat] === 0 && <Art name="cross" class="ready" />}
      </span>
      <span class="seat-dice">
        {dice.map(die => (
          <span
            key={die}
            data-anchor={ANCHORS.die(die)}
            class={`die-place ${isMarked(view, die) ? 'marked' : ''}`}
          >
            <DieFace {...shownFace(position, die)} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** What was taken last, where somebody goes through a game. */
function isMarked({ moves, looksAt }: TableView<'duel'>, die: number): boolean {
  const last = moves.at(-1)?.move;
  return looksAt !== undefined && (last?.kind === 'take' || last?.kind === 'both') && last.dice.includes(die);
}
