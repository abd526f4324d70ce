/** Words that only some screens need, fetched with them: a folder beside this file for each part, a file in it for each language. */
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
import type { Language } from './languages.ts';
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
interface PartFile {
  readonly catalogue: Readonly<Record<string, string>>;
}

export const PARTS = {
  achieve: language => import(`./achieve/${language}.ts`) as Promise<PartFile>,
  archive: language => import(`./archive/${language}.ts`) as Promise<PartFile>,
  clubs: language => import(`./clubs/${language}.ts`) as Promise<PartFile>,
  coach: language => import(`./coach/${language}.ts`) as Promise<PartFile>,
  company: language => import(`./company/${language}.ts`) as Promise<PartFile>,
  daily: language => import(`./daily/${language}.ts`) as Promise<PartFile>,
  duel: language => import(`./duel/${language}.ts`) as Promise<PartFile>,
  editor: language => import(`./editor/${language}.ts`) as Promise<PartFile>,
  help: language => import(`./help/${language}.ts`) as Promise<PartFile>,
  hooks: language => import(`./hooks/${language}.ts`) as Promise<PartFile>,
  hubs: language => import(`./hubs/${language}.ts`) as Promise<PartFile>,
  learn: language => import(`./learn/${language}.ts`) as Promise<PartFile>,
  nudge: language => import(`./nudge/${language}.ts`) as Promise<PartFile>,
  online: language => import(`./online/${language}.ts`) as Promise<PartFile>,
  people: language => import(`./people/${language}.ts`) as Promise<PartFile>,
  programs: language => import(`./programs/${language}.ts`) as Promise<PartFile>,
  puzzles: language => import(`./puzzles/${language}.ts`) as Promise<PartFile>,
  pairing: language => import(`./pairing/${language}.ts`) as Promise<PartFile>,
  pad: language => import(`./pad/${language}.ts`) as Promise<PartFile>,
  remarks: language => import(`./remarks/${language}.ts`) as Promise<PartFile>,
  results: language => import(`./results/${language}.ts`) as Promise<PartFile>,
  settings: language => import(`./settings/${language}.ts`) as Promise<PartFile>,
  study: language => import(`./study/${language}.ts`) as Promise<PartFile>,
  table: language => import(`./table/${language}.ts`) as Promise<PartFile>,
  talk: language => import(`./talk/${language}.ts`) as Promise<PartFile>,
  together: language => import(`./together/${language}.ts`) as Promise<PartFile>,
  tournaments: language => import(`./tournaments/${language}.ts`) as Promise<PartFile>,
} as const satisfies Record<string, (language: Language) => Promise<PartFile>>;

export type Part = keyof typeof PARTS;
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
