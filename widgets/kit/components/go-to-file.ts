/**
 * The page that a file takes the place of in this tab passes into nothing: a file takes part in no view transition, and
 * Chromium reports one that was begun as an error.
 */
export function skipTransition(): void {
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition(), { once: true });
}

/** Leads to a file in this tab. */
export function goToFile(href: string): void {
  skipTransition();
  location.assign(href);
}
