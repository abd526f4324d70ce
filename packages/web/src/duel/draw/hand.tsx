/** The bottom of the Duel table while drawing: the two dice, the joker's coat, spells and the castle cross. */
import { COATS, type Coat } from '@kingdomino/rules/duel';
import { useMemo } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { DieFace } from '../../board/drawn/map-tile.tsx';
import { startDrag } from '../../board/hand/drag-and-drop.ts';
import { ConfirmButtons } from '../../table-ui/hand/confirm-buttons.tsx';
import { placingHint } from '../../table-ui/hand/placing-hint.ts';
import { Button } from '../../ui/button.tsx';
import { ANCHORS } from '../anchors.ts';
import { faceName } from '../words.ts';
import { type Casting, castFace, drawnFace, isJoker, type Which } from './casting.ts';
import { CoatChoice } from './coat-choice.tsx';
import type { DrawInProgress } from './draw-in-progress.ts';
import { bestGain } from './gains.ts';
import { SpellButtons } from './spell-buttons.tsx';

interface Props {
  readonly draw: DrawInProgress;
  readonly mayPass: boolean;
  readonly onDrop: (pointer: 'mouse' | 'touch') => void;
  readonly onConfirm: () => void;
  readonly onPass: () => void;
}

export function DuelHand({ draw, mayPass, onDrop, onConfirm, onPass }: Props) {
  const { position } = draw;
  const casting = draw.casting.value;
  const placing = draw.placing.value;
  const isLaid = casting.split ? draw.chosen() !== undefined : placing.isPinned.value;
  const turn = placing.shownTurn.value;
  const jokers = ([0, 1] as const).filter(which => isJoker(position, casting, which));
  // not with every square that is pointed at
  const gains = useMemo(() => jokerGains(draw, jokers), [draw, casting]);
  return (
    <div class="duel-hand">
      <div class="coat-choices">
        {jokers.map(which => (
          <CoatChoice
            key={which}
            label={t('joker.choose')}
            chosen={casting.coats[which]}
            gainOf={coat => gains.get(`${which} ${coat}`)}
            onChoose={coat => draw.cast({ coats: withCoat(casting.coats, which, coat) })}
          />
        ))}
      </div>
      <div class="duel-row">
        <button
          type="button"
          class={`held-dice ${turn % 2 === 1 ? 'upright' : ''} ${turn > 1 ? 'reversed' : ''}`}
          aria-label={t('hand.dice', { first: nameOf(draw, 0), second: nameOf(draw, 1) })}
          title={placingHint()}
          disabled={casting.split}
          onClick={() => placing.rotate()}
          onPointerDown={event => startDrag(event, placing, onDrop)}
        >
          <HeldDie draw={draw} which={0} />
          <HeldDie draw={draw} which={1} />
        </button>
        {!casting.split && (
          <Button icon="rotate" class="rotate" label={t('hand.turn')} onClick={() => placing.rotate()}>
            {t('hand.turn')}
          </Button>
        )}
        <SpellButtons draw={draw} />
        {isLaid && <ConfirmButtons onLift={() => draw.lift()} onConfirm={onConfirm} />}
        {mayPass && (
          <Button icon="arrow-right" kind="main" onClick={onPass}>
            {t('hand.pass')}
          </Button>
        )}
      </div>
      {mayPass && (
        <p class="explain">
          {t('hand.pass.text')}
          {position.canCast('turn', position.seat) && ` ${t('hand.pass.turn')}`}
        </p>
      )}
      {casting.split && <p class="explain">{t('hand.split', { face: nameOf(draw, draw.active) })}</p>}
    </div>
  );
}

/** What each coat would bring, by joker. */
function jokerGains(
  { position, casting }: DrawInProgress,
  jokers: readonly Which[],
): Map<string, number | undefined> {
  const { value } = casting;
  return new Map(
    jokers.flatMap(which =>
      COATS.map(coat => {
        const coats = withCoat(value.coats, which, coat);
        return [`${which} ${coat}`, bestGain(position, { ...value, coats })] as const;
      }),
    ),
  );
}

function withCoat([first, second]: Casting['coats'], which: Which, coat: Coat): Casting['coats'] {
  return which === 0 ? [coat, second] : [first, coat];
}

function nameOf(draw: DrawInProgress, which: Which): string {
  return faceName(drawnFace(draw.position, draw.casting.value, which));
}

function HeldDie({ draw, which }: { readonly draw: DrawInProgress; readonly which: Which }) {
  const casting = draw.casting.value;
  const { crosses } = drawnFace(draw.position, casting, which);
  const { coat } = castFace(draw.position, casting, which);
  const die = draw.position.dieOf(draw.position.seat, which);
  return (
    <span data-anchor={ANCHORS.die(die)} class="die-place">
      <DieFace
        coat={coat === 'joker' ? casting.coats[which] : coat}
        crosses={crosses}
        class={coat === 'joker' ? 'joker' : ''}
      />
    </span>
  );
}
