/** The standings of a Dynasty: the points of each game and their sums. */
import type { Points } from '@kingdomino/rules';
import { t } from '../../app/i18n/language.ts';
import type { SeatView, TableView } from '../../table-source/table-source.ts';
import { SeatName } from '../../ui/seat-name.tsx';

interface Props {
  readonly games: readonly (readonly Points[])[];
  readonly view: TableView<'kingdomino'>;
}

export function Standings({ games, view }: Props) {
  return <StandingsTable games={games} seats={view.seats} />;
}

interface TableProps extends Pick<Props, 'games'> {
  readonly seats: readonly Pick<SeatView, 'name' | 'colour'>[];
}

export function StandingsTable({ games, seats }: TableProps) {
  const sumOf = (seat: number) => games.reduce((sum, game) => sum + game[seat]!.total, 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="scroll-x" tabIndex={0} aria-label={t('dynasty.standings')}>
      <table class="standings">
        <caption>{t('dynasty.standings')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dynasty.player')}</th>
            {games.map((_, game) => (
              <Head key={game} text={t('dynasty.game', { number: game + 1 })} short={String(game + 1)} />
            ))}
            <Head text={t('areas.total')} short="=" />
          </tr>
        </thead>
        <tbody>
          {seats.map((seat, index) => (
            <tr key={index}>
              <th scope="row">
                <SeatName colour={seat.colour} name={seat.name} />
              </th>
              {games.map((game, number) => (
                <td key={number}>{game[index]!.total}</td>
              ))}
              <td>
                <strong>{sumOf(index)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** On a small phone only a sign of it fits. */
function Head({ text, short }: { readonly text: string; readonly short: string }) {
  return (
    <th scope="col" aria-label={text}>
      <span class="whole-word">{text}</span>
      <span class="short-word">{short}</span>
    </th>
  );
}
