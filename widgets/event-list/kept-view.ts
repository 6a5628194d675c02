import { recall, remember } from '../kit/runtime/storage.ts';

export type View = 'list' | 'cards';

const name = 'vt-event-view';

/** What the visitor chose, on an earlier visit too; nothing where the browser keeps nothing. */
export function recallView(): View | undefined {
  const kept = recall('localStorage', name);
  return kept === 'list' || kept === 'cards' ? kept : undefined;
}

export const rememberView = (view: View) => remember('localStorage', name, view);
