/** The operations of the store for archives and played games. */
export { archiveCursor, listArchive, listOpponents, statisticsOf, versus } from './archive-lists.ts';
export { archiveGame, listUnarchived } from './archiving.ts';
export { dropPlayed, notePlayed, playedOf, unnotedAt, unnotedOf } from './played-games.ts';
export { profileOf, setProfile } from './profiles.ts';
