import type { PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './embed-check.text.ts';

export const attributes = {};

/** Nothing is there before something was pasted. */
export const load = async () => undefined;

export type EmbedCheckProps = PropsOf<typeof attributes, typeof load, typeof text>;
