import { useContext, useEffect, useRef } from 'react';
import { linkTrust } from '../../contract/constants.ts';
import type { LeadReceipt, UnlockedFile } from '../../contract/entities/lead.ts';
import { recall, remember } from '../kit/runtime/storage.ts';
import { SurroundingsContext } from '../kit/runtime/view.tsx';
import type { ViewProps } from '../kit/runtime/widget.ts';
import { reachLinks } from './reach-links.ts';

/** The form that stands before something, and what it is asked to unlock. */
export interface Gate {
  formId: number;
  unlock: string;
}

/** What a form that was sent just now tells of itself. */
type Sent = LeadReceipt & { formId: number };

interface Options {
  /** Nothing where all is in the open. */
  gate: Gate | undefined;
  /** The page of what stands behind the form: one there that names nothing is this form. */
  page: string;
  /** Of the files that a form unlocks, those that are shown here. */
  isShown: (file: UnlockedFile) => boolean;
  /** Gets files when there are some; with the form, and all that it unlocked, where the visitor has sent it just now. */
  show: (files: readonly UnlockedFile[], sent?: { form: HTMLElement; links: readonly UnlockedFile[] }) => void;
}

/**
 * The files behind a form, once that was sent: from the answer to it, or on a later visit for the pass that came with it.
 * Whoever has filled in a form is not asked for it again where the files are.
 */
export function useUnlockedFiles(
  { host, site, route, call }: Pick<ViewProps, 'host' | 'site' | 'route' | 'call'>,
  { gate, page, isShown, show }: Options,
) {
  const { origin } = useContext(SurroundingsContext);
  const pass = useRef<string>(undefined);
  const staleAt = useRef(0);
  const { formId, unlock } = gate ?? {};
  const storageName = `vt-pass-${unlock}`;

  const take = (links: readonly UnlockedFile[]) => {
    staleAt.current = Date.now() + linkTrust;
    return links.filter(isShown);
  };

  /**
   * Fresh links; none where the pass has ended.
   * @throws CallError
   */
  const renew = async (): Promise<readonly UnlockedFile[]> => {
    if (!pass.current || !formId) return [];
    const body = { site: { id: site.id }, form: { id: formId }, pass: pass.current };
    const { links = [] } = reachLinks(await call('POST /unlock', { body }));
    const files = take(links);
    if (files.length === 0) remember('localStorage', storageName);
    return files;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is before something else; the rest is read when it happens
  useEffect(() => {
    if (!host || !unlock) return;
    // A foreign page's storage is its own.
    const keeps = origin === '';
    pass.current = keeps ? recall('localStorage', storageName) : undefined;
    // The call has logged what keeps them away, and the form has them too.
    renew().then((files) => files.length > 0 && show(files), ignore);
    const follow = (event: Event) => {
      const [form] = event.composedPath();
      const { links = [], pass: given, ...sent } = (event as CustomEvent<Sent>).detail;
      if (!(form instanceof HTMLElement) || !links.some(isShown)) return;
      const wanted = form.getAttribute('unlock');
      if (wanted ? !wanted.split(/[\s,]+/).includes(unlock) : sent.formId !== formId || route.path !== page) return;
      pass.current = given;
      if (keeps && given) remember('localStorage', storageName, given);
      show(take(links), { form, links });
    };
    const { ownerDocument } = host;
    ownerDocument.addEventListener('vt-submit', follow);
    return () => ownerDocument.removeEventListener('vt-submit', follow);
  }, [host, unlock]);

  return { renew, isStale: () => Date.now() > staleAt.current };
}

const ignore = () => undefined;
