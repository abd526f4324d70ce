import { type Fault, type GameRecord, type Result, verifyRecord } from '@kingdomino/rules';
import type { Arguments } from '../arguments.ts';
import { type Command, EXIT_OK, EXIT_WRONG } from '../command.ts';
import { Complaint, UsageComplaint } from '../complaint.ts';
import { describeFault } from '../fault.ts';
import type { Io } from '../io.ts';
import { countBeside } from '../progress.ts';
import { LINK_OPTION, readLink } from '../record-source.ts';
import { readRecords, readText } from '../record-stream.ts';

export const verify: Command = {
  summary: 'Replay records and report the first wrong thing in each',
  usage: 'FILE|- [options]',
  details: `
Reads one record a line, or a JSON file with one record or a list of them; "-" is standard input. Every move is
checked against the rules, then the scores and the ranking, and the deal where the record reveals its seed. A game
that is not over yet is valid if all its moves are. With --commitment every record must reveal a deal that was promised
by it: write it down before a day's deal begins, and check the record when the day is over. Exits with 1 if a record is wrong, 2 if the file cannot be read.
`,
  options: {
    ...LINK_OPTION,
    commitment: { value: 'HEX', help: 'what was published before the game: the SHA-256 of its seed' },
    quiet: { help: 'print nothing: the exit code is the answer' },
  },
  plainArguments: 1,
  examples: [
    'kingdomino verify games.jsonl',
    'kingdomino simulate --game duel --games 100 | kingdomino verify -',
    'kingdomino verify --quiet game.json && echo fine',
    'curl -s https://example.org/api/tables/ID/record | kingdomino verify - --commitment 630dcd29…',
  ],
  async run(args, io) {
    const isQuiet = args.has('quiet');
    const commitment = readCommitment(args);
    let count = 0;
    let wrong = 0;
    const progress = countBeside(io, 'records');
    try {
      for await (const { name, record } of recordsToVerify(args, io)) {
        progress.show(++count);
        const { isWrong, remark } = judge(name, record, commitment);
        if (isWrong) wrong++;
        if (!isQuiet && remark !== undefined) await io.write(`${remark}\n`);
      }
    } finally {
      progress.clear();
    }
    if (count === 0) throw new Complaint(`there is no record in ${describeFile(args.plain[0])}`);
    if (!isQuiet) await io.write(`${count} records, ${count - wrong} valid, ${wrong} wrong\n`);
    return wrong > 0 ? EXIT_WRONG : EXIT_OK;
  },
};

interface Item {
  readonly name: string;
  readonly record: Result<GameRecord, Fault>;
}

async function* recordsToVerify(args: Arguments, io: Io): AsyncGenerator<Item> {
  const [file] = args.plain;
  const link = args.text('link');
  if ((file === undefined) === (link === undefined))
    throw new UsageComplaint('give either a FILE (or - for standard input) or --link TEXT');
  if (link !== undefined) {
    yield { name: 'link', record: readLink(link) };
    return;
  }
  let number = 0;
  for await (const record of readRecords(readText(file!, io))) yield { name: `record ${++number}`, record };
}

/** Says something only of a record that is wrong or not finished. */
function judge(
  name: string,
  record: Item['record'],
  commitment: string | undefined,
): { readonly isWrong: boolean; readonly remark?: string } {
  const verified = record.ok ? verifyRecord(record.value) : record;
  if (!verified.ok) return { isWrong: true, remark: describeFault(name, verified.error) };
  const broken = record.ok ? promiseFault(record.value, commitment) : undefined;
  if (broken !== undefined) return { isWrong: true, remark: `${name}: fair-deal ${broken}` };
  const { game, state } = verified.value;
  if (game.toAct(state) === 'nobody' || !record.ok) return { isWrong: false };
  return { isWrong: false, remark: `${name}: open after ${record.value.moves.length} moves, valid so far` };
}

/** Why a record does not keep what was published, if so. */
function promiseFault({ deal }: GameRecord, commitment: string | undefined): string | undefined {
  if (commitment === undefined) return undefined;
  if (!deal) return 'the deal is not revealed';
  return deal.commitment === commitment ? undefined : `the deal was promised by ${deal.commitment}`;
}

function readCommitment(args: Arguments): string | undefined {
  const text = args.text('commitment')?.toLowerCase();
  if (text !== undefined && !/^[0-9a-f]{64}$/.test(text))
    throw new UsageComplaint('a commitment has 64 hexadecimal digits');
  return text;
}

function describeFile(file: string | undefined): string {
  return file === '-' ? 'standard input' : `${file}`;
}
