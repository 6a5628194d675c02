import { addresses } from '../../contract/addresses.ts';
import { defaultFormId } from '../../contract/constants.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './portal-apply.text.ts';

export const attributes = {};

/** The form is the portal's on foreign pages too, where the path says nothing. */
export async function load({ call, site }: LoadContext) {
  const { entry } = await call('POST /supplierPortal', { body: { site: { id: site.id } } });
  return { formId: defaultFormId(site.mark, addresses.supplierPortal), entry };
}

export type PortalApplyProps = PropsOf<typeof attributes, typeof load, typeof text>;
