import { isBack } from './is-back.ts';

/** What of a list stays with the page's entry in the browser's history. */
export interface KeptList<Entry, Filter> {
  data: readonly Entry[];
  total: number;
  pageNo: number;
  from: number;
  filter: Filter;
  /** How far down the page the visitor was, in CSS pixels. */
  top: number;
}

interface Kept {
  address: string;
  lists: Readonly<Record<string, KeptList<unknown, unknown>>>;
}

const mark = 'vtLists';

/** The list of that name as it was when the visitor left the page, where that is come back to. */
export function recallList<Entry, Filter>(name: string): KeptList<Entry, Filter> | undefined {
  return isBack() ? (read().lists[name] as KeptList<Entry, Filter> | undefined) : undefined;
}

export function rememberList<Entry, Filter>(name: string, list: KeptList<Entry, Filter>): void {
  const lists = { ...read().lists, [name]: list };
  try {
    const state = { ...Object(history.state), [mark]: { address: location.href, lists } };
    history.replaceState(state, '');
  } catch {
    // A frame without an address of its own, or a list too long to be kept: Back starts at its first page.
  }
}

/** A router may copy a state to another address, where it says nothing. */
function read(): Kept {
  const kept = (history.state as Record<string, Kept> | null)?.[mark];
  return kept?.address === location.href ? kept : { address: '', lists: {} };
}
