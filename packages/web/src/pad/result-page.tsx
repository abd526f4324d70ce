/** The result of a pad: places, what decided, mistakes, and what can be done with it. */

import { placeOf } from '@kingdomino/table/achievements';
import { listText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { formatReplayAddress } from '../app/navigation/replay-address.ts';
import { toast } from '../app/toast.ts';
import { DUEL_TIE_BREAKS } from '../duel/tie-breaks.ts';
import { verdictOf } from '../end/verdict.ts';
import { StandingsTable } from '../kingdomino/end/standings.tsx';
import { DYNASTY_TIE_BREAKS, TIE_BREAKS } from '../kingdomino/end/tie-breaks.ts';
import { keepBoards } from '../results/pad-boards.ts';
import { allResults, replaceResult, resultFor } from '../results/results.ts';
import { seatColours } from '../setup/seat-rows.tsx';
import { Button, Link } from '../ui/button.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { MistakeList } from './mistake-list.tsx';
import { type Mistake, mistakesOf } from './mistakes.ts';
import { nextPad, type Pad } from './pad.ts';
import { gamesOf, outcomeOf } from './pad-score.ts';
import { canUndo, changePad, pad, undoPad } from './pad-store.ts';
import { padPosition } from './position/pad-position.ts';
import { resultOfPad, sameResult, seatsMissing } from './result-of.ts';
import { playerName } from './words.ts';

export function ResultPage() {
  const { players } = pad.value;
  const missing = seatsMissing(pad.value);
  const names = players.map((_, seat) => playerName(pad.value, seat));
  const colours = seatColours(players);
  const games = gamesOf(pad.value);
  const { outcome } = outcomeOf(pad.value);
  const order = outcome.ranking.flat();
  return (
    <section class="card sheet pad-result" aria-label={t('games.result')}>
      {missing.length > 0 ? (
        <p>{t('pad.missing', { names: listText(missing.map(seat => names[seat]!)) })}</p>
      ) : (
        <div class="verdict" role="status">
          {verdicts(pad.value, names).map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <ol class="pad-places">
        {order.map(seat => (
          <li key={seat}>
            <span class="medal" title={t('end.place', { place: placeOf(outcome.ranking, seat) })}>
              {placeOf(outcome.ranking, seat)}
            </span>
            <SeatName colour={colours[seat]!} name={names[seat]!} />
            <strong class="score">{outcome.scores[seat]!.total}</strong>
          </li>
        ))}
      </ol>
      {games && (
        <StandingsTable games={games} seats={names.map((name, seat) => ({ name, colour: colours[seat]! }))} />
      )}
      <MistakeList mistakes={missing.length > 0 ? [] : allMistakes(pad.value)} isForAll />
      <Keep isReady={missing.length === 0} />
      <Editors />
    </section>
  );
}

function verdicts(now: Pad, names: readonly string[]): string[] {
  const players = names.map(name => ({ name, isYou: false }));
  const found = outcomeOf(now);
  if (found.game === 'duel') return verdictOf(found.outcome, players, DUEL_TIE_BREAKS);
  const isDynasty = now.switches.includes('dynasty');
  return verdictOf(found.outcome, players, isDynasty ? DYNASTY_TIE_BREAKS : TIE_BREAKS);
}

function allMistakes(now: Pad): Mistake[] {
  return now.players[0]!.boards.flatMap((_, game) => mistakesOf(now, game, true));
}

function Keep({ isReady }: { readonly isReady: boolean }) {
  const kept = resultFor(pad.value.id);
  const now = resultOfPad(pad.value, kept?.at ?? 0);
  const isStale = kept !== undefined && !sameResult(kept, now);
  const save = () => {
    replaceResult({ ...now, at: kept?.at ?? Date.now() });
    keepBoards(
      now.id,
      pad.value,
      allResults().map(({ id }) => id),
    );
    toast(t('pad.kept'));
  };
  const begin = () => {
    const old = pad.value;
    changePad(nextPad(old));
    toast(t('pad.next.done'), { word: t('hand.undo'), run: () => changePad(old) });
  };
  return (
    <>
      <p class="soft" role="status">
        {isStale ? t('pad.stale') : kept ? t('pad.kept') : ''}
      </p>
      <div class="pad-buttons">
        <Button
          kind="main"
          icon="check"
          disabled={!isReady || (kept !== undefined && !isStale)}
          onClick={save}
        >
          {t('pad.keep')}
        </Button>
        <Button icon="plus" onClick={begin}>
          {t('pad.next')}
        </Button>
        <Link to="/results" kind="plain" icon="trophy">
          {t('results.all')}
        </Link>
        <Button icon="undo" disabled={!canUndo.value} onClick={undoPad}>
          {t('hand.undo')}
        </Button>
      </div>
    </>
  );
}

/** One for each game of a Dynasty. */
function Editors() {
  const games = [...pad.value.players[0]!.boards.keys()];
  const positions = games.map(game => padPosition(pad.value, game));
  if (positions.every(position => position === undefined)) return null;
  return (
    <div class="pad-editors">
      <p class="soft">{t(pad.value.game === 'duel' ? 'pad.guess.duel' : 'pad.guess')}</p>
      <div class="pad-buttons">
        {positions.map(
          (position, game) =>
            position && (
              <Link
                key={game}
                to={`/editor#${formatReplayAddress({ position })}`}
                kind="plain"
                icon="settings"
              >
                {games.length > 1
                  ? `${t('pad.editor')}: ${t('dynasty.game', { number: game + 1 })}`
                  : t('pad.editor')}
              </Link>
            ),
        )}
      </div>
    </div>
  );
}
