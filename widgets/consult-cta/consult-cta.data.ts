import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import type { text } from './consult-cta.text.ts';

export const attributes = { moduleId: integer(), formId: integer() };

export async function load(context: LoadContext, { moduleId }: AttributeValues<typeof attributes>) {
  return { module: await loadHomeModule(context, moduleId) };
}

export type ConsultCtaProps = PropsOf<typeof attributes, typeof load, typeof text>;
