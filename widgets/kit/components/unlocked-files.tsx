import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { linkTrust } from '../../../contract/constants.ts';
import type { LeadReceipt } from '../../../contract/entities/lead.ts';
import { findSavedVideo } from '../../../contract/videos.ts';
import { deviceType, isWeChat } from '../runtime/device.ts';
import { toJson } from '../runtime/to-json.ts';
import type { Translate } from '../runtime/words.ts';
import { opensInWeChat } from './document-link.tsx';
import { fileAddress } from './file-address.ts';
import { leaveForFile } from './follow-file.ts';
import { skipTransition } from './go-to-file.ts';
import type { thanksText } from './thanks.text.ts';

type Files = NonNullable<LeadReceipt['links']>;

interface UnlockedFilesProps {
  files: Files;
  /** The content server's, which the files' addresses are relative to. */
  origin: string;
  t: Translate<typeof thanksText>;
  /** The widget's element, once it lives in a browser. */
  host?: HTMLElement;
  /** Fresh links to the same files. */
  renew?: () => Promise<Files>;
}

/** The files that a sent form has unlocked, as links that are had again when their time is over. */
export function UnlockedFiles({ files: given, origin, t, host, renew }: UnlockedFilesProps) {
  const [files, setFiles] = useState(given);
  const [state, setState] = useState<'fresh' | 'stale' | 'renewing' | 'failed'>('fresh');
  const list = useRef<HTMLDivElement>(null);
  const staleAt = useRef(0);
  const renewed = files !== given;
  const expires = Boolean(renew) && files.some(({ expiresAt }) => expiresAt);

  useLayoutEffect(() => {
    if (!expires || state !== 'fresh') return;
    staleAt.current = Date.now() + linkTrust;
    const timer = setTimeout(() => setState('stale'), linkTrust);
    return () => clearTimeout(timer);
  }, [expires, state]);
  // The button that asked for them is gone.
  useLayoutEffect(() => {
    if (renewed && state === 'fresh') list.current?.querySelector('a')?.focus();
  }, [renewed, state]);

  const ask = async () => {
    if (!renew || state === 'renewing') return;
    setState('renewing');
    try {
      setFiles(await renew());
      setState('fresh');
    } catch (error) {
      console.error('The links could not be renewed.', error);
      setState('failed');
    }
  };

  const sameTab = Boolean(host) && (isWeChat() || deviceType() === 1);
  const follow = (event: MouseEvent<HTMLAnchorElement>, file: Files[number]) => {
    // A computer that slept has not told the time.
    if (expires && Date.now() > staleAt.current) {
      event.preventDefault();
      void ask();
    } else if (host && deviceType() === 1 && !isWeChat() && !isPlayed(file)) {
      event.preventDefault();
      leaveForFile(host, t('large'), event.currentTarget.href);
    } else if (sameTab) skipTransition();
  };

  if (state !== 'fresh') {
    return (
      <div className="files">
        <p role="alert">{t(state === 'failed' ? 'renewFailed' : 'stale')}</p>
        <button type="button" className="primary" aria-disabled={state === 'renewing'} onClick={() => void ask()}>
          {t(state === 'renewing' ? 'renewing' : 'renew')}
        </button>
      </div>
    );
  }
  return (
    <div className="files" ref={list}>
      <p>{t('files')}</p>
      <ul>
        {files.map((file) => (
          <li key={file.url}>
            <a
              className="primary"
              href={fileAddress(file.url, origin)}
              {...(sameTab ? {} : { target: '_blank', rel: 'noopener' })}
              {...(isPlayed(file) ? playerProps(file) : {})}
              onClick={(event) => follow(event, file)}
            >
              {t(wordOf(file), { name: nameOf(file) })}
            </a>
          </li>
        ))}
      </ul>
      {host &&
        isWeChat() &&
        !files.every((file) => isPlayed(file) || file.type === 'image' || opensInWeChat(file.url)) && (
          <p>{t('inBrowser')}</p>
        )}
    </div>
  );
}

function wordOf(file: Files[number]): 'play' | 'download' | 'view' {
  if (isPlayed(file)) return 'play';
  return file.type === 'document' || file.type === 'video' ? 'download' : 'view';
}

const isPlayed = ({ type, url }: Files[number]) => type === 'video' && !findSavedVideo(url);

/** A file's name, or the end of its address. */
function nameOf({ name, url }: Files[number]): string {
  const [path = ''] = url.split(/[?#]/);
  return name ?? path.split('/').at(-1) ?? path;
}

/** A video plays over the page, where the loader is there to open it; the address of another host is a page of its own. */
function playerProps(file: Files[number]) {
  const { url, captions } = file;
  return { 'data-vt-open': 'media-player', 'data-vt-videos': toJson([{ url, title: nameOf(file), captions }]) };
}
