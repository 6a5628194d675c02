import type { Jump } from '../../contract/entities/jump.ts';
import { JumpButton } from '../../widgets/kit/components/jump-button.tsx';
import type { Props } from './samples.tsx';

/** One of each kind, one that asks first, and one of many words. */
export function Jumps({ t }: Props) {
  const jumps: readonly Jump[] = [
    { jumpContentType: 'FORM', buttonTitle: t('primary') },
    { jumpContentType: 'DOCUMENT', buttonTitle: t('document'), attachmentUrl: '/files/documents/paper-close.en.pdf' },
    { jumpContentType: 'URL', buttonTitle: t('more'), buttonLink: '/cases' },
    { jumpContentType: 'VIDEO', buttonTitle: t('video'), attachmentUrl: '/files/videos/clip-1.mp4' },
    { jumpContentType: 'VIDEO', buttonTitle: t('gated'), unlock: 'media-resource/5' },
    { jumpContentType: 'URL', buttonTitle: t('long'), buttonLink: '/cases' },
  ];
  return (
    <div className="badges">
      {jumps.map((jump, index) => (
        <JumpButton key={jump.buttonTitle} jump={jump} className={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );
}
