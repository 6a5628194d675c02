import type { File } from '../../contract/entities/shared.ts';
import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { landingAttributes, loadLandingPage } from '../shared/landing-page.ts';
import type { text } from './portal-needs.text.ts';

export const attributes = landingAttributes;

export interface Paper {
  kind: 'agreement' | 'payment';
  file: File;
}

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const { needs = [], agreement, paymentInfo } = await loadLandingPage(context, values);
  const documents: Paper[] = [
    ...(agreement?.files ?? []).map((file) => ({ kind: 'agreement' as const, file })),
    ...(paymentInfo?.files ?? []).map((file) => ({ kind: 'payment' as const, file })),
  ];
  // How many there are tells the script that there are some.
  return { count: needs.length, needs, documents };
}

export type PortalNeedsProps = PropsOf<typeof attributes, typeof load, typeof text>;
