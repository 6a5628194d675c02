import type { ReactNode } from 'react';
import type { File } from '../../contract/entities/shared.ts';
import { SectionHead } from '../../widgets/kit/components/section-head.tsx';
import type { ViewProps } from '../../widgets/kit/runtime/widget.ts';
import type { text } from './kit-gallery.text.ts';

export type Props = ViewProps<object, undefined, typeof text>;

export const picture = (name: string, theme: File['theme'] = 'dark'): File => ({
  url: `/files/pictures/${name}.webp`,
  type: 'image',
  alt: '',
  width: 1440,
  height: 960,
  theme,
});
/** In their own sizes, which are shown as they are: where the files come later, nothing moves. */
export const covers = [
  { ...picture('case-huicheng-wide'), width: 1920, height: 720 },
  { ...picture('industry-energy'), width: 1920, height: 1000 },
  { ...picture('news-5'), width: 1200, height: 750 },
];

type PartProps = Props & { name: string; wash?: boolean; children: ReactNode };

/** A part below its heading; the heading names the part, so that a photograph tells what it shows. */
export function Part({ name, wash, t, id, children }: PartProps) {
  return (
    <section className={wash ? 'section wash' : 'section'} aria-labelledby={id(name)}>
      <div className="measure">
        <SectionHead
          id={id(name)}
          kicker={t('kicker')}
          title={`${t('heading')} (${name})`}
          lead={t('tagline')}
          more={{ title: t('more'), href: `#${id(name)}` }}
        />
        {children}
      </div>
    </section>
  );
}
