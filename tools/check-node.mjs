// The first import of every command, which must itself run on a Node that is too old for all others.
import { readFileSync } from 'node:fs';
import { describeNeed, isWithin } from './node-version.mjs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const version = process.versions.node;

if (!isWithin(version, engines.node)) {
  console.error(describeNeed(version, engines.node));
  process.exit(1);
}
