import type { ReactNode } from 'react';
import type { TopNavigationItem } from '../../../contract/entities/navigation.ts';
import type { Theme } from '../../../contract/entities/shared.ts';
import { fileOf, firstFile } from './image.tsx';
import { JumpButton } from './jump-button.tsx';
import { PageHero } from './page-hero.tsx';

type Banner = Pick<
  TopNavigationItem,
  'displayName' | 'desc' | 'pcResource' | 'mobileResource' | 'bannerUrl' | 'jumpBO' | 'bannerType'
>;

interface PageBannerProps {
  /** What the top navigation says of this part of the site. */
  banner: Banner;
  /** A page's own words, before those of its part of the site. */
  kicker?: ReactNode;
  title?: string;
  lead?: string;
  /** Where there is no picture to tell it. */
  theme?: Theme;
  /** Buttons of the page's own, before the navigation's. */
  children?: ReactNode;
}

/**
 * What a page of the menu begins with, by what the top navigation says of it (section 2). Words are light or dark by the
 * picture below them. Its type decides how high it is: a detail page's is low, so that what it is about comes soon.
 */
export function PageBanner({ banner, kicker, title, lead, theme, children }: PageBannerProps) {
  const { displayName, desc, pcResource, mobileResource, bannerUrl, jumpBO, bannerType = 'DEFAULT' } = banner;
  const jump = jumpBO?.jumpContentType && <JumpButton jump={jumpBO} />;
  return (
    <PageHero
      kicker={kicker}
      title={title ?? displayName}
      lead={lead ?? desc}
      picture={firstFile(pcResource) ?? fileOf(bannerUrl)}
      phone={firstFile(mobileResource)}
      theme={theme}
      className={`banner-${bannerType.toLowerCase().replaceAll('_', '-')}`}
    >
      {(children || jump) && (
        <>
          {children}
          {jump}
        </>
      )}
    </PageHero>
  );
}
