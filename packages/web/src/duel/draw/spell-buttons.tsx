/** The spells and the castle cross that may be used for this draw, and only those. */
import type { Spell } from '@kingdomino/rules/duel';
import { useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { DieFace } from '../../board/drawn/map-tile.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Art } from '../../ui/icon.tsx';
import { type FaceView, faceView } from '../view.ts';
import { faceName, spellName } from '../words.ts';
import { drawnFace, facesOf, type Which } from './casting.ts';
import type { DrawInProgress } from './draw-in-progress.ts';
import { Gain } from './gain-badge.tsx';
import { bestGain } from './gains.ts';
import { turnGain, useSpellGains } from './spell-gains.ts';

type OpenDialog = 'turn' | 'bonus' | undefined;

export function SpellButtons({ draw }: { readonly draw: DrawInProgress }) {
  const { position } = draw;
  const { seat } = position;
  const casting = draw.casting.value;
  const [dialog, open] = useState<OpenDialog>(undefined);
  const close = () => open(undefined);
  const gains = useSpellGains(draw);
  return (
    <>
      {position.canCast('free', seat) && (
        <Cast
          spell="free"
          gain={gains.free}
          isOn={casting.free}
          onClick={() => draw.cast({ free: !casting.free })}
        />
      )}
      {position.canCast('split', seat) && (
        <Cast
          spell="split"
          gain={gains.split}
          isOn={casting.split}
          onClick={() => draw.cast({ split: !casting.split })}
        />
      )}
      {position.canCast('turn', seat) && (
        <Cast
          spell="turn"
          gain={gains.turn}
          isOn={casting.turned !== undefined}
          onClick={() => (casting.turned ? draw.cast({ turned: undefined }) : open('turn'))}
        />
      )}
      {position.bonusUsed[seat] === 0 && (
        <CastButton
          name={t('bonus.name')}
          art="cross"
          text={t('bonus.text')}
          gain={gains.bonus}
          isOn={casting.cross !== undefined}
          onClick={() => (casting.cross === undefined ? open('bonus') : draw.cast({ cross: undefined }))}
        />
      )}
      {dialog === 'turn' && <TurnDialog draw={draw} onClose={close} />}
      {dialog === 'bonus' && <BonusDialog draw={draw} onClose={close} />}
    </>
  );
}

interface CastProps {
  readonly spell: Spell;
  readonly gain: number | undefined;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

function Cast({ spell, ...rest }: CastProps) {
  return (
    <CastButton name={spellName(spell)} art={`spell-${spell}`} text={t(`spell.${spell}.text`)} {...rest} />
  );
}

interface CastButtonProps extends Omit<CastProps, 'spell'> {
  readonly name: string;
  readonly art: Parameters<typeof Art>[0]['name'];
  readonly text: string;
}

/** Its name is the spell's; what it would bring is told with its explanation. */
function CastButton({ name, art, text, gain, isOn, onClick }: CastButtonProps) {
  const title = gain === undefined ? text : `${text} (${t('dice.up-to', { points: gain })})`;
  return (
    <Button class="cast" part="cast" label={name} title={title} pressed={isOn} onClick={onClick}>
      <Art name={art} /> {name} <Gain points={gain} />
    </Button>
  );
}

interface DialogProps {
  readonly draw: DrawInProgress;
  readonly onClose: () => void;
}

/** D-S4: one of the two dice, to any of its own faces. */
function TurnDialog({ draw, onClose }: DialogProps) {
  const { position } = draw;
  return (
    <Dialog title={spellName('turn')} onClose={onClose}>
      <p>{t('spell.turn.text')}</p>
      {([0, 1] as const).map(which => {
        const die = position.dieOf(position.seat, which);
        return (
          <fieldset key={which} class="face-choice">
            <legend>
              {t('turn.die', { face: faceName(drawnFace(position, draw.casting.value, which)) })}
            </legend>
            {facesOf(die).map(face => (
              <FaceButton
                key={face}
                face={faceView(die, face)}
                gain={turnGain(position, { which, face })}
                onClick={() => {
                  draw.cast({ turned: { which, face } });
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
  readonly face: FaceView;
  readonly gain: number | undefined;
  readonly onClick: () => void;
}

function FaceButton({ face, gain, onClick }: FaceProps) {
  const text = gain === undefined ? faceName(face) : t('choice.gain', { what: faceName(face), points: gain });
  return (
    <button type="button" class="face-button" aria-label={text} title={text} onClick={onClick}>
      <DieFace {...face} />
      <Gain points={gain} />
    </button>
  );
}

/** D-B1: a cross more on one of the two. */
function BonusDialog({ draw, onClose }: DialogProps) {
  const choose = (cross: Which) => {
    draw.cast({ cross });
    onClose();
  };
  return (
    <Dialog title={t('bonus.name')} onClose={onClose}>
      <p>{t('bonus.text')}</p>
      <fieldset class="face-choice">
        <legend>{t('bonus.which')}</legend>
        {([0, 1] as const).map(which => {
          const { coat, crosses } = drawnFace(draw.position, draw.casting.value, which);
          return (
            <FaceButton
              key={which}
              face={{ coat, crosses: crosses + 1 }}
              gain={bestGain(draw.position, { ...draw.casting.value, cross: which })}
              onClick={() => choose(which)}
            />
          );
        })}
      </fieldset>
    </Dialog>
  );
}
