/** What a club makes of its games: the public face. */
export { type ClubGame, type ClubSeat, clubGame } from './club-game.ts';
export { type PlannedSeason, planSeason, type SeasonDates, type SeasonPlan } from './seasons.ts';
export { type Ranked, standings, type Tally } from './standings.ts';
