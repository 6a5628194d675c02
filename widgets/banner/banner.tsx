import type { Jump } from '../../contract/entities/jump.ts';
import type { MediaResource } from '../../contract/entities/media.ts';
import { Icon } from '../kit/components/icons.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { PageBanner } from '../kit/components/page-banner.tsx';
import type { BannerProps } from './banner.data.ts';
import { useThemes } from './use-themes.ts';

export function Banner({ data: { banner, heading, media }, site, t }: BannerProps) {
  const themed = useThemes(banner);
  const ofMedia = banner?.jumpBO?.jumpContentType === 'VIDEO' ? banner.jumpBO.buttonTitle : undefined;
  const play = media && toJump(media, ofMedia ?? t('play'));
  const title = heading?.title ?? banner?.displayName ?? site.name;
  const long = banner?.navigationName;
  return (
    <PageBanner
      banner={themed ?? { displayName: title }}
      kicker={long === banner?.displayName || long === title ? undefined : long}
      title={title}
      lead={heading?.desc}
    >
      {play && (
        <JumpButton jump={play} className="secondary">
          <Icon name="play" size={18} />
        </JumpButton>
      )}
    </PageBanner>
  );
}

/** The button to a video of the library: behind its form, where it has one (section 4). */
function toJump(
  { titleContent, coverMaterial, videoMaterial, jumpBO }: MediaResource,
  title: string,
): Jump | undefined {
  if (jumpBO?.unlock) return { ...jumpBO, jumpContentType: 'FORM', buttonTitle: title };
  if (!videoMaterial) return undefined;
  const films = videoMaterial.files.map((file) => ({ ...file, name: file.name ?? titleContent }));
  const covers = coverMaterial?.files.slice(0, 1) ?? [];
  return { jumpContentType: 'VIDEO', buttonTitle: title, attachment: { files: [...films, ...covers] } };
}
