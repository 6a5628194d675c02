import { parseArgs } from 'node:util';
import { findNearest } from '../base/nearest.ts';
import { type Command, type CommandContext, type Given, type Tool, UsageError } from './command.ts';

/** What a command line asks for: help on the tool or on a command, or a command with what was given to it. */
export type Line<Context extends CommandContext> = {
  help: boolean;
  command?: [name: string, row: Command<Context>];
} & Given;

/** @throws UsageError with the cause and, where one is near, the name that was likely meant */
export function readLine<Context extends CommandContext>(
  tool: Tool<Context>,
  parameters: readonly string[],
): Line<Context> {
  const nothing = { options: {}, positionals: [] };
  const [name, ...rest] = parameters;
  if (name === undefined) return { help: false, ...nothing };
  if (name === '--help' || name === '-h') return { help: true, ...nothing };
  if (name.startsWith('-'))
    throw new UsageError(
      `${name} stands before any command${suggest(name, ['--help'], 'options of a command follow its name')}`,
    );
  const row = Object.hasOwn(tool.commands, name) ? tool.commands[name] : undefined;
  const names = Object.keys(tool.commands);
  if (!row) throw new UsageError(`There is no command ${name}${suggest(name, names, `there are ${names.join(', ')}`)}`);
  const command: [string, Command<Context>] = [name, row];
  const given = readGiven(name, row, rest);
  if (given.options.help === true) return { help: true, command, ...given };
  if (given.positionals.length !== row.takes.split(' ').filter(Boolean).length)
    throw new UsageError(`${name} is written: ${writeUsage(tool, name, row.takes)}`);
  return { help: false, command, ...given };
}

/** Node's reader takes the line apart; what it would refuse is refused here, in words that name the cure. */
function readGiven(name: string, row: { options: Command['options'] }, args: readonly string[]): Given {
  const types = Object.entries(row.options).map(([option, { takes }]) => [
    option,
    { type: takes ? ('string' as const) : ('boolean' as const) },
  ]);
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name === 'help') continue;
    const { rawName, value, inlineValue } = token;
    const option =
      Object.hasOwn(row.options, token.name) && rawName.startsWith('--') ? row.options[token.name] : undefined;
    if (!option) {
      const options = Object.keys(row.options).map((known) => `--${known}`);
      const all = options.length > 0 ? `its options are ${options.join(', ')}` : 'it has none but --help';
      throw new UsageError(`${name} has no option ${rawName}${suggest(rawName, [...options, '--help'], all)}`);
    }
    if (!option.takes && value !== undefined) throw new UsageError(`${rawName} takes nothing: write it alone.`);
    if (option.takes && (value === undefined || (!inlineValue && value.startsWith('-'))))
      throw new UsageError(`${rawName} takes ${option.takes}, which is missing: ${option.about}.`);
  }
  return { options: values as Given['options'], positionals };
}

function suggest(word: string, names: readonly string[], otherwise: string): string {
  const near = findNearest(word, names);
  return near ? `; did you mean ${near}?` : `; ${otherwise}.`;
}

/** A command as it is typed, without its options. */
export function writeUsage({ name, sole }: Pick<Tool, 'name' | 'sole'>, command: string, takes: string): string {
  return [`npm run ${name} --`, sole ? '' : command, takes].filter(Boolean).join(' ');
}
