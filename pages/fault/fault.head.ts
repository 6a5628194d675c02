import type { PageRoute } from '../page-route.ts';
import { describeFault } from './fault.text.ts';

/** The head of the page of a fault. */
export function createFaultHead(status: number): PageRoute['head'] {
  return async ({ site }) => ({ title: `${describeFault(status, site.mark).title} · ${site.name}` });
}
