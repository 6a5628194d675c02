import { readdirSync } from 'node:fs';
import { isLeaving } from '../leavings.ts';
import type { Warning } from './warning.ts';

/** Content files that lie beside the sites' folders, where nothing is read: an entry that was saved there would be lost without a word. */
export function checkPlaces(folder: string): Warning[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((item) => !item.isDirectory() && item.name.endsWith('.md') && !isMeantForOthers(item.name))
    .map(({ name }) => name);
  return names.map((file) => ({
    file,
    paths: [],
    reason:
      'is in no site, and no page shows it: content files stand in <mark>/<type>/<slug>.md; README.md and names that begin with _ are left out',
  }));
}

const isMeantForOthers = (name: string) => name === 'README.md' || name.startsWith('_') || isLeaving(name);
