/** After the game: again, the record to keep or to share, the replay, home. */
import { formatLink } from '@kingdomino/rules';
import { useMemo } from 'preact/hooks';
import { Errand } from '../app/errand.ts';
import { t } from '../app/language.ts';
import { Button, Link } from '../ui/button.tsx';
import { useShare } from '../ui/use-share.ts';
import { DealButton } from './deal-button.tsx';
import type { TableSource } from './table-source.ts';

interface Props {
  readonly source: TableSource;
  /** Back to the table as it stands. */
  readonly onLook: () => void;
}

export function EndButtons({ source, onLook }: Props) {
  const again = useMemo(() => new Errand(), []);
  const link = linkOf(source);
  const { note, share } = useShare(`${location.origin}/replay#${link}`, 'end.copied');
  return (
    <>
      <div class="end-buttons">
        {source.next !== 'not-mine' && (
          <Button
            kind="main"
            icon="replay"
            disabled={again.isBusy.value}
            onClick={() => void again.run(end => source.rematch(end))}
          >
            {t(source.next === 'ready' ? 'online.rematch-ready' : 'end.again')}
          </Button>
        )}
        <Button icon="share" onClick={share}>
          {t('end.share')}
        </Button>
        <Button icon="download" onClick={() => saveRecord(source)}>
          {t('end.save')}
        </Button>
        <Replay source={source} link={link} />
        {source.promise && <DealButton source={source} promise={source.promise} />}
        <Button icon="eye" kind="quiet" onClick={onLook}>
          {t('end.look')}
        </Button>
        <Link to="/" icon="home">
          {t('nav.home')}
        </Link>
      </div>
      <p class="note" role="status">
        {note}
      </p>
    </>
  );
}

function Replay({ source, link }: { readonly source: TableSource; readonly link: string }) {
  if (source.restart)
    return (
      <Button icon="step-forward" onClick={() => source.restart?.()}>
        {t('end.replay')}
      </Button>
    );
  if (!link) return null;
  return (
    <Link to={`/replay#${link}`} kind="plain" icon="step-forward">
      {t('end.replay')}
    </Link>
  );
}

function linkOf(source: TableSource): string {
  const link = formatLink(source.record());
  return link.ok ? link.value : '';
}

function saveRecord(source: TableSource): void {
  const record = source.record();
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' }),
  );
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `${record.game}-${new Date().toISOString().slice(0, 10)}.json`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
