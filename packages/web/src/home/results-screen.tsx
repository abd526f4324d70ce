/** My results on this device: for each way to play, against each bot, and the games that are still kept. */
import { enumerationText, roundedText } from '../app/i18n/format.ts';
import '../styles/screens/results.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { allResults } from '../results/results.ts';
import { type ModeTally, type Tally, tallyBots, tallyModes, tallyPlayers } from '../results/statistics.ts';
import { PodiumScene } from '../scenes/podium-scene.tsx';
import { Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { AllResults, endedGames } from './all-results.tsx';
import { finishedGames } from './finished-games.tsx';

export function ResultsScreen() {
  useEffect(() => {
    document.title = t('results.title');
  }, []);
  const results = allResults();
  const modes = tallyModes(results);
  const bots = tallyBots(results);
  const players = tallyPlayers(results);
  const games = endedGames(finishedGames(), results);
  return (
    <div class="page results">
      <PageTop title={t('results.title')} scene={<PodiumScene />} />
      <main class="results-main">
        {modes.length === 0 && players.length === 0 && <Nothing />}
        {modes.length > 0 && (
          <TallyTable title={t('results.modes')} tallies={modes} name={mode => <ModeName mode={mode} />} />
        )}
        {bots.length > 0 && (
          <TallyTable
            title={t('results.bots')}
            tallies={bots}
            name={({ game, level }) => (
              <>
                <Icon name="robot" /> {t(`level.${level}`)} <span class="soft">{t(`game.${game}`)}</span>
              </>
            )}
          />
        )}
        {players.length > 0 && (
          <TallyTable
            title={t('results.at-home')}
            tallies={players}
            name={({ name, game, switches }) => (
              <>
                {name}{' '}
                <span class="soft">
                  {enumerationText([t(`game.${game}`), ...switches.map(each => t(`variant.${each}`))])}
                </span>
              </>
            )}
          />
        )}
        {games.length > 0 && <AllResults games={games} />}
      </main>
    </div>
  );
}

function Nothing() {
  return (
    <section class="card sheet nothing-here">
      <p>{t('results.none')}</p>
      <Link to="/" kind="main" icon="play">
        {t('home.play')}
      </Link>
    </section>
  );
}

function ModeName({ mode: { game, players, switches } }: { readonly mode: ModeTally }) {
  const details = [
    ...(game === 'duel' ? [] : [t('results.players', { players })]),
    ...switches.map(name => t(`variant.${name}`)),
  ];
  return (
    <>
      {t(`game.${game}`)} <span class="soft">{enumerationText(details)}</span>
    </>
  );
}

interface TableProps<Row extends Tally> {
  readonly title: string;
  readonly tallies: readonly Row[];
  readonly name: (row: Row) => ComponentChildren;
}

function TallyTable<Row extends Tally>({ title, tallies, name }: TableProps<Row>) {
  return (
    <section class="card sheet">
      <table class="tallies">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('results.games')}</th>
            <th scope="col">{t('results.won')}</th>
            <th scope="col">{t('results.mean')}</th>
            <th scope="col">{t('results.best')}</th>
          </tr>
        </thead>
        <tbody>
          {tallies.map((tally, row) => (
            <tr key={row}>
              <th scope="row">{name(tally)}</th>
              <td>{tally.games}</td>
              <td>{tally.won}</td>
              <td>{roundedText(tally.mean, 1)}</td>
              <td>{tally.best}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
