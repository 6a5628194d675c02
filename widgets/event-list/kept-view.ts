import { contentOrigin } from '../kit/runtime/origin.ts';
import { recall, remember } from '../kit/runtime/storage.ts';

export type View = 'list' | 'cards';

const name = 'vt-event-view';

/** On a foreign page nothing is kept beyond the tab. */
const storage = () => (contentOrigin() === '' ? 'localStorage' : 'sessionStorage');

/** What the visitor chose, on the site's own pages on an earlier visit too; nothing where the browser keeps nothing. */
export function recallView(): View | undefined {
  const kept = recall(storage(), name);
  return kept === 'list' || kept === 'cards' ? kept : undefined;
}

export const rememberView = (view: View) => remember(storage(), name, view);
