/** The schemas, for the server and for tools. The page imports `@kingdomino/protocol`, which has none. */
export { AnswerSchemas, SummarySchema } from './answers.ts';
export { CommandSchemas } from './commands.ts';
export { EventSchemas, TableEventSchema } from './events.ts';
export { NameSchema, PlayerSchema, TableIdSchema } from './parts.ts';
export { type ReadCommand, readCommand, readCommandText } from './read-command.ts';
export { readEvent } from './read-event.ts';
