/** The tables of the database, the same in SQLite and PostgreSQL: texts, integers, times as milliseconds. */
import type { ArchiveRows } from './archive/rows.ts';
import type { ClubRows } from './clubs/rows.ts';
import type { DealRows } from './deals/rows.ts';
import type { LadderRows } from './ladder/rows.ts';
import type { MatchmakingRows } from './matchmaking/rows.ts';
import type { ModerationRows } from './moderation/rows.ts';
import type { NotificationRows } from './notifications/rows.ts';
import type { OutageRows } from './outages/rows.ts';
import type { PeopleRows } from './people/rows.ts';
import type { PlayerRows } from './players/rows.ts';
import type { RatingRows } from './ratings/rows.ts';
import type { ReviewRows } from './reviews/rows.ts';
import type { TableRows } from './tables/rows.ts';
import type { TournamentRows } from './tournaments/rows.ts';

export interface Database
  extends ArchiveRows,
    ClubRows,
    DealRows,
    LadderRows,
    MatchmakingRows,
    ModerationRows,
    NotificationRows,
    OutageRows,
    PeopleRows,
    PlayerRows,
    RatingRows,
    ReviewRows,
    TableRows,
    TournamentRows {}
