// Builds the npm library, a package of its own, into dist/library.
import './check-node.mjs';
import { build, buildIfStale } from './build.mjs';

const sources = ['contract', 'widgets', 'loader', 'library', 'tsup.config.ts', 'package.json', 'package-lock.json'];

buildIfStale(sources, 'dist/.sources-of-library', () =>
  build('npm library', ['node_modules/tsup/dist/cli-default.js', '--silent']),
);
