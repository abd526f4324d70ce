/** Every screen of the page, as a list: for accessibility, languages and screenshots. */
import { TABLE_SCREENS } from './screens/at-table.ts';
import { HOME_SCREENS } from './screens/home.ts';
import { ONLINE_SCREENS } from './screens/online.ts';
import type { Screen } from './screens/screen.ts';
import { STUDY_SCREENS } from './screens/study.ts';
import { TOURNAMENT_SCREENS } from './screens/tournaments.ts';

export const SCREENS: readonly Screen[] = [
  ...HOME_SCREENS,
  ...ONLINE_SCREENS,
  ...TOURNAMENT_SCREENS,
  ...TABLE_SCREENS,
  ...STUDY_SCREENS,
];
