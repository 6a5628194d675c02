import { useContext, useEffect, useRef, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { linkLifetime } from '../../contract/constants.ts';
import type { LeadReceipt, UnlockedFile } from '../../contract/entities/lead.ts';
import type { Publication } from '../../contract/entities/media.ts';
import { toPath } from '../../contract/paths.ts';
import { recall, remember } from '../kit/runtime/storage.ts';
import { SurroundingsContext } from '../kit/runtime/view.tsx';
import type { ViewProps } from '../kit/runtime/widget.ts';
import { gateOfPaper } from './publication.ts';
import { reachLinks } from './reach-links.ts';

/** The files that a form stood before. */
export interface UnlockedPaper {
  files: readonly UnlockedFile[];
  /** Whether their links have ended. */
  isStale(): boolean;
  /** Fresh links; none where they cannot be had, and the form, which has them too, is the way again. */
  renew(): Promise<readonly UnlockedFile[]>;
}

type Where = Pick<ViewProps, 'host' | 'site' | 'route' | 'call'>;

/** Links end some time before the server says so: the visitor's clock started later than the server's. */
const safetyMargin = 30_000;

/**
 * What stands behind a white paper's form, once that was sent: from the answer to it, or on a later visit for the pass that
 * came with it. Whoever has filled in a form is not asked for it again beside the file.
 */
export function useUnlockedPaper(paper: Publication | undefined, where: Where): UnlockedPaper | undefined {
  const { host, site, route, call } = where;
  const { origin } = useContext(SurroundingsContext);
  const [files, setFiles] = useState<readonly UnlockedFile[]>();
  const pass = useRef<string>(undefined);
  const staleAt = useRef(0);
  const { formId, unlock } = gateOfPaper(paper) ?? {};
  const storageName = `vt-pass-${unlock}`;

  const show = (links: readonly UnlockedFile[]) => {
    staleAt.current = Date.now() + linkLifetime - safetyMargin;
    setFiles(links.length > 0 ? links : undefined);
  };
  const fetchLinks = async () => {
    if (!pass.current || !formId) return [];
    const body = { site: { id: site.id }, form: { id: formId }, pass: pass.current };
    const { links = [] } = reachLinks(await call('POST /unlock', { body }));
    if (links.length === 0) remember('localStorage', storageName);
    return links;
  };
  // The call has logged what keeps them away.
  const renew = async () => {
    const links = await fetchLinks().catch(() => []);
    show(links);
    return links;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is another paper; the rest is read when it happens
  useEffect(() => {
    if (!host || !unlock) return;
    // A foreign page's storage is its own.
    const keeps = origin === '';
    pass.current = keeps ? recall('localStorage', storageName) : undefined;
    void renew();
    const page = toPath(addresses.publication, paper?.id);
    const follow = (event: Event) => {
      const [form] = event.composedPath();
      const { links = [], pass: given, formId: sent } = (event as CustomEvent<LeadReceipt & { formId: number }>).detail;
      if (!(form instanceof HTMLElement) || links.length === 0) return;
      const wanted = form.getAttribute('unlock');
      if (wanted ? wanted !== unlock : sent !== formId || route.path !== page) return;
      pass.current = given;
      if (keeps && given) remember('localStorage', storageName, given);
      show(links);
    };
    const { ownerDocument } = host;
    ownerDocument.addEventListener('vt-submit', follow);
    return () => ownerDocument.removeEventListener('vt-submit', follow);
  }, [host, unlock]);

  return files && { files, renew, isStale: () => Date.now() > staleAt.current };
}
