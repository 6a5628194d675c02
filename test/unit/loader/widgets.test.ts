import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type WidgetName, widgets } from '../../../loader/widgets.ts';
import { attributeName } from '../../../widgets/kit/runtime/attributes.ts';
import type { WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';

const folders = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kit', 'shared'].includes(entry.name))
  .map(({ name }) => name);
const names = Object.keys(widgets) as WidgetName[];

describe('the table of widgets', () => {
  it('has a row for every folder, and a folder for every row', () => {
    expect([...names].sort()).toEqual([...folders].sort());
  });

  it('is in the order of the alphabet', () => {
    expect(names).toEqual([...names].sort());
  });
});

describe.each(names)('the widget %s', (name) => {
  const read = async () => (await widgets[name]()).default as unknown as WidgetDefinition;

  it.each(['define.ts', 'tsx', 'style.ts'])('has its file .%s', (ending) => {
    expect(existsSync(`widgets/${name}/${name}.${ending}`)).toBe(true);
  });

  it('is named as its folder is', async () => {
    expect((await read()).name).toBe(name);
  });

  it('has its own sheet, under its own name', async () => {
    const { sheet } = await (await read()).sheet();
    expect(sheet.name).toBe(name);
  });

  it('counts as presentation only attributes that it has', async () => {
    const { attributes, presentation = [] } = await read();
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining([...presentation]));
  });

  it("leaves to the page the attributes that are everybody's", async () => {
    const taken = ['id', 'class', 'style', 'lang', 'title', 'hidden', 'site', 'wake', 'slot', 'part', 'role'];
    const own = Object.keys((await read()).attributes).map(attributeName);
    expect(own.filter((attribute) => taken.includes(attribute))).toEqual([]);
  });
});
