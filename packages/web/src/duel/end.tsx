/** The end of a Duel: domains are counted one after the other, then the winner. */
import type { Seat } from '@kingdomino/rules';
import { COATS, duel, type Position } from '@kingdomino/rules/duel';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/language.ts';
import { playSound } from '../app/sound.ts';
import { MapPicture } from '../board/map-picture.tsx';
import { SEAT_COLOURS } from '../board/types.ts';
import { EndButtons } from '../play/end-buttons.tsx';
import { Reopen } from '../play/reopen.tsx';
import type { TableSource, TableView } from '../play/table-source.ts';
import { useCounting } from '../play/use-counting.ts';
import { type TieBreaks, verdictOf } from '../play/verdict.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Art } from '../ui/icon.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { type DomainView, domainsOf, MAP_RECT, tilesOf } from './view.ts';
import { coatName } from './words.ts';

const TIE_BREAKS: TieBreaks = [['largestDomain', 'end.tie.domain']];

export function DuelEnd({ source }: { readonly source: TableSource }) {
  const view = source.view.value;
  const position = view.state as Position;
  const [isOpen, open] = useState(true);
  const counted = position.maps.map(map =>
    domainsOf(map)
      .filter(({ points }) => points > 0)
      .reverse(),
  );
  const counting = useCounting(Math.max(...counted.map(domains => domains.length)) + 1);
  const outcome = duel.outcome(position);
  const verdict = verdictOf(
    outcome,
    view.seats.map(({ name }) => name),
    TIE_BREAKS,
  );
  useEffect(() => {
    if (!counting.isDone) return;
    announce(verdict.join(' '));
    playSound('win');
  }, [counting.isDone]);
  if (!isOpen) return <Reopen onClick={() => open(true)} />;
  return (
    <Dialog title={t('end.title')} onClose={() => open(false)} class="wide end">
      {counting.isDone && (
        <div class="verdict">
          {verdict.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <div class="end-kingdoms maps">
        {counted.map((domains, seat) => (
          <CountedMap
            key={seat}
            view={view}
            seat={seat}
            domains={domains}
            step={counting.step}
            isWinner={counting.isDone && outcome.ranking[0]!.includes(seat)}
          />
        ))}
      </div>
      {counting.isDone ? (
        <EndButtons source={source} onLook={() => open(false)} />
      ) : (
        <Button kind="quiet" icon="last" onClick={counting.skip}>
          {t('end.skip')}
        </Button>
      )}
    </Dialog>
  );
}

interface CountedProps {
  readonly view: TableView;
  readonly seat: Seat;
  readonly domains: readonly DomainView[];
  readonly step: number;
  readonly isWinner: boolean;
}

function CountedMap({ view, seat, domains, step, isWinner }: CountedProps) {
  const position = view.state as Position;
  const score = position.scores()[seat]!;
  const done = domains.slice(0, step);
  const isDone = step > domains.length;
  const sum = isDone ? score.total : done.reduce((total, { points }) => total + points, 0);
  const now = isDone ? undefined : done.at(-1);
  const banner = COATS[position.banners[seat]!];
  return (
    <figure class={`counted ${isWinner ? 'winner' : ''}`}>
      <MapPicture rect={MAP_RECT} tiles={tilesOf(position.maps[seat]!)} lit={now?.spots} />
      <figcaption>
        <SeatName seat={seat} name={view.seats[seat]!.name} />
        <strong class="score">{sum}</strong>
        {isWinner && <Art name="flag" class={`flag ${SEAT_COLOURS[seat]}`} />}
        <span class="counted-now">
          {now &&
            t('end.area', {
              terrain: coatName(now.coat),
              squares: now.spots.length,
              crowns: now.crosses,
              points: now.points,
            })}
          {isDone && banner && t('end.banner', { coat: coatName(banner), points: score.banner })}
        </span>
      </figcaption>
    </figure>
  );
}
