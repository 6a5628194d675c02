import type { Settings } from '../base/settings.ts';

/** What was given on the command line: options by name, and what stands without one in its order. */
export interface Given {
  options: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
}

export interface CommandContext extends Given {
  settings: Settings;
  /** A line of what was asked for. */
  out(line: string): void;
  /** A line of all else that is to be told. */
  tell(line: string): void;
  /** What was asked for, where it is no lines. */
  stdout: NodeJS.WritableStream;
  now: () => Date;
}

export interface OptionRow {
  /** What the option takes, as the help writes it; without it the option takes nothing. */
  takes?: string;
  about: string;
}

/** A command of a tool. The help and the reading of the line both come from this. */
export interface Command<Context extends CommandContext = CommandContext> {
  /** What has to stand after the command's name, as the help writes it: a word for each. */
  takes: string;
  about: string;
  options: Readonly<Record<string, OptionRow>>;
  /** @returns the exit code. @throws UsageError when what was given will not do */
  run(context: Context): Promise<number>;
}

/** A command-line tool: `npm run NAME -- COMMAND`. */
export interface Tool<Context extends CommandContext = CommandContext> {
  name: string;
  /** The settings that matter most to it, as the help says them. */
  settings: string;
  commands: Readonly<Record<string, Command<Context>>>;
  /** It has one command, of its own name, which is not written: `npm run NAME -- [options]`. */
  sole?: boolean;
  /** Runs a command with all that the tool's commands need. */
  run(context: CommandContext, command: (context: Context) => Promise<number>): Promise<number>;
}

/** A command line that will not do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * The site whose mark was given, or all where none was.
 * @throws UsageError
 */
export function chooseSites<Site extends { mark: string }>(
  sites: readonly Site[],
  { options }: Pick<Given, 'options'>,
): readonly Site[] {
  const { site: given } = options;
  const chosen = sites.filter(({ mark }) => given === undefined || mark === given);
  if (chosen.length > 0) return chosen;
  throw noSite(
    given,
    sites.map(({ mark }) => mark),
  );
}

/** That a site was named which is none of those that are known. */
export function noSite(given: unknown, known: readonly string[]): UsageError {
  return new UsageError(
    `There is no site "${given}". ${known.length > 0 ? `There are ${known.join(', ')}.` : ''}`.trimEnd(),
  );
}

/**
 * A whole number of an option, or what stands in its place where it is not given.
 * @throws UsageError
 */
export function readNumber<Fallback extends number | undefined>(
  { options }: Given,
  option: string,
  { least, most }: { least: number; most?: number },
  fallback: Fallback,
): number | Fallback {
  const text = options[option];
  if (typeof text !== 'string') return fallback;
  const number = Number(text);
  if (/^\d{1,15}$/.test(text) && number >= least && number <= (most ?? number)) return number;
  const range = most === undefined ? `from ${least} on` : `from ${least} to ${most}`;
  throw new UsageError(`--${option} ${text} will not do: it takes a whole number ${range}.`);
}
