/** The first rows of the paper's table, played again: each agent against three others, both bonuses on. */
import { type ArenaGame, PAPER_OPTIONS, standings, type Tournament } from '@kingdomino/bots/arena';
import { table } from '../terminal.ts';

interface PaperRow {
  readonly agent: string;
  readonly others: string;
  /** As published. */
  readonly score: string;
  readonly margin: string;
  readonly wins: string;
}

const ROWS: readonly PaperRow[] = [
  { agent: 'tr', others: 'tr', score: '22.6', margin: '-7.2', wins: '22' },
  { agent: 'gprd', others: 'tr', score: '39.4', margin: '+9.9', wins: '79.5' },
  { agent: 'fg', others: 'tr', score: '56.4', margin: '+27.9', wins: '98.4' },
  { agent: 'fg', others: 'fg', score: '51.8', margin: '-10.5', wins: '24–27' },
];

export function paperTournaments(
  settings: Pick<Tournament, 'games' | 'seed' | 'keepsRecords'>,
): Tournament[] {
  return ROWS.map(({ agent, others }) => ({
    ...settings,
    game: 'kingdomino',
    options: PAPER_OPTIONS,
    bots: [agent, others],
    isVersus: true,
    hasPaperBonuses: true,
  }));
}

export function paperReport(
  tournaments: readonly Tournament[],
  games: readonly (readonly ArenaGame[])[],
  form: 'json' | 'text',
): string {
  const agents = tournaments.map((tournament, row) => standings(tournament, games[row]!)[0]!);
  if (form === 'json') return `${JSON.stringify({ bots: agents })}\n`;
  const heading = [
    'agent',
    'vs three',
    'games',
    'own',
    'paper',
    'margin',
    '95 %',
    'paper',
    'win %',
    '95 %',
    'paper',
  ];
  const rows = agents.map((agent, row) => {
    const { others, score, margin, wins } = ROWS[row]!;
    const [low, high] = agent.winRateInterval;
    return [
      agent.spec,
      others,
      String(agent.games),
      agent.meanScore.toFixed(2),
      score,
      agent.meanMargin.toFixed(2),
      agent.marginInterval.map(end => end.toFixed(2)).join('…'),
      margin,
      (100 * agent.winRate).toFixed(1),
      `${(100 * low).toFixed(1)}…${(100 * high).toFixed(1)}`,
      wins,
    ];
  });
  return `${table([heading, ...rows], [0, 1]).join('\n')}\n`;
}
