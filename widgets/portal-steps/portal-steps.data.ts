import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { landingAttributes, loadLandingPage } from '../shared/landing-page.ts';
import type { text } from './portal-steps.text.ts';

export const attributes = landingAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const { steps = [] } = await loadLandingPage(context, values);
  return { steps };
}

export type PortalStepsProps = PropsOf<typeof attributes, typeof load, typeof text>;
