/** The players of Kingdomino. */
import type { Bot } from '../bot.ts';

export const kingdominoBots: Readonly<Record<string, Bot>> = {};
