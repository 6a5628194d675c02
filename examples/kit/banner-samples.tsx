import { bannerTypes } from '../../contract/entities/navigation.ts';
import type { Theme } from '../../contract/entities/shared.ts';
import { PageBanner } from '../../widgets/kit/components/page-banner.tsx';
import { type Props, picture } from './samples.tsx';

/** What the demo's pages have: a picture in two widths, and its theme. */
const pictures: Readonly<Record<(typeof bannerTypes)[number], [name: string, theme: Theme]>> = {
  PRODUCT: ['banner-product', 'dark'],
  DETAIL_HEADER: ['banner-about', 'light'],
  CASE_DETAIL: ['banner-cases', 'dark'],
  PLATE_DETAIL: ['banner-activity', 'light'],
  SOLUTION: ['banner-solution', 'light'],
  DEFAULT: ['banner-media', 'dark'],
};

/** The banners of all six types, one with a heading that is too long, and one without a picture. */
export function Banners({ t }: Props) {
  const jumpBO = { jumpContentType: 'FORM', buttonTitle: t('primary') } as const;
  return (
    <div className="banners">
      {bannerTypes.map((bannerType) => {
        const [name, theme] = pictures[bannerType];
        const banner = {
          displayName: t('heading'),
          desc: t('tagline'),
          bannerType,
          jumpBO: bannerType === 'DETAIL_HEADER' ? undefined : jumpBO,
          pcResource: { files: [picture(name, theme)] },
          mobileResource: { files: [picture(`${name}-phone`, theme)] },
        };
        return <PageBanner key={bannerType} banner={banner} kicker={bannerType} />;
      })}
      <PageBanner banner={{ displayName: t('long'), desc: t('long'), jumpBO, bannerType: 'PLATE_DETAIL' }} />
    </div>
  );
}
