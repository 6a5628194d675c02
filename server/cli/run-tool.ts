import { describeStartError } from '../app/start-error.ts';
import { readSettings, type Settings, SettingsError } from '../base/settings.ts';
import { ContentError } from '../content/faults.ts';
import { type CommandContext, type Tool, UsageError } from './command.ts';
import { describe } from './describe.ts';
import { readLine } from './read-line.ts';

export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  now?: () => Date;
}

/**
 * Runs a tool's command line. Settings are the server's own.
 * @returns the exit code: 0 done, 1 failed, 2 asked for wrongly
 */
export async function runTool<Context extends CommandContext>(
  tool: Tool<Context>,
  parameters: readonly string[],
  { env, stdout, stderr, now = () => new Date() }: Surroundings,
): Promise<number> {
  const out = (line: string) => void stdout.write(`${line}\n`);
  const tell = (line: string) => void stderr.write(`${line}\n`);
  let settings: Partial<Settings> = {};
  try {
    const { help, command, ...given } = readLine(tool, tool.sole ? [tool.name, ...parameters] : parameters);
    if (help || !command) {
      (help ? out : tell)(describe(tool, command));
      return help ? 0 : 2;
    }
    const [, row] = command;
    const read = readSettings(env);
    settings = read;
    return await tool.run({ ...given, settings: read, out, tell, stdout, now }, (context) => row.run(context));
  } catch (error) {
    const known = error instanceof UsageError || error instanceof SettingsError;
    tell(known ? error.message : describeStartError(error, settings));
    if (error instanceof ContentError) tell('Nothing was done. Mend these faults first, and run this again.');
    if (error instanceof UsageError) tell(`See: npm run ${tool.name} -- --help`);
    return known ? 2 : 1;
  }
}

/** Runs a tool as this process. */
export async function runAsProcess<Context extends CommandContext>(tool: Tool<Context>): Promise<void> {
  // `… | head` closes the pipe early, and that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.exitCode = await runTool(tool, process.argv.slice(2), process);
}
