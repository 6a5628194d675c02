import { type ComponentType, type SyntheticEvent, useContext, useEffect, useRef, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { linkLifetime } from '../../contract/constants.ts';
import type { LeadReceipt, UnlockedFile } from '../../contract/entities/lead.ts';
import { toPath } from '../../contract/paths.ts';
import { firstFile } from '../kit/components/image.tsx';
import type { PlayerProps } from '../kit/components/player.tsx';
import type { Video } from '../kit/components/video.ts';
import { recall, remember } from '../kit/runtime/storage.ts';
import { SurroundingsContext } from '../kit/runtime/view.tsx';
import { reachLinks } from '../shared/reach-links.ts';
import { toVideos } from '../shared/videos.ts';
import { gateOf, type MediaFilmProps } from './media-film.data.ts';

/** What a form that was sent tells of itself. */
type Sent = LeadReceipt & { formId: number };

interface Unlocked {
  Player: ComponentType<PlayerProps>;
  videos: readonly Video[];
  /** The visitor has asked for it just now. */
  start: boolean;
}

/** Links end some time before the server says so: the visitor's clock started later than the server's. */
const safetyMargin = 30_000;

const isVideo = ({ type }: UnlockedFile) => type === 'video';

/**
 * The film behind a form, once that was sent: from the answer to it, or on a later visit for the pass that came with it.
 * A link that ends while somebody watches is had anew, and the film goes on where it was.
 */
export function useUnlocked({ data: { resource }, host, site, route, call }: MediaFilmProps) {
  const { origin } = useContext(SurroundingsContext);
  const [unlocked, setUnlocked] = useState<Unlocked>();
  const pass = useRef<string>(undefined);
  const staleAt = useRef(0);
  const gate = resource && gateOf(resource);
  const { formId, unlock } = gate ?? {};
  const storageName = `vt-pass-${unlock}`;

  const show = async (links: readonly UnlockedFile[], start: boolean, from = 0) => {
    const videos = toVideos(
      links.filter(isVideo),
      resource?.titleContent ?? '',
      firstFile(resource?.coverMaterial)?.url,
    );
    const { Player } = await import('../kit/components/player.tsx');
    staleAt.current = Date.now() + linkLifetime - safetyMargin;
    const [first, ...rest] = videos;
    if (first)
      setUnlocked({ Player, start, videos: [{ ...first, url: from ? `${first.url}#t=${from}` : first.url }, ...rest] });
  };

  /** Whatever keeps the links away leaves the form, which has them too. */
  const showAgain = async (start: boolean, from?: number) => {
    if (!pass.current || !formId) return;
    const body = { site: { id: site.id }, form: { id: formId }, pass: pass.current };
    const { links = [] } = reachLinks(await call('POST /unlock', { body }));
    if (links.some(isVideo)) await show(links, start, from);
    else remember('localStorage', storageName);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is another film; the rest is read when it happens
  useEffect(() => {
    if (!host || !unlock) return;
    // A foreign page's storage is its own.
    const keeps = origin === '';
    pass.current = keeps ? recall('localStorage', storageName) : undefined;
    showAgain(false).catch(ignore);
    const page = toPath(addresses.mediaResource, resource?.id);
    const follow = (event: Event) => {
      const [form] = event.composedPath();
      const { links = [], pass: given, ...sent } = (event as CustomEvent<Sent>).detail;
      if (!(form instanceof HTMLElement) || !links.some(isVideo)) return;
      const wanted = form.getAttribute('unlock');
      if (wanted ? !wanted.split(' ').includes(unlock) : sent.formId !== formId || route.path !== page) return;
      pass.current = given;
      if (keeps && given) remember('localStorage', storageName, given);
      show(links, true).then(() => {
        // What else it has unlocked stands in the dialog.
        if (links.every(isVideo)) form.removeAttribute('open');
      }, ignore);
    };
    const { ownerDocument } = host;
    ownerDocument.addEventListener('vt-submit', follow);
    return () => ownerDocument.removeEventListener('vt-submit', follow);
  }, [host, unlock]);

  const recover = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLVideoElement && Date.now() > staleAt.current)
      showAgain(true, target.currentTime).catch(ignore);
  };
  return { gate, unlocked, recover };
}

/** The call has logged it, and the form or the player tells the visitor. */
const ignore = () => undefined;
