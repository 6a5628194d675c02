import { CallError } from '../../contract/unwrap.ts';

/**
 * Says what a section of one entry is missing, where neither its tag nor the page that it stands on names one: elsewhere
 * an address says nothing of entries, and what shows nothing would not say why. Loaders fetch it when they need it, since
 * hydrated sections never do.
 * @param example how the tag is given what it is to show
 * @throws CallError 404
 */
export function refuseNameless(example: string): never {
  throw new CallError(404, `Nothing is named here that could be shown. Give the tag what it is to show: ${example}.`);
}
