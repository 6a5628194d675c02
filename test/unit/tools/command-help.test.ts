import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** These hand what they are given on to a program that has its own help, or to a tool of the server, which has tests of its own. */
const handOn = ['lint', 'format', 'typecheck', 'content', 'leads', 'export'];
const commands = Object.keys(scripts)
  .filter((name) => !handOn.includes(name))
  .map((name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`));
const drawing = readdirSync('tools').filter((name) => /^make-.*\.mjs$/.test(name));

/** A command that serves or works in place of an answer is ended. */
function run(line: string) {
  const [program = '', ...values] = line.split(' ');
  const { status, stdout, stderr } = spawnSync(program, values, { encoding: 'utf8', timeout: 20_000 });
  return { status, out: stdout.replace(/^> .*\n/gm, '').trim(), told: stderr };
}

describe.each(commands)('%s', (command) => {
  it('tells with --help what it does, and does nothing', () => {
    const { status, out } = run(`${command} -- --help`);
    expect(out).toMatch(new RegExp(`^Usage: ${command}(?: |\\n)`));
    expect(status).toBe(0);
    expect(out).not.toMatch(/Building|Vitrine is at/);
  });
});

describe.each([...commands.map((name) => `${name} --`), ...drawing.map((name) => `node tools/${name}`)])(
  '%s',
  (command) => {
    it('refuses an option that it does not have, by its name', () => {
      const { status, out, told } = run(`${command} --no-such-thing`);
      expect(told).toContain('has no option --no-such-thing; there is ');
      expect([status, out]).toEqual([2, '']);
    });

    it('tells of itself under -h too', () => {
      const { status, out } = run(`${command} -h`);
      expect([status, out.split(' ')[0]]).toEqual([0, 'Usage:']);
    });
  },
);

describe('npm start', () => {
  it('takes no words', () => {
    const { status, told } = run('npm start examples');
    expect(told).toContain('npm start takes no examples.');
    expect(status).toBe(2);
  });

  it('says which settings matter, and where all are', () => {
    const { out } = run('npm start -- --help');
    for (const name of ['PORT', 'CONTENT_DIR', 'DATA_DIR', 'PUBLIC_ORIGIN', 'docs/operating.md'])
      expect(out).toContain(name);
  });
});

describe('npm run new-widget', () => {
  it('refuses more than one name, and writes none', () => {
    const { status, told } = run('node tools/new-widget.mjs brand-new other-new');
    expect(told).toContain('takes one NAME, and not also other-new.');
    expect(status).toBe(2);
    expect(readdirSync('widgets')).not.toContain('brand-new');
  });

  it.each(['', ' Brand', ' kit', ' form'])('refuses the name "%s"', (name) => {
    expect(run(`node tools/new-widget.mjs${name}`).status).toBe(2);
  });
});

describe('npm run bench', () => {
  it.each([
    ['--site --cost', '--cost and --site are measured apart: ask for one at a time.'],
    ['--cost --write', 'What --cost measures is written nowhere.'],
    ['--site --rounds 3', 'Only --frameworks, --embeds, --lighthouse take --rounds.'],
    ['--embeds --rounds none', '--rounds takes a number from 1 on.'],
  ])('refuses %s in words', (line, reason) => {
    const { status, out, told } = run(`node tools/bench.mjs ${line}`);
    expect(told).toContain(reason);
    expect([status, out]).toEqual([2, '']);
  });
});

describe('an option', () => {
  it('that takes a value wants one', () => {
    const { status, told } = run('node tools/snippet.mjs --origin');
    expect(told).toContain('--origin takes ORIGIN, which is missing');
    expect(status).toBe(2);
  });

  it('that takes none takes none', () => {
    const { status, told } = run('node tools/dev.mjs --no-types=all');
    expect(told).toContain('--no-types takes nothing');
    expect(status).toBe(2);
  });
});
