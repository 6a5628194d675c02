import { ensureInstalled, isInstalled } from './ensure-installed.mjs';

/**
 * Installs what is missing and builds what is stale. A server that was built has no more than it needs, and may run: npm
 * would take its packages away to put all in their place.
 */
export async function ensureBuilt() {
  const { buildWhatIsStale, isBuilt } = await import('./build.mjs');
  if (isBuilt() && isInstalled('what serves')) return;
  ensureInstalled();
  buildWhatIsStale();
}
