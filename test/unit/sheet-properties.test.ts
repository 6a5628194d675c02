import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { widgets } from '../../loader/widgets.ts';
import { flattenSheets, type Sheet } from '../../widgets/kit/runtime/sheet-data.ts';
import { baseSheet } from '../../widgets/kit/styles/base.style.ts';

/** What views and their scripts write into a style: `'--index': 2`, `setProperty('--x', …)`. */
const writtenByViews = new Set(
  readdirSync('widgets', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.style.ts'))
    .flatMap((file) => [...readFileSync(`widgets/${file}`, 'utf8').matchAll(/['"`](--[\w-]+)['"`]/g)])
    .map(([, name]) => name),
);

/** The custom properties that the sheets name without a value to fall back on, and that none of them sets. */
function findUnset(sheets: readonly Sheet[]): string[] {
  const text = flattenSheets([baseSheet, ...sheets])
    .map((sheet) => sheet.text)
    .join('\n');
  const used = [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name as string);
  const set = new Set([...text.matchAll(/(?:^|[\s{;])(--[\w-]+)\s*:/g)].map(([, name]) => name));
  return [...new Set(used)].filter((name) => !set.has(name) && !writtenByViews.has(name));
}

describe('alone on a foreign page', () => {
  it.each(Object.entries(widgets))(
    "vt-%s's sheets set every custom property that they name",
    async (_, fetchWidget) => {
      const definition = (await fetchWidget()).default;
      const { sheet } = await definition.sheet();
      expect(findUnset([sheet])).toEqual([]);
    },
  );
});
