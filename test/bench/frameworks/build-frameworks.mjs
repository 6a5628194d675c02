import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importTypeScript } from '../../../tools/import-typescript.mjs';
import { installApart } from '../install-apart.mjs';

/** Where the projects are built: what git does not know, and no package of ours takes along. */
const workshop = path.resolve('dist/frameworks');

const projects = path.join(import.meta.dirname, 'projects');

/** Each framework: what it is called, where its sources stand in its project, and where its build ends up. */
const frameworks = [
  { name: 'Astro', folder: 'astro', sources: 'src', out: 'dist' },
  { name: 'Next.js', folder: 'next', sources: '.', out: 'out' },
];

/** What our views need of the project's own packages, in the same versions. */
const packages = ['cobe', 'dayjs', 'goober', 'swiper'];

/**
 * Builds the home page with each framework in a folder of its own that git does not know.
 * @param site the origin of a running server, which has the content
 * @returns each framework with the folder of its built files
 */
export async function buildFrameworks(site) {
  const { readHome } = await importTypeScript('test/bench/frameworks/read-home.ts');
  const content = await readHome(site);
  const built = [];
  for (const framework of frameworks) {
    const project = path.join(workshop, framework.folder);
    const sources = path.join(project, framework.sources);
    cpSync(path.join(projects, framework.folder), project, { recursive: true });
    cpSync(path.join(projects, 'shared'), sources, { recursive: true });
    for (const own of ['contract', 'widgets']) {
      rmSync(path.join(sources, 'vitrine', own), { recursive: true, force: true });
      cpSync(own, path.join(sources, 'vitrine', own), { recursive: true });
    }
    writeContent(sources, content);
    // Astro brings the Node that it wants by a script.
    installApart(project, listPackages(project), { scripts: true });
    await run(project, path.join(project, 'node_modules/.bin'), ['npm', 'run', 'build']);
    built.push({ ...framework, files: path.join(project, framework.out) });
  }
  return built;
}

function writeContent(sources, { home, form, styles, formStyles }) {
  const write = (file, text) => writeFileSync(path.join(sources, file), text);
  const data = home.sections.map(({ id, data }) => [id, data]);
  write('home.json', JSON.stringify({ ...home, sections: home.sections.map(({ data, ...section }) => section) }));
  write('data.json', JSON.stringify(Object.fromEntries(data)));
  write('form.json', JSON.stringify(form));
  write('styles.css', styles);
  write('form.css', formStyles);
  for (const { name, html } of home.sections) if (!html) write(`${name}.tsx`, writeIsland(name));
}

/** A view as a component that a framework brings to life in a browser. */
function writeIsland(name) {
  const View = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  const from = `./vitrine/widgets/${name}/${name}`;
  return `'use client';
import { section } from './section.tsx';
import { text } from '${from}.text.ts';
import { ${View} } from '${from}.tsx';

export default section('${name}', text, ${View});
`;
}

/** What the project's own package.json asks for, and our views' packages. */
function listPackages(project) {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const own = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  for (const name of packages) own.dependencies[name] = dependencies[name];
  return JSON.stringify(own, null, 2);
}

/**
 * Lets the rest go on meanwhile: who waits for a build without hearing anything takes connections for open that are not.
 * @param first where programs are looked for before all others: a framework may bring a Node of its own
 */
async function run(project, first, [command, ...rest]) {
  const env = {
    ...process.env,
    PATH: `${first}${path.delimiter}${process.env.PATH}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const build = spawn(command, rest, { cwd: project, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = await once(build, 'close');
  if (status !== 0) throw new Error(`\`${[command, ...rest].join(' ')}\` failed in ${project}.`);
}
