import { LineBot } from '@kingdomino/bots/node';
import { BOTS_HELP } from '../bots.ts';
import { type Command, EXIT_OK } from '../command.ts';
import { Complaint, UsageComplaint } from '../complaint.ts';
import type { Io } from '../io.ts';

export const bot: Command = {
  summary: 'Speak the line protocol for a bot, so that another program can play against it',
  usage: 'SPEC',
  details: `
Reads the arena's messages from standard input and answers on standard output, one JSON object a line, as
docs/bot-protocol.md has it. With it a bot of one version plays against one of another: check out the other version,
run npm ci there, and name it in the arena as cmd:"node OTHER/packages/cli/bin/kingdomino.js bot SPEC".
${BOTS_HELP}`,
  options: {},
  plainArguments: 1,
  examples: ['kingdomino bot grandmaster:200', 'kingdomino bot fg < lines.jsonl'],
  async run({ plain: [spec] }, io) {
    if (spec === undefined) throw new UsageComplaint('say which bot: kingdomino bot SPEC');
    const opened = LineBot.open(spec);
    if (!opened.ok) throw new UsageComplaint(opened.error.text);
    for await (const line of linesOf(io)) {
      const answer = await opened.value.answer(line).catch((error: unknown) => {
        throw new Complaint(error instanceof Error ? error.message : String(error));
      });
      if (answer.line !== undefined) await io.write(`${answer.line}\n`);
      if (answer.isOver) break;
    }
    return EXIT_OK;
  },
};

/** Each as soon as it has come. */
async function* linesOf(io: Io): AsyncGenerator<string> {
  let partial = '';
  for await (const text of io.input()) {
    const lines = (partial + text).split('\n');
    partial = lines.pop()!;
    for (const line of lines) if (line.trim() !== '') yield line;
  }
  if (partial.trim() !== '') yield partial;
}
