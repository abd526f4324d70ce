/** The bottom of the Duel table: dice to take, the hand, the Banner's coat, undo. */
import { t } from '../../app/i18n/language.ts';
import type { TableSource, TableView } from '../../table-source/table-source.ts';
import { HandButtons } from '../../table-ui/hand/hand-buttons.tsx';
import { Hint } from '../../table-ui/hint.tsx';
import { Dice } from '../dice/dice.tsx';
import type { TakingControl } from '../dice/use-taking.ts';
import { mayPass } from './casting.ts';
import { CoatChoice } from './coat-choice.tsx';
import { bannerGain } from './gains.ts';
import { DuelHand } from './hand.tsx';
import type { DrawControl } from './use-draw.ts';

interface HandProps {
  readonly source: TableSource<'duel'>;
  readonly view: TableView<'duel'>;
  readonly control: DrawControl;
  readonly taking: TakingControl;
}

export function HandArea({ source, view, control, taking }: HandProps) {
  const position = view.state;
  const isBanner = position.phase === 'banner' && view.mine.includes(position.seat);
  return (
    <>
      <div class="hand-things">
        <Dice view={view} control={taking} />
        {taking.isMine && <Hint id="duel-take" text={t('tip.take')} />}
        {control.draw && <Hint id="duel-draw" text={t('tip.draw')} />}
        {control.draw && (
          <DuelHand
            draw={control.draw}
            mayPass={mayPass(position, control.draw.casting.value)}
            onDrop={control.drop}
            onConfirm={control.confirm}
            onPass={control.pass}
          />
        )}
        {isBanner && (
          <div class="duel-hand">
            <p class="explain">{t('spell.banner.text')}</p>
            <CoatChoice
              label={t('banner.choose')}
              gainOf={coat => bannerGain(position.map, coat)}
              onChoose={coat => void source.play({ kind: 'banner', coat })}
            />
          </div>
        )}
      </div>
      <HandButtons source={source} chance={t('duel.roll')} />
    </>
  );
}
