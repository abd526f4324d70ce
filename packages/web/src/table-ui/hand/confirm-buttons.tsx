/** Takes up what was laid provisionally, or confirms it. */
import { t } from '../../app/i18n/language.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly onLift: () => void;
  readonly onConfirm: () => void;
}

export function ConfirmButtons({ onLift, onConfirm }: Props) {
  return (
    <>
      <Button icon="close" class="lift" label={t('hand.lift')} onClick={onLift}>
        {t('hand.lift')}
      </Button>
      <Button icon="check" kind="main" class="confirm" onClick={onConfirm}>
        {t('hand.confirm')}
      </Button>
    </>
  );
}
