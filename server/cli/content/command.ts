import type { Settings } from '../../base/settings.ts';

/** What was given on the command line: options by name, and what stands without one in its order. */
export interface Given {
  options: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
}

export interface CommandContext extends Given {
  settings: Settings;
  /** For what was asked for, and for all else that is to be told. */
  out(line: string): void;
  tell(line: string): void;
  now: () => Date;
}

/** A command of `content`. The help and the reading of the line both come from this. */
export interface Command {
  /** What stands after the command's name, as the help writes it. */
  takes: string;
  about: string;
  options: Readonly<Record<string, { takes: string; about: string }>>;
  /** How many positionals there must be. */
  positionals: number;
  /** @returns the exit code. @throws UsageError when what was given will not do */
  run(context: CommandContext): Promise<number>;
}

/** A command line that will not do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * A whole number of an option.
 * @throws UsageError
 */
export function readNumber(
  given: Given,
  option: string,
  { least, most, fallback }: Record<'least' | 'most', number> & { fallback?: number },
): number {
  const text = given.options[option];
  if (text === undefined && fallback !== undefined) return fallback;
  const number = Number(text);
  if (typeof text !== 'string' || !/^\d+$/.test(text) || number < least || number > most)
    throw new UsageError(`--${option} must be a whole number from ${least} to ${most}.`);
  return number;
}
