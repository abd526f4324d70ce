/** Matches and tournaments between bots: the public face. Runs in a page too; worker threads are in `/node`. */
export { type MatchResult, type MatchSetup, playMatch } from './match.ts';
export { PAPER_OPTIONS, paperOutcome } from './paper.ts';
export { Forfeit, makeBotPlayer, type NewGame, type Player, type PlayerMaker, type Turn } from './player.ts';
export { reportJson, reportText } from './report.ts';
export { type Rating, ratings, type Standing, standings } from './standings.ts';
export { type ArenaGame, checkTournament, type Hall, playGames, type Tournament } from './tournament.ts';
