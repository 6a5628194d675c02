import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { widgets } from '../../../loader/widgets.ts';
import configurations, { built } from '../../../rollup.config.mjs';

/** The loader as the build writes it, after widgets of these names. */
async function buildLoader(names: readonly string[]): Promise<string> {
  built.imports = Object.fromEntries(names.map((name) => [name, ['sections', 'carousel']]));
  const [, { output, ...input }] = configurations;
  const bundle = await rollup(input);
  const [chunk] = (await bundle.generate(output)).output;
  return chunk.code;
}

it('weighs the same, however many widgets there are', async () => {
  const forty = Array.from({ length: 40 }, (_, index) => `widget-${index}`);
  const [one, many] = [await buildLoader(['form']), await buildLoader(forty)];
  expect(many.length).toBe(one.length);
  expect(many.length).toBeGreaterThan(1000);
});

it('names no widget', async () => {
  const names = Object.keys(widgets);
  const code = await buildLoader(names);
  expect(names.filter((name) => new RegExp(`["'\`](?:vt-|w/)?${name}["'\`]`).test(code))).toEqual([]);
});
