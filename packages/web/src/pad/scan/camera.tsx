/** What the camera sees, and a shutter. Whatever goes wrong with a camera is told to whoever shows this. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { frameOf } from './photograph.ts';

/** Why there is no camera. */
export type CameraTrouble = 'denied' | 'no-camera' | 'busy' | 'lost';

interface Props {
  readonly onPhotograph: (photograph: ImageData) => void;
  readonly onTrouble: (trouble: CameraTrouble) => void;
}

/** Whether this browser can show a camera at all: only where the page came safely. */
export function hasCameras(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Whether it may be shown without asking first. Some browsers do not know the question. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' as PermissionName });
    return state === 'granted';
  } catch {
    return false;
  }
}

function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'no-camera';
}

export function Camera({ onPhotograph, onTrouble }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isShown = true;
    let stream: MediaStream | undefined;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
      });
      if (!isShown) return stop();
      // it was pulled out, or another program has taken it
      stream.getVideoTracks()[0]?.addEventListener('ended', () => isShown && onTrouble('lost'));
      video.current!.srcObject = stream;
      await video.current!.play();
    };
    start().catch(error => isShown && onTrouble(troubleOf(error)));
    return () => {
      isShown = false;
      stop();
    };
  }, []);
  return (
    <div class="scan-camera">
      <video ref={video} aria-label={t('scan.view')} playsInline muted onLoadedData={() => setReady(true)} />
      <Button
        kind="main"
        icon="camera"
        class="scan-shutter"
        disabled={!isReady}
        onClick={() => onPhotograph(frameOf(video.current!))}
      >
        {t('scan.shoot')}
      </Button>
    </div>
  );
}
