import { type Fetches, pageOfWidgets } from './page.ts';

/** Lets the page have these widgets: their tags come to life, also those that stand there already. */
export function include(fetches: Fetches): void {
  pageOfWidgets()?.include?.(fetches);
}
