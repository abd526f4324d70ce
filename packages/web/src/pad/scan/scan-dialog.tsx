/** Scans the kingdoms of a table, one player after the other: from the camera or a file to a board of the pad. */
import '../../styles/features/scan.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { toast } from '../../app/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { frameOf, type PadBoard, withBoard } from '../pad.ts';
import { changePad, pad } from '../pad-store.ts';
import { playerName } from '../words.ts';
import { Camera, type CameraTrouble, hasCameras, isCameraAllowed } from './camera.tsx';
import { FoundKingdom } from './found-kingdom.tsx';
import { photographOf } from './photograph.ts';
import { type Scan, useScan } from './use-scan.ts';

interface Props {
  readonly seat: number;
  readonly game: number;
  readonly onClose: () => void;
}

export function ScanDialog({ seat: first, game, onClose }: Props) {
  const scan = useScan(frameOf(pad.value));
  const [seat, setSeat] = useState(first);
  const [used, setUsed] = useState<readonly number[]>([]);
  const { kingdoms, photograph, isReading } = scan;
  const free = [...kingdoms.keys()].filter(at => !used.includes(at));
  const [chosen, choose] = useState(0);
  const at = free.includes(chosen) ? chosen : free[0];
  useEffect(() => setUsed([]), [photograph]);
  const use = (board: PadBoard, points: number) => {
    const name = playerName(pad.value, seat);
    changePad(withBoard(pad.value, seat, game, board));
    toast(t('read.score', { name, points }));
    // the photograph shows more kingdoms, and more players wait for theirs
    if (free.length < 2 || seat + 1 >= pad.value.players.length) return onClose();
    setUsed([...used, at!]);
    setSeat(seat + 1);
  };
  return (
    <Dialog class="scan" title={t('scan.title', { name: playerName(pad.value, seat) })} onClose={onClose}>
      {isReading ? (
        <p role="status" class="scan-waiting">
          {t('scan.reading')}
        </p>
      ) : photograph && at !== undefined ? (
        <>
          {free.length > 1 && <KingdomChoice free={free} chosen={at} onChoose={choose} />}
          <FoundKingdom
            key={at}
            scan={scan}
            photograph={photograph}
            at={at}
            seat={seat}
            game={game}
            onUse={use}
          />
        </>
      ) : (
        <Source scan={scan} />
      )}
      <p class="soft scan-private">
        <Icon name="check" /> {t('scan.private')}
      </p>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly free: readonly number[];
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

function KingdomChoice({ free, chosen, onChoose }: ChoiceProps) {
  return (
    <div class="segments" role="group" aria-label={t('scan.which')}>
      {free.map(at => (
        <Button key={at} pressed={at === chosen} onClick={() => onChoose(at)}>
          {t('scan.kingdom', { number: at + 1 })}
        </Button>
      ))}
    </div>
  );
}

/** The camera, or a file. What did not work is said, and the other way is there. */
function Source({ scan }: { readonly scan: Scan }) {
  const [isOpen, open] = useState(false);
  const [trouble, setTrouble] = useState<CameraTrouble | undefined>(undefined);
  useEffect(() => {
    let isShown = true;
    if (hasCameras()) void isCameraAllowed().then(is => is && isShown && open(true));
    return () => {
      isShown = false;
    };
  }, []);
  const said = trouble ?? scan.trouble;
  return (
    <>
      {isOpen ? (
        <Camera
          onPhotograph={photograph => scan.take(Promise.resolve(photograph))}
          onTrouble={what => {
            open(false);
            setTrouble(what);
          }}
        />
      ) : (
        <p>{t('scan.text')}</p>
      )}
      <p role="alert" class="scan-trouble">
        {said && !isOpen && (
          <>
            <Icon name="warning" /> {t(`scan.${said}`)}
          </>
        )}
      </p>
      <div class="dialog-buttons">
        {hasCameras() && !isOpen && (
          <Button kind="main" icon="camera" onClick={() => open(true)}>
            {t('scan.camera')}
          </Button>
        )}
        <label class="button plain scan-file">
          <Icon name="eye" />
          <span>{t('scan.file')}</span>
          <input
            type="file"
            accept="image/*"
            onChange={event => {
              const [file] = event.currentTarget.files ?? [];
              if (file) scan.take(photographOf(file));
            }}
          />
        </label>
      </div>
    </>
  );
}
