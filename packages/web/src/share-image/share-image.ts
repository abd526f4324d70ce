/** Shares an image: by the share sheet of the device where that takes files, else as a download. */
import { UNTIL_SAVED } from '../app/save-file.ts';

export type SharedImage = 'sent' | 'cancelled' | 'saved';

export interface ShareImagePorts {
  /** Absent where the device has no sheet for files. */
  readonly send?: ((file: File, text: string) => Promise<void>) | undefined;
  readonly save: (file: File) => void;
}

export async function shareImage(
  file: File,
  text: string,
  ports: ShareImagePorts = browserPorts(file),
): Promise<SharedImage> {
  if (ports.send) {
    try {
      await ports.send(file, text);
      return 'sent';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  ports.save(file);
  return 'saved';
}

function browserPorts(file: File): ShareImagePorts {
  // a desk has a sheet too, but there one expects a file
  const hasSheet =
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [file] }) &&
    matchMedia('(pointer: coarse)').matches;
  return {
    send: hasSheet ? (files, text) => navigator.share({ files: [files], text }) : undefined,
    save: saveFile,
  };
}

function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), UNTIL_SAVED);
}
