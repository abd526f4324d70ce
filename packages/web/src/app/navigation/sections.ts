/** The five sections of the page: what each is called and drawn as, and which screens belong to it. */
import type { Route } from './router.ts';

export const SECTIONS = [
  { name: 'play', to: '/', icon: 'dominoes' },
  { name: 'learn', to: '/learn', icon: 'book' },
  { name: 'puzzles', to: '/puzzles', icon: 'puzzle' },
  { name: 'study', to: '/study', icon: 'lens' },
  { name: 'people', to: '/people', icon: 'people' },
] as const;

export type Section = (typeof SECTIONS)[number]['name'];

/** Undefined where all of the screen belongs to a board: at a table, in a lesson, a puzzle, a replay. */
export function sectionOf(route: Route): Section | undefined {
  switch (route.screen) {
    case 'play':
    case 'online':
    case 'together':
    case 'editor':
    case 'claim':
      return undefined;
    case 'learn':
      return route.lesson === '' ? 'learn' : undefined;
    case 'help':
      return 'learn';
    case 'puzzles':
      return route.id === '' ? 'puzzles' : undefined;
    case 'replay':
      return route.link === '' ? 'study' : undefined;
    case 'study':
    case 'results':
    case 'achievements':
    case 'archive':
    case 'pad':
      return 'study';
    case 'people':
    case 'account':
    case 'clubs':
    case 'tournaments':
    case 'hooks':
    case 'programs':
    case 'friends':
    case 'news':
    case 'leaders':
    case 'player':
    case 'device':
    case 'pairing':
      return 'people';
    default:
      return 'play';
  }
}
