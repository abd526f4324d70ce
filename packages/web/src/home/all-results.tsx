/** All games that ended on this device, as long as their results are kept. One result can be deleted, or all. */

import { useState } from 'preact/hooks';
import { momentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import type { SavedGame } from '../local/saved-format.ts';
import { forgetGame } from '../local/saved-games.ts';
import { hasBoards } from '../results/pad-boards.ts';
import type { GameResult, SeatResult } from '../results/result-format.ts';
import { forgetResult } from '../results/results.ts';
import { distinctNames } from '../table-source/distinct-names.ts';
import { namelessText } from '../table-source/seat-text.ts';
import { Button, Link } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { GameText, KeptGame } from './finished-games.tsx';

const AT_ONCE = 20;

export interface EndedGame {
  readonly id: string;
  readonly at: number;
  /** While the game itself is kept. */
  readonly game: SavedGame | undefined;
  readonly result: GameResult | undefined;
}

/** Newest first. */
export function endedGames(games: readonly SavedGame[], results: readonly GameResult[]): EndedGame[] {
  const byId = new Map(results.map(result => [result.id, result]));
  const kept = games.map(game => ({ id: game.id, at: game.changedAt, game, result: byId.get(game.id) }));
  const ids = new Set(games.map(({ id }) => id));
  const others = results.filter(({ id }) => !ids.has(id));
  return [...kept, ...others.map(result => ({ id: result.id, at: result.at, game: undefined, result }))].sort(
    (one, other) => other.at - one.at,
  );
}

/** With the game, which would else be counted again when it is opened. */
function forget(games: readonly EndedGame[]): void {
  const ways = games.flatMap(({ id, game }) => [...(game ? [forgetGame(id)] : []), forgetResult(id)]);
  toast(t('results.deleted'), {
    word: t('hand.undo'),
    run: () => {
      for (const bringBack of ways) bringBack();
    },
  });
}

export function AllResults({ games }: { readonly games: readonly EndedGame[] }) {
  const [isWhole, showAll] = useState(false);
  const [doomed, ask] = useState<readonly EndedGame[] | undefined>(undefined);
  const shown = isWhole ? games : games.slice(0, AT_ONCE);
  const more = games.length - shown.length;
  const [only] = doomed ?? [];
  return (
    <section class="card sheet my-results" aria-labelledby="finished">
      <h2 id="finished">{t('games.title')}</h2>
      <ul class="finished-games">
        {shown.map(ended => (
          <li key={ended.id}>
            <Ended ended={ended} onDelete={() => ask([ended])} />
          </li>
        ))}
      </ul>
      <div class="list-buttons">
        {more > 0 && <Button onClick={() => showAll(true)}>{t('games.more', { count: more })}</Button>}
        <Button icon="trash" class="delete-all" onClick={() => ask(games)}>
          {t('results.delete-all')}
        </Button>
      </div>
      {doomed && only && (
        <Confirm
          title={
            doomed === games ? t('results.delete-all') : t('results.delete', { when: momentText(only.at) })
          }
          text={t(doomed === games ? 'results.delete-all.text' : 'results.delete.text')}
          word={t('results.delete.yes')}
          onConfirm={() => forget(doomed)}
          onClose={() => ask(undefined)}
        />
      )}
    </section>
  );
}

interface Props {
  readonly ended: EndedGame;
  readonly onDelete: () => void;
}

function Ended({ ended: { at, game, result }, onDelete }: Props) {
  const remove = (
    <Button
      kind="quiet"
      icon="trash"
      label={t('results.delete', { when: momentText(at) })}
      onClick={onDelete}
    />
  );
  if (game) return <KeptGame game={game}>{remove}</KeptGame>;
  if (!result) return null;
  const names = distinctNames(result.seats.map(whoText));
  return (
    <>
      <GameText game={result.game} when={whenText(at, result)} result={result}>
        <div class="seat-names">
          {result.seats.map((seat, index) => (
            <span key={index}>
              {names[index]} <strong class="score">{seat.points}</strong>
            </span>
          ))}
        </div>
      </GameText>
      {result.isFromPad && hasBoards(result.id) && (
        <Link
          to={`/pad/${result.id}`}
          kind="plain"
          icon="trophy"
          label={`${t('games.result')}: ${t('home.pad')}, ${momentText(at)}`}
        >
          {t('games.result')}
        </Link>
      )}
      {remove}
    </>
  );
}

function whenText(at: number, { isFromPad }: GameResult): string {
  return isFromPad ? `${momentText(at)} · ${t('home.pad')}` : momentText(at);
}

/** Names are kept with results of tables at home only. */
function whoText({ who, name }: SeatResult, seat: number): string {
  if (name) return name;
  return who === 'me' || who === 'friend' ? namelessText(who, seat) : t(`level.${who}`);
}
