// Whole, for a Node that is too old to have parseArgs has to come as far as to be told so.
import util from 'node:util';

/**
 * Reads the line that a command of the project was called with. Asked for help it tells what the table says, and ends with
 * 0; what the table does not have is refused in a line that names it, and ends with 2.
 * @param {object} row
 * @param {string} row.command as it is typed: `npm run dev`
 * @param {string} [row.takes] what may stand behind it: `NAME`, one; `[NAME …]`, any number; without it nothing
 * @param {string} row.about what it does, in whole lines
 * @param {Record<string, { takes?: string, about: string }>} [row.options] `takes` is what an option takes; without it nothing
 * @param {string} [row.more] what else is to be told: settings, what is needed
 */
export function readCommand(row, args = process.argv.slice(2)) {
  const { command, takes = '', options: own = {} } = row;
  const options = { ...own, help: { about: 'this' } };
  const types = Object.entries(options).map(([name, option]) => [name, { type: option.takes ? 'string' : 'boolean' }]);
  const { values, positionals, tokens } = util.parseArgs({
    args,
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (values.help) {
    console.log(describe(row, options));
    process.exit(0);
  }
  for (const { kind, name, rawName, value, inlineValue } of tokens) {
    if (kind !== 'option') continue;
    const option = Object.hasOwn(own, name) && rawName.startsWith('--') ? own[name] : undefined;
    const all = Object.keys(options).map((known) => `--${known}`);
    if (!option) refuse(row, `${command} has no option ${rawName}; there is ${all.join(', ')}.`);
    if (!option.takes && value !== undefined) refuse(row, `${rawName} takes nothing: write it alone.`);
    if (option.takes && (value === undefined || (!inlineValue && value.startsWith('-'))))
      refuse(row, `${rawName} takes ${option.takes}, which is missing: ${option.about}.`);
  }
  const most = takes === '' ? 0 : takes.startsWith('[') ? Number.POSITIVE_INFINITY : 1;
  if (positionals.length > most) {
    const what = most === 0 ? `${command} takes no` : `${command} takes one ${takes}, and not also`;
    refuse(row, `${what} ${positionals.slice(most).join(' ')}.`);
  }
  if (most === 1 && positionals.length === 0) refuse(row, `${command} wants ${takes}.`);
  return { options: values, positionals };
}

/** Ends the command, which was asked for wrongly. */
export function refuse({ command }, reason) {
  console.error(`${reason}\nSee: ${command}${handOn(command)} --help`);
  process.exit(2);
}

/** npm keeps options to itself unless it is told to hand them on. */
const handOn = (command) => (command.startsWith('npm ') ? ' --' : '');

function describe({ command, takes = '', options: own = {}, about, more }, options) {
  const isOptional = Object.keys(own).length > 0;
  const usage = [command, takes, isOptional ? `[${`${handOn(command)} `.trimStart()}options]` : ''];
  const rows = Object.entries(options).map(([name, { takes: value, about: text }]) => {
    const [first, ...others] = text.split('\n');
    const head = `  ${`--${name} ${value ?? ''}`.trimEnd().padEnd(18)}`;
    return [head + first, ...others.map((line) => ' '.repeat(20) + line)].join('\n');
  });
  return [`Usage: ${usage.filter(Boolean).join(' ')}`, about, rows.join('\n'), more].filter(Boolean).join('\n\n');
}
