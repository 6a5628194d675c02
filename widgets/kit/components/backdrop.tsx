import type { ReactNode } from 'react';
import type { File, Theme } from '../../../contract/entities/shared.ts';
import { Image, type ImageProps } from './image.tsx';

interface BackdropProps extends Partial<Pick<ImageProps, 'width' | 'phoneWidth'>> {
  picture: File | undefined;
  /** The picture for phones, in place of `picture`. */
  phone?: File;
  /** Where there is no picture to tell it. */
  theme?: Theme;
  eager?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Words over a picture that fills the place: light ones on a dark picture, dark ones on a light picture (section 4),
 * on phones by the phone's picture. A veil in the picture's own tone keeps them legible on the left, whatever is there.
 */
export function Backdrop({
  picture,
  width = 1440,
  phone,
  phoneWidth,
  theme = 'dark',
  eager,
  className = '',
  children,
}: BackdropProps) {
  const own = picture?.theme ?? theme;
  return (
    <div className={`backdrop ${own} phone-${phone?.theme ?? own} ${className}`.trimEnd()}>
      {picture && <Image file={picture} width={width} phone={phone} phoneWidth={phoneWidth} eager={eager} />}
      {children}
    </div>
  );
}
