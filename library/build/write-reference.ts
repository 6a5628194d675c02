import type { Attribute, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import { common, events, parts } from '../about.ts';

/** The widgets that nobody sees: they have no picture. */
export const unseen: ReadonlySet<string> = new Set(['opener']);

export const pictureOf = (name: string) => `images/widgets/${name}.webp`;

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Told by every widget. */
const isCommon = (event: string) => !events[event as keyof typeof events].from;

const head = `# Every widget, with its picture

Made by \`npm run reference\` from the widgets' own definitions. How a page has them, [embedding.md](embedding.md) tells;
\`/embed\` makes their code by choice. The ids in the code are those of the demo (\`npm start\`).

What every tag has beside its own:

- [Attributes](embedding.md#tags): ${list(Object.keys(common))}
- [Events](embedding.md#events): ${list(Object.keys(events).filter(isCommon))}
- Parts and custom properties ([theming](embedding.md#theming)): ${list(Object.keys(parts))}, and all that are listed there
`;

/**
 * The reference of all widgets as Markdown.
 * @param writeTag a widget's tag as a page would have it
 */
export function writeReference({ modules }: Package, writeTag: (name: string) => string): string {
  const elements = modules.flatMap(({ declarations = [] }) => declarations as CustomElementDeclaration[]);
  return [head, ...elements.map((element) => describe(element, writeTag))].join('\n');
}

function describe(element: CustomElementDeclaration, writeTag: (name: string) => string): string {
  const { tagName = '', description = '', attributes = [] } = element;
  const name = tagName.slice('vt-'.length);
  const own = attributes.filter((attribute) => !Object.hasOwn(common, attribute.name));
  const told = (element.events ?? []).map((event) => event.name).filter((event) => !isCommon(event));
  return [
    `## ${tagName}\n`,
    `${description}.\n`,
    ...(unseen.has(name) ? [] : [`![What ${tagName} shows](${pictureOf(name)})\n`]),
    `\`\`\`html\n${writeTag(name)}\n\`\`\`\n`,
    ...(own.length > 0
      ? ['| Attribute | Property | Values | Default | What it is |', '|---|---|---|---|---|', ...own.map(writeRow), '']
      : []),
    ...(told.length > 0 ? [`It also sends ${list(told)}.\n`] : []),
  ].join('\n');
}

function writeRow({ name, fieldName = '', type, default: standard, description = '' }: Attribute): string {
  const values = type?.text.replace(' | undefined', '') ?? '';
  const cells = [name, fieldName, values, standard].map((text) => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '–'));
  return `| ${cells.join(' | ')} | ${description} |`;
}
