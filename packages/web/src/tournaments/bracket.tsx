/** The bracket of a knock-out: a column for each round, which a phone goes through sideways. */
import type { BracketMatch, TournamentView } from '@kingdomino/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { roundedText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { nameOrErased } from '../table-source/seat-text.ts';
import { Link } from '../ui/button.tsx';
import { roundName } from './tournament-text.ts';

interface Props {
  readonly view: TournamentView;
  readonly me: string | undefined;
}

export function Bracket({ view: { bracket = [], round = 1, mine }, me }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // the round that is played is what one looks for
  useEffect(() => {
    const columns = frame.current?.children;
    const left = (index: number) => columns?.[index]?.getBoundingClientRect().left ?? 0;
    if (frame.current) frame.current.scrollLeft = left(round - 1) - left(0);
  }, [round]);
  if (bracket.length === 0) return null;
  return (
    <section class="tournaments-part">
      <h2>{t('tour.bracket')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys, too */}
      <div class="bracket" role="group" aria-label={t('tour.bracket')} tabIndex={0} ref={frame}>
        {bracket.map((matches, index) => (
          <section key={index} class="bracket-round">
            <h3>{roundName(index + 1, bracket.length)}</h3>
            <ol>
              {matches.map(match => (
                <Match key={match.match} match={match} round={index + 1} me={me} own={mine?.table} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

interface MatchProps {
  readonly match: BracketMatch;
  readonly round: number;
  readonly me: string | undefined;
  readonly own: string | undefined;
}

function Match({ match: { sides, table }, round, me, own }: MatchProps) {
  const isBye = round === 1 && sides.some(({ player }) => !player) && sides.some(({ won }) => won);
  const isKnown = sides.every(({ player }) => player !== undefined);
  const isMine = sides.some(({ player }) => player !== undefined && player.id === me);
  return (
    <li class={isMine ? 'mine' : ''}>
      {sides.map((side, index) => (
        <span key={side.player?.id ?? index} class={`bracket-side ${side.won ? 'winner' : ''}`}>
          <span class={side.player ? '' : 'soft'}>
            {side.player ? nameOrErased(side.player) : isBye ? t('tour.rest') : '…'}
          </span>
          {isKnown && <strong>{roundedText(side.wins, 1)}</strong>}
        </span>
      ))}
      {table !== undefined && table !== own && (
        <Link to={`/t/${table}`} kind="quiet">
          {t('online.watchable')}
        </Link>
      )}
    </li>
  );
}
