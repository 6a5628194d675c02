import { findNearest } from '../base/nearest.ts';
import { settingsTable } from '../base/settings.ts';

const program = 'node dist/server/main.js';

/** What is said in place of serving, and the exit code: 0 where it was asked for, 2 where it was not. */
export interface LineAnswer {
  code: 0 | 2;
  text: string;
}

/**
 * Answers the line that the server was started with, which takes nothing but a question for help: its settings come from
 * the environment, and one that was written as an option would be passed over in silence.
 */
export function answerLine(parameters: readonly string[]): LineAnswer | undefined {
  const [first] = parameters;
  if (first === undefined) return undefined;
  if (parameters.some((each) => each === '--help' || each === '-h')) return { code: 0, text: describe() };
  const told = `The server takes no ${first.replace(/=.*$/s, '')}; ${cureOf(first)}`;
  return { code: 2, text: `${told}\nSee: ${program} --help` };
}

function cureOf(parameter: string): string {
  const name = parameter.replace(/^-+|=.*$/gs, '').replaceAll('-', '_');
  const near = findNearest(name, ['help', ...Object.keys(settingsTable)]);
  if (near === 'help') return 'did you mean --help?';
  return near ? `set ${near} in the environment.` : 'its settings come from the environment.';
}

function describe(): string {
  const rows = Object.entries(settingsTable).map(([name, { fallback, description }]) =>
    `  ${name.padEnd(18)}${description}${fallback ? ` (${fallback})` : ''}`.trimEnd(),
  );
  return [
    `Usage: [SETTING=VALUE …] ${program}`,
    '',
    'Serves the site until it is told to stop. Its settings come from the environment, with what they are otherwise in brackets:',
    '',
    ...rows,
    '',
    'docs/operating.md tells the rest.',
  ].join('\n');
}
