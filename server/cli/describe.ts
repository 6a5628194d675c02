import type { Command, CommandContext, OptionRow, Tool } from './command.ts';
import { writeUsage } from './read-line.ts';

/** The help on a tool or on one of its commands, from their tables. */
export function describe<Context extends CommandContext>(
  { name, settings, commands, sole }: Tool<Context>,
  chosen?: [name: string, row: Command<Context>],
): string {
  const environment = `Settings are read from the environment as the server reads them: ${settings}.`;
  if (chosen) {
    const [command, { takes, about, options }] = chosen;
    const usage = `Usage: ${writeUsage({ name, sole }, command, takes)} [options]`;
    const help = { help: { about: 'this' } };
    return [usage, '', `  ${about}`, '', ...describeOptions({ ...options, ...help }), '', environment].join('\n');
  }
  const rows = Object.entries(commands).flatMap(([command, { takes, about, options }]) => [
    '',
    `  ${`${command} ${takes}`.trimEnd().padEnd(24)}${about}`,
    ...describeOptions(options),
  ]);
  return [
    `Usage: npm run ${name} -- COMMAND [options]`,
    ...rows,
    '',
    'COMMAND --help tells of one alone.',
    environment,
    'Ends with 0 when done, 1 when something failed, 2 when it was asked for wrongly.',
  ].join('\n');
}

function describeOptions(options: Readonly<Record<string, OptionRow>>): string[] {
  return Object.entries(options).map(
    ([option, { takes, about }]) => `    ${`--${option} ${takes ?? ''}`.trimEnd().padEnd(22)}${about}`,
  );
}
