/**
 * The log of a game: small pictures at the edge of a desktop screen, sentences in a dialog. Each entry opens the
 * board as it was.
 */
import type { GameId } from '@kingdomino/rules';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { language, t } from '../app/i18n/language.ts';
import { EMBLEMS } from '../board/colours.ts';
import { type PastMove, pastMovesOf } from '../table-source/past-moves.ts';
import type { TableView } from '../table-source/table-source.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Art } from '../ui/icon.tsx';
import { useMedia } from '../ui/use-media.ts';
import type { Log } from './speech/announcement.ts';
import { useDeferredValue } from './use-deferred-value.ts';

/** How a game shows what happened. */
export interface Chronicle<G extends GameId> {
  readonly log: Log<G>;
  /** A move as a small picture; null for what is better said than shown. */
  readonly picture: (past: PastMove<G>) => JSX.Element | null;
  /** The board of whoever moved, after it. */
  readonly moment: (past: PastMove<G>, view: TableView<G>) => JSX.Element | null;
}

interface Props<G extends GameId> {
  readonly view: TableView<G>;
  readonly chronicle: Chronicle<G>;
}

interface Entry<G extends GameId> {
  readonly index: number;
  readonly text: string;
  readonly past: PastMove<G>;
}

function useEntries<G extends GameId>(view: TableView<G>, { log }: Chronicle<G>, last: number): Entry<G>[] {
  return useMemo(() => {
    const from = Math.max(0, view.moves.length - last);
    const lines = log(view, from);
    return pastMovesOf(view, from)
      .map((past, index) => ({ index: from + index, text: lines[index]!.text, past }))
      .reverse();
  }, [view.version, language.value]);
}

const AT_A_GLANCE = 14;

/** Beside the boards, where these leave room for it. A move is seen there before it is noted here. */
export function PictureLog<G extends GameId>({ view, chronicle }: Props<G>) {
  const hasRoom = useMedia(ROOM[view.seats.length] ?? ROOM[2]!);
  const late = useDeferredValue(view);
  return useMemo(
    () => (hasRoom ? <Pictures view={late} chronicle={chronicle} /> : null),
    [hasRoom, late, chronicle],
  );
}

/** By number of boards: what is not seen is not drawn. */
const ROOM: Readonly<Record<number, string>> = {
  2: '(min-width: 821px) and (min-height: 701px)',
  3: '(min-width: 821px) and (min-height: 841px)',
  4: '(min-width: 821px) and (min-height: 1081px)',
};

/** Newest on top. */
function Pictures<G extends GameId>({ view, chronicle }: Props<G>) {
  const [shown, show] = useState<number | undefined>(undefined);
  const entries = useEntries(view, chronicle, AT_A_GLANCE);
  const drawn = entries.flatMap(entry => {
    const picture = chronicle.picture(entry.past);
    return picture ? [{ ...entry, picture }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <section class="picture-log" aria-label={t('log.title')}>
      <ol reversed>
        {drawn.map(({ index, text, past, picture }) => (
          <li key={index}>
            <button type="button" aria-label={text} title={text} onClick={() => show(index)}>
              <Mover by={past.by} view={view} />
              {picture}
            </button>
          </li>
        ))}
      </ol>
      {shown !== undefined && (
        <Moment
          view={view}
          chronicle={chronicle}
          index={shown}
          onShow={show}
          onClose={() => show(undefined)}
        />
      )}
    </section>
  );
}

interface DialogProps<G extends GameId> extends Props<G> {
  readonly onClose: () => void;
}

/** All of it, newest first. */
export function LogDialog<G extends GameId>({ view, chronicle, onClose }: DialogProps<G>) {
  const [shown, show] = useState<number | undefined>(undefined);
  const entries = useEntries(view, chronicle, Number.POSITIVE_INFINITY);
  if (shown !== undefined)
    return (
      <Moment view={view} chronicle={chronicle} index={shown} onShow={show} onClose={() => show(undefined)} />
    );
  return (
    <Dialog title={t('log.title')} onClose={onClose}>
      <ol class="log" reversed>
        {entries.map(({ index, text, past }) => (
          <li key={index}>
            <button type="button" onClick={() => show(index)}>
              <Mover by={past.by} view={view} />
              <span class="log-text">{text}</span>
              {chronicle.picture(past)}
            </button>
          </li>
        ))}
        {entries.length === 0 && <li>{t('log.empty')}</li>}
      </ol>
    </Dialog>
  );
}

function Mover({ by, view }: { readonly by: PastMove<GameId>['by']; readonly view: TableView }) {
  if (by === 'chance') return <Art name="icon-replay" class="emblem chance" />;
  return <Art name={`emblem-${EMBLEMS[view.seats[by]!.colour]}`} class="emblem" />;
}

interface MomentProps<G extends GameId> extends DialogProps<G> {
  readonly index: number;
  readonly onShow: (index: number) => void;
}

/** How it stood after a move; the one before and the one after are a press away. */
function Moment<G extends GameId>({ view, chronicle, index, onShow, onClose }: MomentProps<G>) {
  const count = view.moves.length;
  // an undo may have taken it back meanwhile
  const at = Math.min(index, count - 1);
  const past = useMemo(
    () => pastMovesOf({ ...view, moves: view.moves.slice(0, at + 1) }, at)[0],
    [view.version, at],
  );
  const [line] = chronicle.log({ ...view, moves: view.moves.slice(0, at + 1) }, at);
  if (!past || !line) return null;
  return (
    <Dialog title={t('log.title')} onClose={onClose} class="moment">
      <p class="moment-text" role="status">
        <Mover by={past.by} view={view} /> {line.text}
      </p>
      <div class="moment-picture">{chronicle.moment(past, view) ?? chronicle.picture(past)}</div>
      <div class="dialog-buttons">
        <Button
          icon="step-back"
          label={t('replay.back')}
          disabled={at === 0}
          onClick={() => onShow(at - 1)}
        />
        <output>{`${at + 1} / ${count}`}</output>
        <Button
          icon="step-forward"
          label={t('replay.forward')}
          disabled={at === count - 1}
          onClick={() => onShow(at + 1)}
        />
      </div>
    </Dialog>
  );
}
