import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';

export const attributes = {};

export const load = ({ call, site }: LoadContext) => call('POST /homepage', { body: { id: site.id } });

export type HomeProps = PropsOf<typeof attributes, typeof load, Record<never, never>>;
