import type { Vitrine } from './vitrine.ts';

/** The API of the page's loader, by the name that is ours alone: `vitrine` may be the page's own. */
export function vitrine(): Partial<Vitrine> {
  return (globalThis as { vtApi?: Partial<Vitrine> }).vtApi ?? {};
}

/** Where the content server is: what the loader's script says, or where it came from, else the page's own origin. */
export function contentOrigin(): string {
  const { origin } = vitrine();
  return origin === undefined || origin === location.origin ? '' : origin;
}
