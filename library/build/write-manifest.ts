import type {
  CustomElementDeclaration,
  CustomElementField,
  Attribute as ManifestAttribute,
  Event as ManifestEvent,
  Package,
} from 'custom-elements-manifest/schema';
import { commonNames, commonValues } from '../../contract/common-attributes.ts';
import { about, common, events, parts, properties } from '../about.ts';
import type { Attribute, Widget } from './read-widgets.ts';
import { commonType, elementOf, propertyType } from './write-types.ts';

type Words = Readonly<Record<string, string>>;

/** Editors show Markdown, but know nothing of the page that a link within one leads to. */
const withoutLinks = (words: string) => words.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

const describe = ({ name }: Widget) => withoutLinks(about[name as keyof typeof about].what);

/** What an attribute is, as its widget's words say. */
function describeAttribute({ name }: Widget, { property }: Attribute): string {
  const words: Words = about[name as keyof typeof about].attributes;
  return withoutLinks(words[property] ?? '');
}

const standardOf = ({ standard }: Attribute) =>
  standard === undefined ? {} : { default: typeof standard === 'string' ? `'${standard}'` : String(standard) };

/** All that is known of the elements, by the schema that tools read: github.com/webcomponents/custom-elements-manifest. */
export function writeManifest(widgets: readonly Widget[]): Package {
  const modules = widgets.map((widget) => {
    const path = `elements/${widget.name}.js`;
    const declaration = describeElement(widget);
    const { name, tagName = '' } = declaration;
    return {
      kind: 'javascript-module' as const,
      path,
      declarations: [declaration],
      exports: [{ kind: 'custom-element-definition' as const, name: tagName, declaration: { name, module: path } }],
    };
  });
  return { schemaVersion: '2.1.0', modules };
}

function describeElement(widget: Widget): CustomElementDeclaration {
  const own = widget.attributes.map((attribute): [ManifestAttribute, CustomElementField] => {
    const shared = {
      description: describeAttribute(widget, attribute),
      type: { text: propertyType(widget, attribute) },
      ...standardOf(attribute),
    };
    return [
      { name: attribute.name, fieldName: attribute.property, ...shared },
      { kind: 'field', name: attribute.property, attribute: attribute.name, reflects: true, ...shared },
    ];
  });
  const told = Object.entries(events).filter(([, { from }]) => !from || from.some((name) => name === widget.name));
  return {
    kind: 'class',
    customElement: true,
    name: elementOf(widget.name),
    tagName: `vt-${widget.name}`,
    description: describe(widget),
    superclass: { name: 'HTMLElement' },
    attributes: [
      ...own.map(([attribute]) => attribute),
      ...commonNames.map((name) => ({ name, description: common[name], type: { text: commonType(name) } })),
    ],
    members: own.map(([, field]) => field),
    events: told.map(
      ([name, { when, detail }]): ManifestEvent => ({
        name,
        description: when,
        type: { text: detail ? `CustomEvent<${detail}>` : 'CustomEvent' },
      }),
    ),
    cssParts: Object.entries(parts).map(([name, description]) => ({ name, description })),
    cssProperties: Object.entries(properties).map(([name, description]) => ({ name, description })),
  };
}

/** The tags as VS Code takes them by its setting `html.customData`. */
export function writeHtmlData(widgets: readonly Widget[]) {
  const markdown = (value: string) => ({ kind: 'markdown', value });
  const valuesOf = (values: readonly string[] | undefined) =>
    values ? { values: values.map((name) => ({ name })) } : {};
  return {
    version: 1.1,
    tags: widgets.map((widget) => ({
      name: `vt-${widget.name}`,
      description: markdown(describe(widget)),
      attributes: [
        ...widget.attributes.map((attribute) => ({
          name: attribute.name,
          description: markdown(describeAttribute(widget, attribute)),
          // A flag has no value.
          ...(attribute.type?.is === 'flag' ? { valueSet: 'v' } : {}),
          ...valuesOf(attribute.type?.is === 'word' ? attribute.type.words : undefined),
        })),
        ...commonNames.map((name) => ({
          name,
          description: markdown(common[name]),
          ...valuesOf(commonValues(name)),
        })),
      ],
    })),
  };
}
