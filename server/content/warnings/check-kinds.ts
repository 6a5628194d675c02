import { findNearest } from '../../base/nearest.ts';
import type { Entry } from '../entry.ts';
import type { TypeName } from '../types.ts';
import type { Fields } from '../values.ts';
import type { Warning } from './warning.ts';

/** Fields of which one word has a page of its own, and every other, whatever it is, has the other page. */
const kinds: Partial<Record<TypeName, { field: string; word: string; other: string }>> = {
  activity: { field: 'activityShowType', word: 'STANDARD', other: 'the compact page' },
  publication: { field: 'type', word: 'PUBLICATION', other: 'the page of a white paper' },
};

/** Words that were likely meant for the one that counts: in small letters, or mistyped. */
export function checkKinds(entries: readonly Entry[]): Warning[] {
  return entries.flatMap(({ file, type, value }): Warning[] => {
    const kind = kinds[type];
    if (!kind) return [];
    const { field, word, other } = kind;
    const given = String((value as Fields)[field]);
    if (given === word || !findNearest(given, [word])) return [];
    const reason = `"${given}" gives ${other}, as everything but ${word} does; did you mean ${word}?`;
    return [{ file, paths: [[field]], reason }];
  });
}
