/**
 * Calls back once all that a server wrote into the tag stands there. The loader and the chunks may run while the page
 * still streams: a tag that a server filled says so at its start (`data-vt-key`) and ends in a comment, so that what is
 * inside decides and never the time. Where a comment was taken out on the way, the end of the document decides.
 */
export function whenWhole(host: HTMLElement, signal: AbortSignal, arrived: () => void): void {
  const { ownerDocument } = host;
  const isWhole = () =>
    host.dataset.vtKey === undefined || host.lastChild instanceof Comment || ownerDocument.readyState !== 'loading';
  if (isWhole()) {
    arrived();
    return;
  }
  const look = () => {
    if (!isWhole()) return;
    leave.abort();
    arrived();
  };
  const leave = new AbortController();
  const observer = new MutationObserver(look);
  observer.observe(host, { childList: true });
  leave.signal.addEventListener('abort', () => observer.disconnect());
  signal.addEventListener('abort', () => leave.abort(), { signal: leave.signal });
  ownerDocument.addEventListener('readystatechange', look, { signal: leave.signal });
}
