/** Where the English words of each part are. */
import type { Part, PartFile } from '../parts.ts';

const FILES: Readonly<Record<Part, () => Promise<PartFile>>> = {
  achieve: () => import('../achieve/en.ts'),
  archive: () => import('../archive/en.ts'),
  clubs: () => import('../clubs/en.ts'),
  coach: () => import('../coach/en.ts'),
  company: () => import('../company/en.ts'),
  daily: () => import('../daily/en.ts'),
  duel: () => import('../duel/en.ts'),
  editor: () => import('../editor/en.ts'),
  help: () => import('../help/en.ts'),
  hooks: () => import('../hooks/en.ts'),
  hubs: () => import('../hubs/en.ts'),
  learn: () => import('../learn/en.ts'),
  nudge: () => import('../nudge/en.ts'),
  online: () => import('../online/en.ts'),
  pad: () => import('../pad/en.ts'),
  pairing: () => import('../pairing/en.ts'),
  people: () => import('../people/en.ts'),
  programs: () => import('../programs/en.ts'),
  puzzles: () => import('../puzzles/en.ts'),
  remarks: () => import('../remarks/en.ts'),
  results: () => import('../results/en.ts'),
  settings: () => import('../settings/en.ts'),
  study: () => import('../study/en.ts'),
  table: () => import('../table/en.ts'),
  talk: () => import('../talk/en.ts'),
  together: () => import('../together/en.ts'),
  tournaments: () => import('../tournaments/en.ts'),
};

export const loadPart = (part: Part) => FILES[part]();
