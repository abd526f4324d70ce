import { formatLink } from '@kingdomino/rules';
import type { Arguments } from '../arguments.ts';
import { type Command, EXIT_OK } from '../command.ts';
import { Complaint, UsageComplaint } from '../complaint.ts';
import { describeFault } from '../fault.ts';
import type { Io } from '../io.ts';
import { RECORD_OPTION, readLink, readSource, refuseRecordNumber } from '../record-source.ts';

export const link: Command = {
  summary: 'Turn a record into the short text of a link, or back',
  usage: 'FILE|- [--record N]   or   --open TEXT',
  details: `
A link holds the options and the moves of a game in a few hundred characters that need no escaping in a URL. Names,
times and the deal are not in it.
`,
  options: {
    ...RECORD_OPTION,
    open: { value: 'TEXT', help: 'print the record that a link (or a URL that ends with one) holds' },
  },
  plainArguments: 1,
  examples: [
    'kingdomino link games.jsonl --record 3',
    'kingdomino simulate | kingdomino link -',
    'kingdomino link --open 1AEAA… > game.json',
  ],
  async run(args, io) {
    const text = args.text('open');
    if ((text === undefined) === (args.plain.length === 0))
      throw new UsageComplaint('give either a FILE (or - for standard input) or --open TEXT');
    if (text !== undefined) refuseRecordNumber(args);
    await io.write(`${text === undefined ? await linkText(args, io) : recordText(text)}\n`);
    return EXIT_OK;
  },
};

async function linkText(args: Arguments, io: Io): Promise<string> {
  const { name, record } = await readSource(args, io);
  const text = formatLink(record);
  if (text.ok) return text.value;
  throw new Complaint(describeFault(name, text.error));
}

function recordText(link: string): string {
  const record = readLink(link);
  if (record.ok) return JSON.stringify(record.value);
  throw new Complaint(record.error.text);
}
