import { describe, expect, it } from 'vitest';
import type { CommandContext, Tool } from '../../../server/cli/command.ts';
import { contentTool } from '../../../server/cli/content/content-tool.ts';
import { leadsTool } from '../../../server/cli/leads/leads-tool.ts';
import { runCommand } from '../../contract/support/run-command.ts';

/** What every tool does alike, told of each. */
const tools = [contentTool, leadsTool as unknown as Tool<CommandContext>];
const commands = tools.flatMap((tool) => Object.keys(tool.commands).map((name) => [tool.name, name, tool] as const));

const run = (tool: Tool<CommandContext>, ...line: string[]) => runCommand(tool, line, {});

describe.each(tools.map((tool) => [tool.name, tool] as const))('npm run %s', (name, tool) => {
  it.each(['--help', '-h'])('tells with %s of every command and option', async (option) => {
    const { code, out, told } = await run(tool, option);
    expect([code, told]).toEqual([0, '']);
    expect(out).toContain(`Usage: npm run ${name} -- COMMAND [options]`);
    for (const [command, { takes, about, options }] of Object.entries(tool.commands)) {
      expect(out).toContain(`${command} ${takes}`.trimEnd());
      expect(out).toContain(about);
      for (const known of Object.keys(options)) expect(out).toContain(`--${known}`);
    }
  });

  it('helps and ends with 2 where it is not told what to do', async () => {
    const { code, out, told } = await run(tool);
    expect([code, out]).toEqual([2, '']);
    expect(told).toContain('COMMAND [options]');
  });

  it('says which command was likely meant, or which there are', async () => {
    const [first = ''] = Object.keys(tool.commands);
    expect(await run(tool, `${first}x`)).toEqual({
      code: 2,
      out: '',
      told: `There is no command ${first}x; did you mean ${first}?\nSee: npm run ${name} -- --help\n`,
    });
    const all = Object.keys(tool.commands).join(', ');
    expect((await run(tool, 'constructor')).told).toMatch(`There is no command constructor; there are ${all}.`);
  });

  it('says what is wrong with an option before any command', async () => {
    expect((await run(tool, '--hlep')).told).toMatch('--hlep stands before any command; did you mean --help?');
    expect((await run(tool, '--site=cn', 'x')).code).toBe(2);
  });
});

describe.each(commands)('npm run %s -- %s', (_, name, tool) => {
  const row = tool.commands[name];
  const { takes = '', about = '', options = {} } = row ?? {};
  const words = takes.split(' ').filter(Boolean);

  it('explains itself alone', async () => {
    const { code, out } = await run(tool, name, '--help');
    expect(code).toBe(0);
    expect(out).toContain(about);
    for (const [option, row] of Object.entries(options))
      expect(out).toMatch(`--${option}${row.takes ? ` ${row.takes}` : ''}`);
    for (const [other, { about: text }] of Object.entries(tool.commands))
      if (other !== name) expect(out).not.toContain(text);
  });

  it.each(['--hepl', '-x', '--no-such-option', '--__proto__', '--toString=1'])('takes no %s', async (option) => {
    const { code, out, told } = await run(tool, name, ...words, option);
    expect([code, out]).toEqual([2, '']);
    expect(told).toMatch(`${name} has no option ${option.split('=')[0]}; `);
    if (option === '--hepl') expect(told).toContain('did you mean --help?');
  });

  it('wants as many words as its help writes', async () => {
    const { code, told } = await run(tool, name, ...words, 'more');
    expect(code).toBe(2);
    expect(told).toContain(`npm run ${tool.name} -- ${name}`);
  });

  for (const [option, { takes: value }] of Object.entries(options)) {
    it(`says which option a mistyped --${option} was likely meant for`, async () => {
      const mistyped = `--${option.slice(0, -1)}`;
      expect((await run(tool, name, ...words, mistyped)).told).toContain(`did you mean --${option}?`);
    });

    it(`tells ${value ? `a missing ${value}` : 'a needless value'} of --${option}`, async () => {
      const line = value ? [`--${option}`, '--help-me'] : [`--${option}=x`];
      const { code, told } = await run(tool, name, ...words, ...line);
      expect(code).toBe(2);
      expect(told).toContain(value ? `--${option} takes ${value}` : `--${option} takes nothing`);
    });
  }
});
