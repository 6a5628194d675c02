import type { Attribute, Widget } from './read-widgets.ts';

const made = "/** Made from the widgets' definitions. */\n";

/** Kinds of values that a widget has for itself alone, as TypeScript says them. */
const ownTypes: Record<string, string> = { 'media-player videos': 'readonly Video[]' };

/** `event-list` → `EventList` */
const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const elementClass = (name: string) => `Vt${pascalCase(name)}Element`;

/** What an attribute's property holds, as TypeScript says it. */
function propertyType(widget: Widget, { property, type, standard }: Attribute): string {
  const known = ownTypes[`${widget.name} ${property}`];
  if (known) return known;
  const absent = standard === undefined ? ' | undefined' : '';
  switch (type?.is) {
    case 'integer':
      return `number${absent}`;
    case 'text':
      return `string${absent}`;
    case 'flag':
      return 'boolean';
    case 'record':
      return 'Readonly<Record<string, string>>';
    case 'word':
      return type.words.map((word) => `'${word}'`).join(' | ');
    default:
      throw new Error(
        `vt-${widget.name} has a kind of its own in \`${property}\`: give its type in ${import.meta.url}.`,
      );
  }
}

/** The elements as TypeScript knows a page's elements, and what stands at `window.vitrine`. */
export function writeElementTypes(widgets: readonly Widget[]): string {
  const classes = widgets.map((widget) => {
    const rows = widget.attributes.map((each) => `  ${each.property}: ${propertyType(widget, each)};\n`);
    return `export interface ${elementClass(widget.name)} extends HTMLElement {\n${rows.join('')}}\n`;
  });
  const tags = widgets.map(({ name }) => `    'vt-${name}': ${elementClass(name)};\n`);
  return `${made}import type { Video, Vitrine, VitrineEvents } from './types.js';

${classes.join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${tags.join('')}  }
  interface HTMLElementEventMap extends VitrineEvents {}
  interface DocumentEventMap extends VitrineEvents {}
  interface Window {
    vitrine: Vitrine;
  }
}
`;
}
