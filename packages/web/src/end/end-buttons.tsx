/** What can be done after a game: a rematch, saving or sharing the record, an image, the replay, home. */

import { formatLink } from '@kingdomino/rules';
import { useMemo } from 'preact/hooks';
import { listText, longDateText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { NavigateWhenDone } from '../app/navigation/navigate-when-done.ts';
import { formatReplayAddress, type ReplayAddress } from '../app/navigation/replay-address.ts';
import { saveFile } from '../app/save-file.ts';
import { toast } from '../app/toast.ts';
import type { PictureSeat } from '../share-image/end-image.ts';
import type { TableSource } from '../table-source/table-source.ts';
import { Button, Link } from '../ui/button.tsx';
import { useShare } from '../ui/use-share.ts';
import { CheckDealButton } from './check-deal-button.tsx';

interface Props {
  readonly source: TableSource;
  /** Back to the table as it stands. */
  readonly onLook: () => void;
  /** The final boards, of a game that was played to its end. */
  readonly picture?: readonly PictureSeat[];
}

export function EndButtons({ source, onLook, picture }: Props) {
  const again = useMemo(() => new NavigateWhenDone(), []);
  const link = linkOf(source);
  const address = source.address ?? `${location.origin}/replay#${link}`;
  const { note, share } = useShare(address, 'end.copied');
  const give = async (seats: readonly PictureSeat[]) => {
    const said = await givePictureOf(source, seats, address);
    // the end of the dialog may be out of sight
    if (said) toast(said);
  };
  return (
    <>
      {source.next !== 'not-mine' && (
        <Button
          kind="main"
          icon="replay"
          class="big rematch"
          disabled={again.isBusy.value}
          onClick={() => void again.run(end => source.rematch(end))}
        >
          {againText(source)}
        </Button>
      )}
      {source.next === 'ready' && source.askedBy !== undefined && source.declineRematch && (
        <Button icon="close" onClick={() => void source.declineRematch?.()}>
          {t('online.rematch-decline')}
        </Button>
      )}
      {source.AtEnd && <source.AtEnd />}
      <div class="end-buttons">
        <Replay source={source} link={link} />
        {link && !source.restart && (
          <Link
            to={`/replay#${formatReplayAddress({ ...originOf(source, link), task: 'review' })}`}
            kind="plain"
            icon="coach"
          >
            {t('replay.analyse')}
          </Link>
        )}
        {source.overAt && (
          <Link to={`/together/${source.overAt}`} kind="plain" icon="people">
            {t('end.together')}
          </Link>
        )}
        {picture && (
          <Button icon="share" onClick={() => void give(picture)}>
            {t('end.picture')}
          </Button>
        )}
        <Button icon="link" onClick={share}>
          {t('end.share')}
        </Button>
        <Button icon="download" onClick={() => saveRecord(source)}>
          {t('end.save')}
        </Button>
        {source.promise && <CheckDealButton source={source} promise={source.promise} />}
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

/** With whom, where somebody is asked. */
function againText({ next, view, askedBy }: TableSource): string {
  const others = view.value.seats.filter(({ kind }) => kind === 'friend').map(({ name }) => name);
  const [name = '', ...more] = others;
  if (next === 'ready') {
    if (askedBy !== undefined) return t('online.rematch-from', { name: askedBy });
    const isOne = others.length === 1;
    return isOne ? t('online.rematch-from', { name }) : t('online.rematch-ready');
  }
  return next === 'ask' && name !== ''
    ? t('end.again-with', { names: listText([name, ...more]) })
    : t('end.again');
}

/** Answers with what became of it, in words. The painter is fetched when somebody wants a picture. */
async function givePictureOf(
  source: TableSource,
  seats: readonly PictureSeat[],
  link: string,
): Promise<string> {
  const { game } = source.view.value;
  try {
    const [{ makeEndImage }, { shareImage }] = await Promise.all([
      import('../share-image/end-image.ts'),
      import('../share-image/share-image.ts'),
    ]);
    const date = longDateText(Date.now());
    const picture = await makeEndImage(game, seats, { title: t(`game.${game}`), date, link });
    const given = await shareImage(new File([picture], fileName(game, 'png'), { type: 'image/png' }), link);
    return { sent: t('share.sent'), cancelled: '', saved: t('end.picture-saved') }[given];
  } catch {
    return t('end.picture-failed');
  }
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
    <Link to={`/replay#${formatReplayAddress(originOf(source, link))}`} kind="plain" icon="step-forward">
      {t('end.replay')}
    </Link>
  );
}

function linkOf(source: TableSource): string {
  const link = formatLink(source.record());
  return link.ok ? link.value : '';
}

/** Of a replay here, which knows the table of the game. */
function originOf(source: TableSource, link: string): Partial<ReplayAddress> {
  // of several at one device nobody is the one who looks
  const [seat, ...others] = source.view.value.mine;
  const isAlone = seat !== undefined && others.length === 0;
  return {
    link,
    names: namesOf(source),
    ...(source.overAt && { table: source.overAt }),
    ...(isAlone && { seat }),
  };
}

/** For whoever looks at the game here; a link that is given away has none. */
function namesOf(source: TableSource): string[] {
  const { players } = source.record();
  return Array.isArray(players) ? players.map(String) : [];
}

function fileName(game: string, ending: string): string {
  return `${game}-${new Date().toISOString().slice(0, 10)}.${ending}`;
}

function saveRecord(source: TableSource): void {
  const record = source.record();
  saveFile(fileName(record.game, 'json'), `${JSON.stringify(record, null, 2)}\n`);
}
