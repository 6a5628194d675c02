import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFields } from '../../../server/content/fields.ts';
import { metaShape } from '../../../server/content/type-row.ts';
import { contentTypes, type TypeName } from '../../../server/content/types.ts';

const page = readFileSync('docs/content.md', 'utf8');
const types = Object.keys(contentTypes) as TypeName[];

/** The names that a type's section lists under a word. */
function readNames(type: string, word: string): string[] {
  const [, section = ''] = new RegExp(`^### \`${type}\`\\n([\\s\\S]*?)(?=^##)`, 'm').exec(page) ?? [];
  const [, list = ''] = new RegExp(`^- ${word}: ((?:.+\\n?)(?:  .+\\n?)*)`, 'm').exec(section) ?? [];
  return [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

describe('docs/content.md', () => {
  it('has a section for every type, and none for another', () => {
    const sections = [...page.matchAll(/^### `([\w-]+)`$/gm)].map(([, name]) => name);
    expect(sections).toEqual(types);
  });

  it.each(types)('names every field of a %s', (type) => {
    const own = listFields(type).filter(({ name }) => !Object.hasOwn(metaShape, name));
    const namesOf = (required: boolean) => own.filter((field) => field.required === required).map(({ name }) => name);
    expect(readNames(type, 'Has')).toEqual(namesOf(true));
    expect(readNames(type, 'May have')).toEqual(namesOf(false));
  });

  it('names what every type takes', () => {
    for (const name of Object.keys(metaShape)) expect(page).toContain(`\`${name}`);
  });
});
