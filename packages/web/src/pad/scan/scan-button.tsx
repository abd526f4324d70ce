/** Opens the scanner, whose code comes with the first press. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { toast } from '../../app/toast.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly seat: number;
  readonly game: number;
}

type Dialog = ComponentType<Props & { readonly onClose: () => void }>;

export function ScanButton({ seat, game }: Props) {
  const [ScanDialog, setDialog] = useState<Dialog | undefined>(undefined);
  const [isOpen, open] = useState(false);
  const press = async () => {
    try {
      const { ScanDialog: loaded } = await import('./scan-dialog.tsx');
      setDialog(() => loaded);
      open(true);
    } catch {
      toast(t('scan.failed'));
    }
  };
  return (
    <>
      <Button
        icon="camera"
        class="pad-scan"
        label={t('scan.open')}
        title={t('scan.text')}
        onClick={() => void press()}
      >
        {t('scan.open')}
      </Button>
      {ScanDialog && isOpen && <ScanDialog seat={seat} game={game} onClose={() => open(false)} />}
    </>
  );
}
