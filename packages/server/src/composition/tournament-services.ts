/** Makes the services of tournaments. */
import type { NewsService } from '../news/news-service.ts';
import type { Ports } from '../ports.ts';
import type { TableOpener } from '../tables/table-opener.ts';
import type { SharedClock } from '../time/shared-clock.ts';
import { TournamentLog } from '../tournaments/tournament-log.ts';
import { TournamentService } from '../tournaments/tournament-service.ts';
import { TournamentSteps } from '../tournaments/tournament-steps.ts';
import { TournamentTables } from '../tournaments/tournament-tables.ts';
import type { ServerParts } from './services.ts';

export interface TournamentServices {
  readonly tournaments: TournamentService;
  readonly tournamentSteps: TournamentSteps;
}

interface TournamentNeeds {
  /** With the time of the tables. */
  readonly ports: Ports;
  readonly time: SharedClock;
  readonly opener: TableOpener;
  readonly news: Pick<NewsService, 'send'>;
}

export function tournamentsOf(
  { store, config, logger }: ServerParts,
  { ports, time, opener, news }: TournamentNeeds,
): TournamentServices {
  const onError = (error: unknown) => logger.warn({ err: error }, 'a tournament could not go on');
  const log = new TournamentLog(store, () => ports.now());
  const tables = new TournamentTables({ store, ports, opener });
  return {
    tournaments: new TournamentService({ store, ports, log, news, limits: config.limits }),
    tournamentSteps: new TournamentSteps({ store, ports, time, log, tables, news, onError }),
  };
}
