/** Every operation of the store by its name: one module of operations for each aggregate. */
import * as admin from './admin/operations.ts';
import * as archive from './archive/operations.ts';
import * as clubs from './clubs/operations.ts';
import * as deals from './deals/operations.ts';
import * as ladder from './ladder/operations.ts';
import * as matchmaking from './matchmaking/operations.ts';
import * as moderation from './moderation/operations.ts';
import * as notifications from './notifications/operations.ts';
import * as outages from './outages/operations.ts';
import * as people from './people/operations.ts';
import * as players from './players/operations.ts';
import * as ratings from './ratings/operations.ts';
import * as retention from './retention/operations.ts';
import * as reviews from './reviews/operations.ts';
import * as tables from './tables/operations.ts';
import * as tournaments from './tournaments/operations.ts';

export const OPERATIONS = {
  ...admin,
  ...archive,
  ...clubs,
  ...deals,
  ...ladder,
  ...matchmaking,
  ...moderation,
  ...notifications,
  ...outages,
  ...people,
  ...players,
  ...ratings,
  ...retention,
  ...reviews,
  ...tables,
  ...tournaments,
};
