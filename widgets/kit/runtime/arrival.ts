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
  let waiting = true;
  const look = () => {
    if (!waiting || !(signal.aborted || isWhole())) return;
    waiting = false;
    observer.disconnect();
    if (!signal.aborted) arrived();
  };
  const observer = new MutationObserver(look);
  observer.observe(host, { childList: true });
  signal.addEventListener('abort', look);
  ownerDocument.addEventListener('readystatechange', look, { signal });
}
