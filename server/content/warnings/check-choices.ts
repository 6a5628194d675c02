import { fold } from '../../base/fold.ts';
import type { Entry } from '../entry.ts';
import type { TypeName } from '../types.ts';
import type { Fields } from '../values.ts';
import type { Warning } from './warning.ts';

/** Fields whose every value is a choice in the filters of a list. */
const choices: Partial<Record<TypeName, readonly string[]>> = {
  activity: ['place', 'activityType'],
  'media-resource': ['resourceType'],
};

/** Values that are choices of their own for how they are written alone: in quotes, in wide letters, in capitals. */
export function checkChoices(entries: readonly Entry[]): Warning[] {
  const written = entries.flatMap(({ file, type, siteId, value }) =>
    (choices[type] ?? []).flatMap((field) => {
      const text = (value as Fields)[field];
      return typeof text === 'string'
        ? [{ file, field, text, meant: [type, siteId, field, toMeaning(text)].join() }]
        : [];
    }),
  );
  const spellings = new Map<string, Map<string, number>>();
  for (const { meant, text } of written) {
    const counts = spellings.get(meant) ?? new Map<string, number>();
    spellings.set(meant, counts.set(text, (counts.get(text) ?? 0) + 1));
  }
  return written.flatMap(({ file, field, text, meant }): Warning[] => {
    // The most usual one, and of two that are as usual the one that was read first.
    const [usual] = [...(spellings.get(meant) ?? [])].sort(([, a], [, b]) => b - a);
    if (!usual || usual[0] === text) return [];
    const reason = `"${text}" is a choice of its own in the list's filters, beside "${usual[0]}": write both alike`;
    return [{ file, paths: [[field]], reason }];
  });
}

/** Letters and digits alone, whatever their case and width. */
const toMeaning = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
