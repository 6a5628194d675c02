import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const apps = path.join(import.meta.dirname, '../examples/apps');
const folders = readdirSync(apps, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** The example applications: their names, their folders, and whether what they need is there. */
export const examples = folders.map(({ name }) => {
  const folder = path.join(apps, name);
  return { name, folder, isInstalled: () => existsSync(path.join(folder, 'node_modules/.package-lock.json')) };
});
