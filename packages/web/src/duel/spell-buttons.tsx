/** The spells and the castle cross that may be used for this draw, and only those. */
import type { Spell } from '@kingdomino/rules/duel';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { DieFace } from '../board/map-tile.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Art } from '../ui/icon.tsx';
import { drawnFace, facesOf, type Which } from './casting.ts';
import type { Drawing } from './drawing.ts';
import { faceView } from './view.ts';
import { faceName, spellName } from './words.ts';

type OpenDialog = 'turn' | 'bonus' | undefined;

export function SpellButtons({ drawing }: { readonly drawing: Drawing }) {
  const { position } = drawing;
  const { seat } = position;
  const casting = drawing.casting.value;
  const [dialog, open] = useState<OpenDialog>(undefined);
  const close = () => open(undefined);
  return (
    <>
      {position.canCast('free', seat) && (
        <Cast spell="free" isOn={casting.free} onClick={() => drawing.cast({ free: !casting.free })} />
      )}
      {position.canCast('split', seat) && (
        <Cast spell="split" isOn={casting.split} onClick={() => drawing.cast({ split: !casting.split })} />
      )}
      {position.canCast('turn', seat) && (
        <Cast
          spell="turn"
          isOn={casting.turned !== undefined}
          onClick={() => (casting.turned ? drawing.cast({ turned: undefined }) : open('turn'))}
        />
      )}
      {position.bonusUsed[seat] === 0 && (
        <Button
          class="cast"
          title={t('bonus.text')}
          pressed={casting.cross !== undefined}
          onClick={() => (casting.cross === undefined ? open('bonus') : drawing.cast({ cross: undefined }))}
        >
          <Art name="cross" /> {t('bonus.name')}
        </Button>
      )}
      {dialog === 'turn' && <TurnDialog drawing={drawing} onClose={close} />}
      {dialog === 'bonus' && <BonusDialog drawing={drawing} onClose={close} />}
    </>
  );
}

interface CastProps {
  readonly spell: Spell;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

function Cast({ spell, isOn, onClick }: CastProps) {
  return (
    <Button class="cast" title={t(`spell.${spell}.text`)} pressed={isOn} onClick={onClick}>
      <Art name={`spell-${spell}`} /> {spellName(spell)}
    </Button>
  );
}

interface DialogProps {
  readonly drawing: Drawing;
  readonly onClose: () => void;
}

/** D-S4: one of the two dice, to any of its own faces. */
function TurnDialog({ drawing, onClose }: DialogProps) {
  const { position } = drawing;
  return (
    <Dialog title={spellName('turn')} onClose={onClose}>
      <p>{t('spell.turn.text')}</p>
      {([0, 1] as const).map(which => {
        const die = position.dieOf(position.seat, which);
        return (
          <fieldset key={which} class="face-choice">
            <legend>
              {t('turn.die', { face: faceName(drawnFace(position, drawing.casting.value, which)) })}
            </legend>
            {facesOf(die).map(face => (
              <FaceButton
                key={face}
                die={die}
                face={face}
                onClick={() => {
                  drawing.cast({ turned: { which, face } });
                  onClose();
                }}
              />
            ))}
          </fieldset>
        );
      })}
    </Dialog>
  );
}

interface FaceProps {
  readonly die: number;
  readonly face: number;
  readonly onClick: () => void;
}

function FaceButton({ die, face, onClick }: FaceProps) {
  const view = faceView(die, face);
  return (
    <button
      type="button"
      class="face-button"
      aria-label={faceName(view)}
      title={faceName(view)}
      onClick={onClick}
    >
      <DieFace {...view} />
    </button>
  );
}

/** D-B1: a cross more on one of the two. */
function BonusDialog({ drawing, onClose }: DialogProps) {
  const choose = (cross: Which) => {
    drawing.cast({ cross });
    onClose();
  };
  return (
    <Dialog title={t('bonus.name')} onClose={onClose}>
      <p>{t('bonus.text')}</p>
      <fieldset class="face-choice">
        <legend>{t('bonus.which')}</legend>
        {([0, 1] as const).map(which => {
          const face = drawnFace(drawing.position, drawing.casting.value, which);
          return (
            <button
              key={which}
              type="button"
              class="face-button"
              aria-label={faceName(face)}
              title={faceName(face)}
              onClick={() => choose(which)}
            >
              <DieFace coat={face.coat} crosses={face.crosses + 1} />
            </button>
          );
        })}
      </fieldset>
    </Dialog>
  );
}
