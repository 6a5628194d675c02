import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLeaving } from '../leavings.ts';
import { markdownEnding } from '../read-sources.ts';
import type { Warning } from './warning.ts';

/** Entries that lie beside the sites' folders, where nothing is read: what was saved there would be lost without a word. */
export function checkPlaces(folder: string): Warning[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isFile() && markdownEnding.test(item.name) && !isLeaving(item.name))
    .map(({ name }) => name)
    // A README, or what an editor keeps of its own, has no fields.
    .filter((name) => /^\uFEFF?---/.test(readFileSync(path.join(folder, name), 'utf8')));
  return names.map((file) => ({
    file,
    paths: [],
    reason: 'is in no site, and no page shows it: content files stand in <mark>/<type>/<slug>.md',
  }));
}
