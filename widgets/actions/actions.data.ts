import { integer } from '../kit/runtime/attributes.ts';
import type { PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './actions.text.ts';

export const attributes = { formId: integer() };

/** Where it leads follows from the page: it asks for nothing. */
export const load = async () => undefined;

export type ActionsProps = PropsOf<typeof attributes, typeof load, typeof text>;
