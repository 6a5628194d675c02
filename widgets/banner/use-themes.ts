import { useEffect, useState } from 'react';
import type { TopNavigationItem } from '../../contract/entities/navigation.ts';
import type { File, Theme } from '../../contract/entities/shared.ts';
import { firstFile } from '../kit/components/image.tsx';
import { picturesOf } from './pictures-of.ts';

/** The banner with its pictures' themes: those that the server did not say are looked for here (section 4). */
export function useThemes(banner: TopNavigationItem | undefined): TopNavigationItem | undefined {
  const [themes, setThemes] = useState<Readonly<Record<string, Theme>>>({});
  const unknown = picturesOf(banner).filter(({ theme }) => !theme);
  const addresses = unknown.map(({ url }) => url).join(' ');

  useEffect(() => {
    let here = true;
    for (const url of addresses.split(' ').filter(Boolean)) {
      import('./measure-theme.ts')
        .then(({ measureTheme }) => measureTheme(url))
        .then((theme) => here && setThemes((before) => ({ ...before, [url]: theme })))
        // Words stay light on a veil of night: legible on whatever the picture is.
        .catch((error: unknown) => console.debug(`The colour of ${url} could not be read.`, error));
    }
    return () => {
      here = false;
    };
  }, [addresses]);

  if (!banner || unknown.length === 0) return banner;
  const themed = (file: File) => ({ ...file, theme: file.theme ?? themes[file.url] ?? 'dark' });
  const [picture] = picturesOf(banner);
  const phone = firstFile(banner.mobileResource);
  return {
    ...banner,
    pcResource: picture && { files: [themed(picture)] },
    mobileResource: phone && { files: [themed(phone)] },
  };
}
