/** The players of Kingdomino Duel. */
import type { Bot } from '../bot.ts';

export const duelBots: Readonly<Record<string, Bot>> = {};
