// npm run new-widget NAME: a widget's folder, its rows in the loader's table and in the documentation, and its test.
import './check-node.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand, refuse } from './read-command.mjs';

const command = {
  command: 'npm run new-widget',
  takes: 'NAME',
  about: `Writes widgets/NAME/ (what it is, its data, its view, its styles, its words), its rows in loader/widgets.ts,
library/about.ts and docs/embedding.md, and test/unit/widgets/NAME.test.tsx. NAME is the tag's suffix in kebab-case:
"event-list" makes <vt-event-list>.`,
};
const [name] = readCommand(command).positionals;
process.chdir(path.join(import.meta.dirname, '..'));
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || ['kit', 'shared'].includes(name))
  refuse(command, `"${name}" cannot be a widget's name: use kebab-case such as "event-list".`);
if (existsSync(`widgets/${name}`))
  refuse(command, `widgets/${name} is there already: choose another name, or remove it first.`);

const component = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

const files = {
  [`widgets/${name}/${name}.define.ts`]: `import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './${name}.data.ts';
import { text } from './${name}.text.ts';
import { ${component} } from './${name}.tsx';

/** What it shows, in one sentence. */
export default defineWidget({
  name: '${name}',
  attributes,
  wake: 'visible',
  load,
  View: ${component},
  sheet: () => import('./${name}.style.ts'),
  text,
});
`,
  [`widgets/${name}/${name}.data.ts`]: `import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './${name}.text.ts';

/** What its tag takes, such as \`{ pageSize: integer(9) }\`: each has a row in docs/embedding.md. */
export const attributes = {};

/** What its view shows, by calls of contract/calls.ts; what the page's query asks for is in \`route.query\`. */
export async function load({ site }: LoadContext) {
  return { name: site.name };
}

export type ${component}Props = PropsOf<typeof attributes, typeof load, typeof text>;
`,
  [`widgets/${name}/${name}.tsx`]: `import type { ${component}Props } from './${name}.data.ts';

export function ${component}({ data, t, id }: ${component}Props) {
  return (
    <section className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <h2 id={id('title')}>{t('title')}</h2>
        <p>{data.name}</p>
      </div>
    </section>
  );
}
`,
  [`widgets/${name}/${name}.style.ts`]: `import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  '${name}',
  (css) => css\`
    h2 { \${type.h2} }
  \`,
  [layoutSheet],
);
`,
  [`widgets/${name}/${name}.text.ts`]: `import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '标题', en: 'Title' },
} as const satisfies TextTable;
`,
  [`test/unit/widgets/${name}.test.tsx`]: `import { expect, test } from 'vitest';
import definition from '../../../widgets/${name}/${name}.define.ts';
import { showWidget, textsOf } from './show-widget.tsx';

test('says its title in the language of the site', async () => {
  expect(textsOf(await showWidget(definition, { mark: 'cn' }), 'h2')).toEqual(['标题']);
  expect(textsOf(await showWidget(definition, { mark: 'en' }), 'h2')).toEqual(['Title']);
});
`,
};

for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}

const table = 'loader/widgets.ts';
const key = /-/.test(name) ? `'${name}'` : name;
const row = `  ${key}: () => import('../widgets/${name}/${name}.define.ts'),`;
const lines = readFileSync(table, 'utf8').split('\n');
const rows = lines.filter((line) => line.includes('=> import('));
const first = lines.indexOf(rows[0]);
const nameOf = (line) => line.trim().split(':')[0].replaceAll("'", '');
const sorted = [...rows, row].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
lines.splice(first, rows.length, ...sorted);
writeFileSync(table, lines.join('\n'));
console.log(`added its row to ${table}`);

const page = 'docs/embedding.md';
const docs = readFileSync(page, 'utf8');
const tags = /(<!-- tags -->\n(?:.*\n){2})([\s\S]*?)(?=<!-- \/tags -->)/;
const tagOf = (line) => /`vt-([\w-]+)`/.exec(line)?.[1] ?? '';
const described = [...(tags.exec(docs)?.[2] ?? '').trimEnd().split('\n'), `| \`vt-${name}\` | – | – | What it shows |`];
// Rows of one tag stay in their order.
described.sort((a, b) => (tagOf(a) < tagOf(b) ? -1 : Number(tagOf(a) > tagOf(b))));
writeFileSync(
  page,
  docs.replace(tags, (_, head) => `${head}${described.join('\n')}\n`),
);
console.log(`added its row to ${page}: say there what it shows, and give each attribute a row`);

const words = 'library/about.ts';
const [head, rest] = readFileSync(words, 'utf8').split('export const about: About = {\n');
const [entries, tail] = rest.split(/^};\n/m, 1).concat(rest.slice(rest.search(/^};\n/m)));
const all = [...entries.split(/^(?= {2}\S.*: \{)/m), `  ${key}: { what: 'What it shows', attributes: {} },\n`];
all.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
writeFileSync(words, `${head}export const about: About = {\n${all.join('')}${tail}`);
console.log(`added its words to ${words}: editors and ${page} say the same`);
console.log(
  `npm run reference -- ${name} puts it into docs/widgets.md, once the demo shows it: test/browser/bare-tags.ts has its tag`,
);
