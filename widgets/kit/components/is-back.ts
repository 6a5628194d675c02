/**
 * Whether the browser has come back to a page that it has not kept. A page that is loaded anew has what is new; one that
 * has a `performance` of its own counts as such.
 */
export function isBack(): boolean {
  const visits = performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined;
  return visits?.[0]?.type === 'back_forward';
}
