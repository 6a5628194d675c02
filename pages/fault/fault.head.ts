import type { PageRoute } from '../page-route.ts';
import { describeFault, type FaultName } from './fault.text.ts';

/** The head of the page of a fault. */
export function createFaultHead(fault: FaultName): PageRoute['head'] {
  return async ({ site }) => ({ title: `${describeFault(fault, site.mark).title} · ${site.name}` });
}
