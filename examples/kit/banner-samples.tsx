import { PageBanner } from '../../widgets/kit/components/page-banner.tsx';
import { type Props, picture } from './samples.tsx';

/** A banner of each height, on dark, on light and without a picture. */
export function Banners({ t }: Props) {
  const banner = { displayName: t('heading'), desc: t('tagline') };
  const resource = (name: string, theme?: 'dark' | 'light') => ({ files: [picture(name, theme)] });
  const jumpBO = { jumpContentType: 'FORM', buttonTitle: t('primary') } as const;
  return (
    <div className="banners">
      <PageBanner
        banner={{
          ...banner,
          jumpBO,
          pcResource: resource('banner-media'),
          mobileResource: resource('banner-media-phone'),
        }}
      />
      <PageBanner
        banner={{ ...banner, bannerType: 'PLATE_DETAIL', pcResource: resource('banner-activity', 'light') }}
      />
      <PageBanner banner={{ ...banner, jumpBO, bannerType: 'SOLUTION' }} kicker={t('kicker')} title={t('long')} />
      <PageBanner banner={{ ...banner, bannerType: 'DETAIL_HEADER' }} theme="light" />
    </div>
  );
}
