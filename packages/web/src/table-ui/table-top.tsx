/** The top of a table: home, the status, the log, sound and help; in one hand most of it is in a menu. */
import type { GameId } from '@kingdomino/rules';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { canFillScreen, fillScreen, fillsScreen } from '../app/full-screen.ts';
import { t } from '../app/i18n/language.ts';
import { openOverlay } from '../app/navigation/overlay.ts';
import { change, settings } from '../app/settings.ts';
import { earlyVerdict } from '../table-source/ending.ts';
import type { TableSource } from '../table-source/table-source.ts';
import { Button, Link } from '../ui/button.tsx';
import { type Chronicle, LogDialog } from './log.tsx';
import { useMenu } from './use-menu.ts';

interface Props<G extends GameId> {
  readonly source: TableSource<G>;
  readonly status: string;
  readonly chronicle: Chronicle<G>;
  /** What is played, and how far it has come. */
  readonly context: ComponentChildren;
  /** More buttons of this game. */
  readonly children?: ComponentChildren;
}

export function TableTop<G extends GameId>({ source, status, chronicle, context, children }: Props<G>) {
  const [isLogOpen, openLog] = useState(false);
  const { isOpen, toggle, place } = useMenu();
  const view = source.view.value;
  const { sound } = settings.value;
  return (
    <header class="table-top">
      <Link to="/" icon="home" class="on-wood" label={t('nav.home')} />
      <h1 class="status">{earlyVerdict(view.ending, view.seats) ?? status}</h1>
      {context}
      <div class="table-menu" ref={place}>
        <Button
          kind="quiet"
          class="on-wood menu-button phone-only"
          icon="more"
          label={t('table.more')}
          expanded={isOpen}
          onClick={toggle}
        />
        <nav class={isOpen ? 'open' : ''} aria-label={t('nav.label')}>
          {children}
          <Button
            kind="quiet"
            class="on-wood log-button"
            icon="log"
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
          {canFillScreen() && (
            <Button
              kind="quiet"
              class="on-wood"
              icon="expand"
              label={t('settings.full-screen')}
              pressed={fillsScreen.value}
              onClick={() => fillScreen(!fillsScreen.value)}
            />
          )}
          <Link
            to={`/help/${view.game}`}
            icon="help"
            class="on-wood"
            label={t('nav.help')}
            onFollow={() => openOverlay({ screen: 'help', page: view.game })}
          />
          <Link
            to="/settings"
            icon="settings"
            class="on-wood"
            label={t('nav.settings')}
            onFollow={() => openOverlay({ screen: 'settings' })}
          />
          {source.InMenu && <source.InMenu />}
        </nav>
      </div>
      {isLogOpen && <LogDialog view={view} chronicle={chronicle} onClose={() => openLog(false)} />}
    </header>
  );
}
