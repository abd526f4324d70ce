/** The top of a table: the way home, the one sentence, the log, sound and help. */
import type { GameId } from '@kingdomino/rules';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { lay } from '../app/overlay.ts';
import { change, settings } from '../app/settings.ts';
import { EMBLEMS } from '../board/colours.ts';
import { Button, Link } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Art } from '../ui/icon.tsx';
import { earlyVerdict } from './ending.ts';
import type { LogLine, Log as LogOf } from './news.ts';
import type { SeatView, TableSource } from './table-source.ts';

interface Props<G extends GameId> {
  readonly source: TableSource<G>;
  readonly status: string;
  readonly log: LogOf<G>;
  /** More buttons of this game. */
  readonly children?: ComponentChildren;
}

export function TableTop<G extends GameId>({ source, status, log, children }: Props<G>) {
  const view = source.view.value;
  const [isLogOpen, openLog] = useState(false);
  const { sound } = settings.value;
  return (
    <header class="table-top">
      <Link to="/" icon="home" class="on-wood" label={t('nav.home')} />
      <h1 class="status">{earlyVerdict(view.ending, view.seats) ?? status}</h1>
      <nav aria-label={t('nav.label')}>
        {children}
        <Button
          kind="quiet"
          class="on-wood log-button"
          icon="menu"
          label={t('log.title')}
          onClick={() => openLog(true)}
        />
        <Button
          kind="quiet"
          class="on-wood"
          icon={sound ? 'sound-on' : 'sound-off'}
          label={t('settings.sound')}
          pressed={sound}
          onClick={() => change({ sound: !sound })}
        />
        <Link
          to={`/help/${view.game}`}
          icon="help"
          class="on-wood"
          label={t('nav.help')}
          onFollow={() => lay({ screen: 'help', page: view.game })}
        />
        <Link
          to="/settings"
          icon="settings"
          class="on-wood"
          label={t('nav.settings')}
          onFollow={() => lay({ screen: 'settings' })}
        />
      </nav>
      {isLogOpen && (
        <Dialog title={t('log.title')} onClose={() => openLog(false)}>
          <Log lines={log(view)} seats={view.seats} />
        </Dialog>
      )}
    </header>
  );
}

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatView[];
}

/** Newest first. */
function Log({ lines, seats }: LogProps) {
  return (
    <ol class="log" reversed>
      {[...lines.entries()].reverse().map(([index, { seat, text }]) => (
        <li key={index}>
          {seat !== undefined && <Art name={`emblem-${EMBLEMS[seats[seat]!.colour]}`} class="emblem" />}
          <span>{text}</span>
        </li>
      ))}
      {lines.length === 0 && <li>{t('log.empty')}</li>}
    </ol>
  );
}
