/**
 * Words that only some screens need, fetched with them: a folder beside this file for each part, a file in it for each
 * language. Each language knows where its own are (`parts-of`): the page begins without the addresses of all others.
 */
import type { catalogue as achieve } from './achieve/en.ts';
import type { catalogue as archive } from './archive/en.ts';
import type { catalogue as clubs } from './clubs/en.ts';
import type { catalogue as coach } from './coach/en.ts';
import type { catalogue as company } from './company/en.ts';
import type { catalogue as daily } from './daily/en.ts';
import type { catalogue as duel } from './duel/en.ts';
import type { catalogue as editor } from './editor/en.ts';
import type { catalogue as help } from './help/en.ts';
import type { catalogue as hooks } from './hooks/en.ts';
import type { catalogue as hubs } from './hubs/en.ts';
import type { catalogue as learn } from './learn/en.ts';
import type { catalogue as nudge } from './nudge/en.ts';
import type { catalogue as online } from './online/en.ts';
import type { catalogue as pad } from './pad/en.ts';
import type { catalogue as pairing } from './pairing/en.ts';
import type { catalogue as people } from './people/en.ts';
import type { catalogue as programs } from './programs/en.ts';
import type { catalogue as puzzles } from './puzzles/en.ts';
import type { catalogue as remarks } from './remarks/en.ts';
import type { catalogue as results } from './results/en.ts';
import type { catalogue as settings } from './settings/en.ts';
import type { catalogue as study } from './study/en.ts';
import type { catalogue as table } from './table/en.ts';
import type { catalogue as talk } from './talk/en.ts';
import type { catalogue as together } from './together/en.ts';
import type { catalogue as tournaments } from './tournaments/en.ts';

/** What a part's file holds. */
export interface PartFile {
  readonly catalogue: Readonly<Record<string, string>>;
}

export const PARTS = [
  'achieve',
  'archive',
  'clubs',
  'coach',
  'company',
  'daily',
  'duel',
  'editor',
  'help',
  'hooks',
  'hubs',
  'learn',
  'nudge',
  'online',
  'pad',
  'pairing',
  'people',
  'programs',
  'puzzles',
  'remarks',
  'results',
  'settings',
  'study',
  'table',
  'talk',
  'together',
  'tournaments',
] as const;

export type Part = (typeof PARTS)[number];

/** What every table says, and whatever shows one. */
export const AT_TABLES = ['table', 'duel'] as const satisfies readonly Part[];

export type PartKey =
  | keyof typeof achieve
  | keyof typeof archive
  | keyof typeof clubs
  | keyof typeof coach
  | keyof typeof company
  | keyof typeof daily
  | keyof typeof duel
  | keyof typeof editor
  | keyof typeof help
  | keyof typeof hooks
  | keyof typeof hubs
  | keyof typeof learn
  | keyof typeof nudge
  | keyof typeof online
  | keyof typeof people
  | keyof typeof programs
  | keyof typeof puzzles
  | keyof typeof pad
  | keyof typeof pairing
  | keyof typeof remarks
  | keyof typeof results
  | keyof typeof settings
  | keyof typeof study
  | keyof typeof table
  | keyof typeof talk
  | keyof typeof together
  | keyof typeof tournaments;
