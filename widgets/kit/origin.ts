import type { Vitrine } from './vitrine.ts';

/** The page's queue and API, once a loader has run. */
export function vitrine(): Partial<Vitrine> {
  return (globalThis as { vitrine?: Partial<Vitrine> }).vitrine ?? {};
}

/** Where the content server is: the origin that the loader came from, else the page's own. */
export function contentOrigin(): string {
  const { origin } = vitrine();
  return origin === undefined || origin === location.origin ? '' : origin;
}
