import type { Settings } from '../../base/settings.ts';
import type { LeadDatabase } from '../../leads/database.ts';

/** What was given on the command line, by option. */
export type Given = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandContext {
  db: LeadDatabase;
  settings: Settings;
  given: Given;
  /** For what was asked for, and for all else that is to be told. */
  out: NodeJS.WritableStream;
  tell(line: string): void;
  now: () => Date;
}

export interface OptionRow {
  /** What the option takes, as the help writes it; without it the option takes nothing. */
  takes?: string;
  about: string;
}

/** A command of `leads`. The help and the reading of the line both come from this. */
export interface Command {
  about: string;
  /** What stands after its name, as the help writes it; read as `argument`. */
  argument?: string;
  options: Readonly<Record<string, OptionRow>>;
  /** @returns the exit code. @throws UsageError when what was given will not do */
  run(context: CommandContext): Promise<number>;
}

/** A command line that will not do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
