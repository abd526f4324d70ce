/** The link to a table, to send or to scan. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { useShare } from '../../ui/use-share.ts';

interface Props {
  readonly url: string;
  /** What to do with it. */
  readonly text: string;
}

export function Invite({ url, text }: Props) {
  const { note, share } = useShare(url, 'online.copied');
  return (
    <div class="invite">
      <p>{text}</p>
      <QrCode text={url} />
      <code>{url}</code>
      <Button icon="copy" onClick={share}>
        {t('online.copy')}
      </Button>
      <span role="status">{note}</span>
    </div>
  );
}

interface Code {
  readonly path: string;
  readonly size: number;
}

/** Who draws codes is fetched when one is needed; without it there is still the link. */
function QrCode({ text }: { readonly text: string }) {
  const [code, setCode] = useState<Code>({ path: '', size: 1 });
  useEffect(() => {
    void codeOf(text)
      .then(setCode)
      .catch(() => undefined);
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('online.qr')}>
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}

async function codeOf(text: string): Promise<Code> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: dark.join(''), size };
}
