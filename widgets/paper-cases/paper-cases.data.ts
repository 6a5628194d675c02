import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadPaper, publicationAttributes } from '../shared/publication.ts';
import type { text } from './paper-cases.text.ts';

export const attributes = publicationAttributes;

/** The industries that the first cases stand for, in their order (section 2). */
export const industries = ['manufacturing', 'retail', 'energy'] as const;

export async function load(context: LoadContext, { publicationId }: AttributeValues<typeof attributes>) {
  const paper = await loadPaper(context, publicationId);
  return { examples: (paper?.exampleBOS ?? []).slice(0, industries.length) };
}

export type PaperCasesProps = PropsOf<typeof attributes, typeof load, typeof text>;
