import { parseArgs } from 'node:util';
import { describeStartError } from '../../app/start-error.ts';
import { readSettings, type Settings, SettingsError } from '../../base/settings.ts';
import { check } from './check.ts';
import { type Command, type Given, UsageError } from './command.ts';
import { makeLarge } from './make-large.ts';
import { newEntry } from './new-entry.ts';
import { previewLink } from './preview-link.ts';
import { stats } from './stats.ts';

const commands: Readonly<Record<string, Command>> = {
  check,
  new: newEntry,
  'preview-link': previewLink,
  stats,
  'make-large': makeLarge,
};

interface Streams {
  stdout: Pick<NodeJS.WritableStream, 'write'>;
  stderr: Pick<NodeJS.WritableStream, 'write'>;
}

/**
 * `content`: looks after the folder of content. Settings are the server's own.
 * @returns the exit code: 0 done, 1 failed or faults, 2 asked for wrongly
 */
export async function runContent(
  parameters: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { stdout, stderr }: Streams,
  now: () => Date = () => new Date(),
): Promise<number> {
  const out = (line: string) => stdout.write(`${line}\n`);
  const tell = (line: string) => stderr.write(`${line}\n`);
  let settings: Partial<Settings> = {};
  try {
    const { command, given } = readLine(parameters);
    if (!command || given.options.help) {
      out(describe(command));
      return command || given.options.help ? 0 : 2;
    }
    const read = readSettings(env);
    settings = read;
    return await command.run({ ...given, settings: read, out, tell, now });
  } catch (error) {
    const known = error instanceof UsageError || error instanceof SettingsError;
    tell(known ? error.message : describeStartError(error, settings));
    if (error instanceof UsageError) tell('See: npm run content -- --help');
    return known ? 2 : 1;
  }
}

function readLine(parameters: readonly string[]): { command?: Command; given: Given } {
  const [name, ...rest] = parameters;
  if (name === undefined || name.startsWith('-'))
    return { given: { options: { help: name === '--help' || name === '-h' }, positionals: [] } };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}. There are ${Object.keys(commands).join(', ')}.`);
  const given = parse(name, command, rest);
  if (!given.options.help && given.positionals.length !== command.positionals)
    throw new UsageError(`${name} is written: npm run content -- ${name} ${command.takes}`.trimEnd());
  return { command, given };
}

function parse(name: string, { options }: Command, args: readonly string[]): Given {
  const taken = Object.fromEntries(Object.keys(options).map((option) => [option, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...taken, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { options: values, positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${name}: ${error.message}`);
  }
}

/** The help, from the tables of the commands. */
function describe(chosen: Command | undefined): string {
  const shown = Object.entries(commands).filter(([, command]) => !chosen || command === chosen);
  const lines = shown.flatMap(([name, { takes, about, options }]) => [
    '',
    `  ${`${name} ${takes}`.padEnd(24)}${about}`,
    ...Object.entries(options).map(([option, row]) => `    ${`--${option} ${row.takes}`.padEnd(22)}${row.about}`),
  ]);
  const settings = 'Settings are read from the environment as the server reads them: CONTENT_DIR first of all.';
  return ['Usage: npm run content -- COMMAND [options]', ...lines, '', settings].join('\n');
}
