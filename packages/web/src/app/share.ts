/** Shares a link: by the share sheet of the device, else by the clipboard, else the player copies it. */

/** `by-hand`: the player has to copy it. */
export type Shared = 'sent' | 'copied' | 'cancelled' | 'by-hand';

export interface SharePorts {
  /** Only where a sheet is what one expects. */
  readonly send?: ((url: string) => Promise<void>) | undefined;
  /** A page on plain http has none. */
  readonly copy?: ((text: string) => Promise<void>) | undefined;
  /** The old way, which works everywhere but is not always allowed. */
  readonly copySelected: (text: string) => boolean;
}

export async function shareLink(url: string, ports: SharePorts = browserPorts()): Promise<Shared> {
  const { send } = ports;
  if (send) {
    try {
      await send(url);
      return 'sent';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(url, ports)) ? 'copied' : 'by-hand';
}

/** Whether the text lies on the clipboard now: some pages have none, and some are not allowed to use it. */
export async function copyText(text: string, ports: SharePorts = browserPorts()): Promise<boolean> {
  const isCopied = ports.copy ? await ports.copy(text).then(yes, no) : false;
  return isCopied || ports.copySelected(text);
}

const yes = () => true;
const no = () => false;

function browserPorts(): SharePorts {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  const hasSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  return {
    send: hasSheet ? url => navigator.share({ url }) : undefined,
    copy: clipboard && (text => clipboard.writeText(text)),
    copySelected,
  };
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  // outside of an open dialog nothing can be selected
  const place = focused?.closest('dialog') ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  place.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
