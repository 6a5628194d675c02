import { useContext, useEffect, useRef, useState } from 'react';
import { imageScale, lazyMargin } from '../../../contract/constants.ts';
import type { File, Resource } from '../../../contract/entities/shared.ts';
import { pictureWidth } from '../../../contract/picture-widths.ts';
import { SurroundingsContext } from '../runtime/view.tsx';

/**
 * The address of a picture for a display width in CSS pixels: one and a half times as wide (section 9) or the next
 * step above that, never enlarged.
 */
export function imageAddress(url: string, width: number, origin = ''): string {
  if (!url.startsWith('/files/')) return url;
  return origin + (url.endsWith('.svg') ? url : `${url}?w=${pictureWidth(width * imageScale)}`);
}

/** The first file of a resource. */
export function firstFile(resource: Resource | undefined): File | undefined {
  return resource?.files[0];
}

/** A picture of which the content knows the address alone. */
export function fileOf(url: string | undefined): File | undefined {
  return url === undefined ? undefined : { url, type: 'image' };
}

/** A phone's screen, in CSS pixels. */
const phoneScreen = 390;

export interface ImageProps {
  /** A file, whose own size gives the height, or a plain address. */
  file: File | string;
  /** The width it is shown at, in CSS pixels. */
  width: number;
  /** Needed for a plain address and where the picture is cropped. */
  height?: number;
  /** Defaults to the file's own alternative text; empty means decorative. */
  alt?: string;
  className?: string;
  /** Above the fold: fetched at once and first. */
  eager?: boolean;
  /** The picture for phones, in place of `file`. */
  phone?: File;
  /** The width that phones show it at, where that is neither their screen's nor, of a narrower one, its own. */
  phoneWidth?: number;
}

/**
 * A picture of the right size. In a server's HTML it is left to the browser's own laziness, so that it needs no
 * script; in a bare widget it is fetched 100 px before it comes into view (section 9).
 */
export function Image({
  file,
  width,
  height,
  alt,
  className,
  eager = false,
  phone,
  phoneWidth = Math.min(phoneScreen, width),
}: ImageProps) {
  const { origin, rendered } = useContext(SurroundingsContext);
  const [near, setNear] = useState(rendered || eager);
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver((entries) => entries.pop()?.isIntersecting && setNear(true), {
      rootMargin: `${lazyMargin}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);

  const known: Partial<File> & { url: string } = typeof file === 'string' ? { url: file } : file;
  const address = imageAddress(known.url, width, origin);
  const small = imageAddress((phone ?? known).url, phoneWidth, origin);
  const image = (
    <img
      ref={element}
      className={className}
      src={near ? address : undefined}
      alt={alt ?? known.alt ?? ''}
      width={width}
      height={height ?? scaledHeight(known, width)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  if (small === address) return image;
  return (
    <picture>
      <source
        media="(max-width: 767.98px)"
        srcSet={near ? small : undefined}
        width={phone && phoneWidth}
        height={phone && scaledHeight(phone, phoneWidth)}
      />
      {image}
    </picture>
  );
}

function scaledHeight(file: Partial<File>, width: number): number {
  const { width: ownWidth = 16, height: ownHeight = 9 } = file;
  return Math.round((width * ownHeight) / ownWidth);
}
