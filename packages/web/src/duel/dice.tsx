/** The four dice: they roll, lie in the middle, and are taken in turn. */
import { NOBODY, type Position } from '@kingdomino/rules/duel';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { playSound } from '../app/sound.ts';
import { EMBLEMS } from '../board/colours.ts';
import { DieFace } from '../board/map-tile.tsx';
import type { SeatView, TableSource, TableView } from '../play/table-source.ts';
import { Button } from '../ui/button.tsx';
import { Art } from '../ui/icon.tsx';
import { shownFace } from './view.ts';
import { faceName, spellName } from './words.ts';

export function Dice({ source }: { readonly source: TableSource<'duel'> }) {
  const view = source.view.value;
  const position = view.state;
  const isTaking = position.phase === 'take' || position.phase === 'take-two';
  const isMine = isTaking && view.mine.includes(position.seat);
  const [isBoth, castBoth] = useState(false);
  const [chosen, choose] = useState<readonly number[]>([]);
  const hasDice = position.phase !== 'first' && !(position.phase === 'roll' && position.round === 0);
  useEffect(() => {
    choose([]);
    castBoth(false);
  }, [view.version]);
  useEffect(() => {
    if (position.phase === 'take') playSound('roll');
  }, [position.round, position.phase]);
  const count = position.phase === 'take-two' || isBoth ? 2 : 1;
  const take = (die: number) => {
    const next = chosen.includes(die) ? chosen.filter(other => other !== die) : [...chosen, die];
    playSound('pick');
    if (next.length < count) return choose(next);
    void source.play({ kind: isBoth ? 'both' : 'take', dice: next });
  };
  return (
    <section class={isMine ? 'dice yours' : 'dice'} aria-label={t('dice.label')}>
      {hasDice &&
        [...position.takenBy.keys()].map(die => (
          <Die
            key={`${position.round} ${die}`}
            position={position}
            die={die}
            isChosen={chosen.includes(die)}
            isMarked={isMarked(view, die)}
            owner={view.seats[position.takenBy[die]!]}
            onTake={isMine && position.takenBy[die] === NOBODY ? () => take(die) : undefined}
          />
        ))}
      {isMine && position.phase === 'take' && position.canCast('both', position.seat) && (
        <Button class="cast" title={t('spell.both.text')} pressed={isBoth} onClick={() => castBoth(!isBoth)}>
          <Art name="spell-both" /> {spellName('both')}
        </Button>
      )}
    </section>
  );
}

/** What was taken last, where somebody goes through a game. */
function isMarked({ moves, looksAt }: TableView<'duel'>, die: number): boolean {
  const last = moves.at(-1)?.move;
  return looksAt !== undefined && (last?.kind === 'take' || last?.kind === 'both') && last.dice.includes(die);
}

interface DieProps {
  readonly position: Position;
  readonly die: number;
  readonly isChosen: boolean;
  readonly isMarked: boolean;
  readonly owner: SeatView | undefined;
  readonly onTake: (() => void) | undefined;
}

function Die({ position, die, isChosen, isMarked, owner, onTake }: DieProps) {
  const face = shownFace(position, die);
  const name = faceName(face);
  if (onTake) {
    return (
      <button
        type="button"
        class={`die-button die-${die}`}
        data-die={die}
        aria-pressed={isChosen}
        aria-label={t('dice.take', { face: name })}
        title={name}
        onClick={onTake}
      >
        <DieFace {...face} class="rolling" />
      </button>
    );
  }
  return (
    <div
      class={`die-button die-${die} taken ${owner?.colour ?? ''} ${isMarked ? 'marked' : ''}`}
      title={name}
    >
      <span class="hidden">{owner ? t('dice.of', { face: name, name: owner }) : name}</span>
      <DieFace {...face} class="rolling" />
      {owner && <Art name={`emblem-${EMBLEMS[owner.colour]}`} class="emblem" />}
    </div>
  );
}
