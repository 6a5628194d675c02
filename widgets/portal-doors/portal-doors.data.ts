import { addresses } from '../../contract/addresses.ts';
import type { LandingPage } from '../../contract/entities/landing.ts';
import { CallError } from '../../contract/unwrap.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './portal-doors.text.ts';

export const attributes = {};

/** The portal's page and those that its doors lead to; a door without a page is none. */
export async function load({ call, site }: LoadContext) {
  const at = (pageAddress: string) => call('POST /landingPage', { body: { site: { id: site.id }, pageAddress } });
  const [page, ...doors] = await Promise.all([
    at(addresses.supplierPortal),
    orNone(at(addresses.purchaser)),
    orNone(at(addresses.supplier)),
  ]);
  return { words: page.banners[0], doors: doors.filter((door) => door !== undefined) };
}

async function orNone(page: Promise<LandingPage>): Promise<LandingPage | undefined> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}

export type PortalDoorsProps = PropsOf<typeof attributes, typeof load, typeof text>;
