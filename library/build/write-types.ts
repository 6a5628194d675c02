import { type CommonAttribute, commonNames, commonValues } from '../../contract/common-attributes.ts';
import { common } from '../about.ts';
import type { Attribute, Widget } from './read-widgets.ts';

const made = "/** Made from the widgets' definitions. */\n";

/** Kinds of values that a widget has for itself alone, as TypeScript says them. */
const ownTypes: Record<string, string> = { 'media-player videos': 'readonly Video[]' };

/** `event-list` → `EventList` */
export const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What an attribute's property holds, as TypeScript says it. */
export function propertyType(widget: Widget, { property, type, standard }: Attribute): string {
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

/** What one that every tag takes may be, as TypeScript says it. */
export const commonType = (name: CommonAttribute) =>
  commonValues(name)
    ?.map((value) => `'${value}'`)
    .join(' | ') ?? 'string';

/** The same as it is written in a tag: text, or what is text once it is written. */
function attributeType(widget: Widget, attribute: Attribute): string {
  switch (attribute.type?.is) {
    case 'integer':
      return 'number | string';
    case 'flag':
      return "boolean | ''";
    case 'word':
      return propertyType(widget, attribute);
    default:
      return 'string';
  }
}

/** The elements as TypeScript knows a page's elements, and what stands at `window.vitrine` and at `window.vtApi`. */
export function writeElementTypes(widgets: readonly Widget[]): string {
  const types = widgets.map((widget) => {
    const { name, attributes } = widget;
    const properties = attributes.map((each) => `  ${each.property}: ${propertyType(widget, each)};\n`);
    const written = attributes.map((each) => `  '${each.name}'?: ${attributeType(widget, each)} | undefined;\n`);
    return `export interface ${propertiesOf(name)} {
${properties.join('')}}

export interface ${attributesOf(name)} extends CommonAttributes {
${written.join('')}}

export interface ${elementOf(name)} extends HTMLElement, ${propertiesOf(name)} {}
`;
  });
  const map = (typeOf: (name: string) => string) =>
    widgets.map(({ name }) => `  'vt-${name}': ${typeOf(name)};\n`).join('');
  return `${made}import type { Command, Video, Vitrine, VitrineEvents } from './types.js';

/** What every widget's tag takes. */
export interface CommonAttributes {
${commonNames.map((name) => `  /** ${common[name]}. */\n  ${name}?: ${name === 'site' ? 'string | number' : commonType(name)} | undefined;\n`).join('')}}

${types.join('\n')}
/** Every tag's element. */
export interface VitrineElements {
${map(elementOf)}}

/** What is written in every tag. */
export interface VitrineAttributes {
${map(attributesOf)}}

/** All of it optional, and undefined where a page's own state is. */
export type Given<Properties> = { [Name in keyof Properties]?: Properties[Name] | undefined };

/** What is set on every element. */
export interface VitrineProperties {
${map((name) => `Given<${propertiesOf(name)}>`)}}

/** \`onvt-submit\` and the like, as frameworks listen that leave an event's name as it is. */
export type VitrineListeners = {
  [Name in keyof VitrineEvents as \`on\${Name}\`]?: ((event: VitrineEvents[Name]) => void) | undefined;
};

type Pascal<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Name>;

/** \`onVtSubmit\` and the like. */
export type VitrineHandlers = {
  [Name in keyof VitrineEvents as \`on\${Pascal<Name>}\`]?: ((event: VitrineEvents[Name]) => void) | undefined;
};

declare global {
  interface HTMLElementTagNameMap extends VitrineElements {}
  interface HTMLElementEventMap extends VitrineEvents {}
  interface DocumentEventMap extends VitrineEvents {}
  interface Window {
    get vitrine(): Vitrine;
    /** Before the script has come, a list of commands is set in its place: \`(window.vitrine ||= []).push(['open', 'form'])\`. */
    set vitrine(queue: Vitrine | Command[]);
    /** The same, also where the page has a \`vitrine\` of its own. */
    get vtApi(): Vitrine;
    set vtApi(queue: Vitrine | Command[]);
  }
}
`;
}

export const elementOf = (name: string) => `Vt${pascalCase(name)}Element`;
const propertiesOf = (name: string) => `Vt${pascalCase(name)}Properties`;
const attributesOf = (name: string) => `Vt${pascalCase(name)}Attributes`;

const tagTypes = (others: string) =>
  `${made}import type { ${others}, VitrineAttributes, VitrineElements } from '../tags.js';\n`;

/** What makes the tags known to a framework's templates, by the name of the framework. */
export const frameworkTypes: Readonly<Record<string, string>> = {
  react: `${tagTypes('VitrineListeners')}import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Tags = {
  [Tag in keyof VitrineElements]: DetailedHTMLProps<HTMLAttributes<VitrineElements[Tag]>, VitrineElements[Tag]> &
    VitrineAttributes[Tag] &
    VitrineListeners & { class?: string };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  preact: `${tagTypes('VitrineListeners')}import type { HTMLAttributes } from 'preact';

type Tags = {
  [Tag in keyof VitrineElements]: HTMLAttributes<VitrineElements[Tag]> & VitrineAttributes[Tag] & VitrineListeners;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  vue: `${tagTypes('VitrineHandlers, VitrineProperties')}import type { HTMLAttributes } from 'vue';

type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<Camel<Rest>>}\`
  : Name;

/** What a tag takes, by the names of HTML and of the element, as text or as the element has it. */
type Written<Attributes, Properties> = {
  [Name in keyof Attributes & string as Name | Camel<Name>]?:
    | Attributes[Name]
    | (Camel<Name> extends keyof Properties ? Properties[Camel<Name>] : never);
};

type Tags = {
  [Tag in keyof VitrineElements]: new () => VitrineElements[Tag] & {
    $props: HTMLAttributes & Written<VitrineAttributes[Tag], VitrineProperties[Tag]> & VitrineHandlers;
  };
};

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
`,
  svelte: `${tagTypes('VitrineListeners')}import type { VitrineEvents } from '../types.js';
import type { HTMLAttributes } from 'svelte/elements';

/** \`on:vt-submit\` and the like, as Svelte 4 listens and Svelte 5 still may; without a value it passes the event on. */
type Directives = {
  [Name in keyof VitrineEvents as \`on:\${Name}\`]?: ((event: VitrineEvents[Name]) => void) | null | undefined;
};

type Tags = {
  [Tag in keyof VitrineElements]: HTMLAttributes<VitrineElements[Tag]> &
    VitrineAttributes[Tag] &
    VitrineListeners &
    Directives;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
`,
  solid: `${tagTypes('Given, VitrineProperties')}import type { VitrineEvents } from '../types.js';
import type { JSX } from 'solid-js';

/** \`on:vt-submit\` and the like. */
type Listeners = {
  [Name in keyof VitrineEvents as \`on:\${Name}\`]: (event: VitrineEvents[Name]) => void;
};

/** \`prop:prefill\` and the like, as the element has it. */
type Properties<Of> = { [Name in keyof Of & string as \`prop:\${Name}\`]: Of[Name] };

type Tags = {
  [Tag in keyof VitrineElements]: JSX.HTMLAttributes<VitrineElements[Tag]> &
    VitrineAttributes[Tag] &
    Given<Listeners & Properties<VitrineProperties[Tag]>>;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
};

/** A widget's component. */
export function writeComponentTypes({ name }: Widget): string {
  const component = pascalCase(name);
  const props = `${component}Props`;
  return `${made}import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { CommonAttributes, Given, ${elementOf(name)}, ${propertiesOf(name)}, VitrineHandlers } from "../tags.js";

export interface ${props}
  extends HTMLAttributes<${elementOf(name)}>,
    CommonAttributes,
    VitrineHandlers,
    Given<${propertiesOf(name)}> {}

export declare const ${component}: ForwardRefExoticComponent<${props} & RefAttributes<${elementOf(name)}>>;
`;
}
