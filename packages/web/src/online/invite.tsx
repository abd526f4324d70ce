/** A link, to send or to scan. */
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { t } from '../app/language.ts';
import { Button } from '../ui/button.tsx';
import { useShare } from '../ui/use-share.ts';

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

function QrCode({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { border: 2 });
    const dark = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { path: dark.join(''), size: code.size };
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('online.qr')}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
