import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { commonNames } from '../../../contract/common-attributes.ts';
import { events } from '../../../library/about.ts';
import { readWidgets } from '../../../library/build/read-widgets.ts';
import { writeHtmlData, writeManifest } from '../../../library/build/write-manifest.ts';
import { events as heard } from '../../../library/react.ts';
import { widgets as table } from '../../../loader/widgets.ts';
import { attributeName } from '../../../widgets/kit/runtime/attributes.ts';
import type { WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';

const widgets = await readWidgets();
const definitions = await Promise.all(
  Object.values(table).map(async (fetchWidget) => (await fetchWidget()).default as unknown as WidgetDefinition),
);
const manifest = writeManifest(widgets);
const declarations = manifest.modules.flatMap(({ declarations = [] }) => declarations);
const findTag = (tag: string) => declarations.find((each) => 'tagName' in each && each.tagName === tag);

describe('the manifest of the elements', () => {
  it('has every event that a widget tells, that a component listens for and that the documentation lists', () => {
    const names = Object.keys(events).sort();
    expect(heard.map((name) => `vt-${name}`).sort()).toEqual(names);
    const told = readdirSync('widgets', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(`widgets/${file}`, 'utf8').matchAll(/\bemit\((?:this\.host, )?'([a-z-]+)'/g)].map(
          ([, name]) => `vt-${name}`,
        ),
      );
    // The loader's own, before there is any widget.
    expect([...new Set([...told, 'vt-wake'])].sort()).toEqual(names);
    const [, table = ''] = /## Events\n([\s\S]*?)\n## /.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];
    expect(
      [...table.matchAll(/^\| (`vt-.*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/vt-[a-z-]+/g) ?? []).sort(),
    ).toEqual(names);
  });

  it('keeps to the published schema', () => {
    const file = createRequire(import.meta.url).resolve('custom-elements-manifest/schema.json');
    const validate = new Ajv({ allowUnionTypes: true }).compile(JSON.parse(readFileSync(file, 'utf8')));
    validate(manifest);
    expect(validate.errors).toBeNull();
    // The check knows what is wrong.
    expect(validate({ ...manifest, modules: [{ kind: 'javascript-module' }] })).toBe(false);
  });

  it.each(definitions.map((each) => [each.name, each] as const))(
    'has what the definition of %s has',
    (name, definition) => {
      const own = Object.keys(definition.attributes);
      expect(findTag(`vt-${name}`)).toMatchObject({
        attributes: [...own, ...commonNames].map((property) => ({ name: attributeName(property) })),
        members: own.map((property) => ({ name: property, attribute: attributeName(property) })),
        cssParts: [{ name: 'root' }],
      });
    },
  );

  it('says of every attribute what it is, what it takes and what it is by default', () => {
    const undescribed = declarations.flatMap((each) =>
      'attributes' in each ? (each.attributes ?? []).filter(({ description, type }) => !description || !type) : [],
    );
    expect(undescribed).toEqual([]);
    expect(findTag('vt-event-list')).toMatchObject({
      attributes: expect.arrayContaining([
        expect.objectContaining({ name: 'page-size', type: { text: 'number' }, default: '10' }),
        expect.objectContaining({ name: 'view', type: { text: "'list' | 'cards'" }, default: "'list'" }),
      ]),
    });
  });

  it('names a modal and a lead among the events of those that have them alone', () => {
    const eventsOf = (tag: string) => {
      const found = findTag(tag);
      return found && 'events' in found ? found.events?.map(({ name }) => name) : undefined;
    };
    expect(eventsOf('vt-form')).toEqual(Object.keys(events));
    expect(eventsOf('vt-media-player')).toEqual(['vt-wake', 'vt-ready', 'vt-open', 'vt-close', 'vt-error']);
    expect(eventsOf('vt-news')).toEqual(['vt-wake', 'vt-ready', 'vt-error']);
  });
});

describe('the data for editors', () => {
  const { tags } = writeHtmlData(widgets);

  it('has every tag with its attributes, in words that lead nowhere', () => {
    expect(tags.map(({ name, attributes }) => [name, attributes.map((each) => each.name)])).toEqual(
      definitions.map(({ name, attributes }) => [
        `vt-${name}`,
        [...Object.keys(attributes), ...commonNames].map(attributeName),
      ]),
    );
    const words = tags.flatMap(({ description, attributes }) => [
      description,
      ...attributes.map((each) => each.description),
    ]);
    expect(words.filter(({ value }) => value === '' || value.includes(']('))).toEqual([]);
  });

  it('has the words that an attribute takes', () => {
    const mode = tags.find(({ name }) => name === 'vt-form')?.attributes.find(({ name }) => name === 'mode');
    expect(mode).toMatchObject({ values: [{ name: 'inline' }, { name: 'modal' }, { name: 'slide-in' }] });
  });
});
