/** Makes the services of programs and their ladder. */
import type { IdentityService } from '../identity/identity-service.ts';
import { LadderService } from '../ladder/ladder-service.ts';
import { ProgramService } from '../ladder/program-service.ts';
import type { Ports } from '../ports.ts';
import type { TableOpener } from '../tables/table-opener.ts';
import type { ServerParts } from './services.ts';

export interface LadderServices {
  readonly programs: ProgramService;
  readonly ladder: LadderService;
}

interface LadderNeeds {
  /** With the time of the tables. */
  readonly ports: Ports;
  readonly identity: IdentityService;
  readonly opener: TableOpener;
}

export function ladderOf({ store, logger }: ServerParts, needs: LadderNeeds): LadderServices {
  const { ports, identity, opener } = needs;
  const onError = (error: unknown) => logger.warn({ err: error }, 'the ladder of programs failed');
  return {
    programs: new ProgramService({ store, ports, identity }),
    ladder: new LadderService({ store, ports, opener, onError }),
  };
}
