import type { LandingPage } from '../../contract/entities/landing.ts';
import { isSupplierPortal } from '../../contract/paths.ts';
import { type AttributeValues, text as textAttribute } from '../kit/runtime/attributes.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/** What every section of a landing page takes. */
export const landingAttributes = { address: textAttribute() };

/**
 * The landing page at the address, else the one that the section stands on.
 * @throws CallError 404 where that is none
 */
export async function loadLandingPage(
  { call, site, route }: LoadContext,
  { address }: AttributeValues<typeof landingAttributes>,
): Promise<LandingPage> {
  const here = isSupplierPortal(route.path) ? route.path : undefined;
  const path = (address ?? here) || (await import('./refuse-nameless.ts')).refuseNameless('address="/go1688/supplier"');
  return call('POST /landingPage', { body: { site: { id: site.id }, pageAddress: path } });
}
