import { CallError } from '../../contract/unwrap.ts';

/**
 * What a section of one entry is to show, as its tag or the page that it stands on names it. Elsewhere an address says
 * nothing of entries, and a section that shows nothing would not say why.
 * @param example how the tag is given it
 * @throws CallError 404 where neither names one
 */
export function expectNamed<Name extends number | string>(name: Name | undefined, example: string): Name {
  if (name) return name;
  throw new CallError(404, `Nothing is named here that could be shown. Give the tag what it is to show: ${example}.`);
}
