/** Whether the browser has come back to a page that it has not kept. A page that is loaded anew has what is new. */
export function isBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}
