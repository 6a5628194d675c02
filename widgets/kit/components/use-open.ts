import { useEffect, useLayoutEffect, useRef } from 'react';

/** A widget that lies over the page, and what the loader notes on one that it has opened. */
type Host = HTMLElement & { vtDormant?: boolean };

interface OpenProps {
  attributes: { open: boolean };
  host?: Host;
  emit(name: string): boolean;
}

/** Those that are no copies, however they were opened. */
const originals = new WeakSet<Host>();

/**
 * Whether a widget lies over its page: while its attribute `open` stands, of which it tells. What leaves the page open
 * comes back closed. Routers keep copies of pages to come back to: what is open is marked (`data-vt-opened`), so that a
 * copy of it is known by the mark and stays closed, while what a page has written itself opens.
 */
export function useOpen({ attributes: { open }, host, emit }: OpenProps): boolean {
  const isCopy = useRef(host && 'vtOpened' in host.dataset && host.vtDormant === undefined && !originals.has(host));
  const isOpen = open && !isCopy.current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is what is told
  useEffect(() => {
    if (!host) return;
    originals.add(host);
    // From now on it is opened as any other, also before it was seen to be closed.
    if (isCopy.current) shut(host);
    isCopy.current = false;
    if (!isOpen) return;
    host.dataset.vtOpened = '';
    emit('open');
  }, [isOpen]);
  // At once: a page that goes on to another address as it hears of this comes before the step back in the history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is what is told
  useLayoutEffect(() => {
    if (!host || !isOpen) return;
    return () => {
      emit('close');
      if (host.isConnected) delete host.dataset.vtOpened;
      else shut(host);
    };
  }, [isOpen]);
  return isOpen;
}

function shut(host: Host): void {
  delete host.dataset.vtOpened;
  host.removeAttribute('open');
}
