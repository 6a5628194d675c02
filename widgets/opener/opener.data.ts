import { overlayModes } from '../../contract/common-attributes.ts';
import { flag, integer, oneOf, text } from '../kit/runtime/attributes.ts';
import type { PropsOf } from '../kit/runtime/widget.ts';
import { readWays } from './read-ways.ts';

export const attributes = {
  open: { ...text(), parse: (said: string | null) => (said && readWays(said).ways.length > 0 ? said : undefined) },
  widget: text(),
  formId: integer(),
  mode: oneOf(overlayModes),
  prefill: text(),
  unlock: text(),
  source: text(),
  test: flag(),
  videos: text(),
};

/** What it opens loads what it shows by itself. */
export async function load() {
  return {};
}

export type OpenerProps = PropsOf<typeof attributes, typeof load, Record<string, never>>;
