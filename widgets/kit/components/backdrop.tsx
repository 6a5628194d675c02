import type { ReactNode } from 'react';
import type { File } from '../../../contract/entities/shared.ts';
import { Image } from './image.tsx';

interface BackdropProps {
  picture: File | undefined;
  /** The picture for phones, in place of `picture`. */
  phone?: File;
  eager?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Words over a picture that fills the place: light ones on a dark picture, dark ones on a light picture (section 4),
 * on phones by the phone's picture. A veil in the picture's own tone keeps them legible on the left, whatever is there.
 */
export function Backdrop({ picture, phone, eager, className = '', children }: BackdropProps) {
  const theme = themeOf(picture);
  return (
    <div className={`backdrop ${theme} phone-${phone ? themeOf(phone) : theme} ${className}`.trimEnd()}>
      {picture && <Image file={picture} width={1440} phone={phone} eager={eager} />}
      {children}
    </div>
  );
}

function themeOf(picture: File | undefined): 'dark' | 'light' {
  return picture?.theme ?? 'dark';
}
