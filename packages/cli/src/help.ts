/** The help texts, all laid out alike. */
import type { Command } from './command.ts';

export function programHelp(commands: Readonly<Record<string, Command>>): string {
  const rows = Object.entries(commands).map(([name, { summary }]): Row => [name, summary]);
  return [
    'Simulate, verify, show, score, count and analyse games of Kingdomino and Kingdomino Duel.\n',
    section('Usage', ['kingdomino COMMAND [options]', 'kingdomino COMMAND --help']),
    section('Commands', columns(rows)),
    section('Options', columns([HELP_ROW, ['--version', 'print the version']])),
    section('Examples', [
      'kingdomino simulate --players 3 --games 100 > games.jsonl',
      'kingdomino verify games.jsonl',
      'kingdomino show games.jsonl --record 7 --move 40',
    ]),
    'Exit codes: 0 all is well, 1 something that was checked is wrong, 2 the command could not be carried out.\n',
  ].join('\n');
}

export function commandHelp(name: string, command: Command): string {
  const rows = Object.entries(command.options).map(
    ([option, { value, help }]): Row => [`--${option}${value === undefined ? '' : ` ${value}`}`, help],
  );
  return [
    `${command.summary}\n`,
    section('Usage', [`kingdomino ${name} ${command.usage}`]),
    `${command.details.trim()}\n`,
    section('Options', columns([...rows, HELP_ROW])),
    section('Examples', command.examples),
  ].join('\n');
}

type Row = readonly [left: string, right: string];

const HELP_ROW: Row = ['--help', 'print this help'];
const INDENT = '  ';

function section(title: string, lines: readonly string[]): string {
  return [`${title}:`, ...lines.map(line => INDENT + line), ''].join('\n');
}

function columns(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.flatMap(([left, right]) =>
    right.split('\n').map((line, index) => (index === 0 ? left : '').padEnd(width) + line),
  );
}
