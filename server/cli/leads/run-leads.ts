import { access } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeStartError } from '../../app/start-error.ts';
import { readSettings, type Settings, SettingsError } from '../../base/settings.ts';
import { longPatience, openDatabase } from '../../leads/database.ts';
import { backup } from './backup.ts';
import { type Command, type CommandContext, type Given, UsageError } from './command.ts';
import { deliver } from './deliver.ts';
import { erase } from './erase.ts';
import { exportLeads } from './export.ts';
import { list } from './list.ts';

const commands: Readonly<Record<string, Command>> = { list, export: exportLeads, deliver, erase, backup };

interface Streams {
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
}

/**
 * `leads`: looks after what the server keeps, also while it runs. Settings are the server's own.
 * @returns the exit code: 0 done, 1 failed, 2 asked for wrongly
 */
export async function runLeads(
  parameters: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { stdout, stderr }: Streams,
  now: () => Date = () => new Date(),
): Promise<number> {
  const tell = (line: string) => stderr.write(`${line}\n`);
  let settings: Partial<Settings> = {};
  try {
    const { command, given } = readLine(parameters);
    if (!command || given.help) {
      stdout.write(describe(command));
      return command || given.help ? 0 : 2;
    }
    const read = readSettings(env);
    settings = read;
    return await withDatabase(read, (db) => command.run({ db, settings: read, given, out: stdout, tell, now }));
  } catch (error) {
    const known = error instanceof UsageError || error instanceof SettingsError;
    tell(known ? error.message : describeStartError(error, settings));
    if (error instanceof UsageError) tell('See: npm run leads -- --help');
    return known ? 2 : 1;
  }
}

function readLine(parameters: readonly string[]): { command?: Command; given: Given } {
  const [name, ...rest] = parameters;
  if (name === undefined || name.startsWith('-')) return { given: { help: name === '--help' || name === '-h' } };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}. There are ${Object.keys(commands).join(', ')}.`);
  const options = Object.fromEntries(
    Object.entries(command.options).map(([option, { takes }]) => [
      option,
      { type: takes ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: command.argument !== undefined,
    });
    if (positionals.length > 1) throw new UsageError(`${name} takes one ${command.argument}.`);
    return { command, given: { ...(values as Given), argument: positionals[0] } };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${name}: ${error.message}`);
  }
}

/** A mistyped folder must not become a new and empty database. */
async function withDatabase(settings: Settings, run: (db: CommandContext['db']) => Promise<number>): Promise<number> {
  const { DATABASE_URL: url, DATA_DIR: folder } = settings;
  if (url === undefined) {
    const file = path.join(folder, 'leads.db');
    await access(file).catch(() => {
      throw new UsageError(`${file} does not exist. Set DATA_DIR or DATABASE_URL as for the server.`);
    });
  }
  const db = await openDatabase({ url, folder, patience: longPatience });
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

/** The help, from the tables of the commands. */
function describe(chosen: Command | undefined): string {
  const shown = Object.entries(commands).filter(([, command]) => !chosen || command === chosen);
  const lines = shown.flatMap(([name, { about, argument = '', options }]) => [
    '',
    `  ${`${name} ${argument}`.padEnd(22)}${about}`,
    ...Object.entries(options).map(
      ([option, { takes, about: text }]) => `    ${`--${option}${takes ? ` ${takes}` : ''}`.padEnd(20)}${text}`,
    ),
  ]);
  const settings =
    'Settings are read from the environment as the server reads them: DATA_DIR or DATABASE_URL first of all.';
  return ['Usage: npm run leads -- COMMAND [options]', ...lines, '', settings, ''].join('\n');
}
