import type { Speaker } from '../../contract/entities/activity.ts';
import { Image } from '../kit/components/image.tsx';

interface PortraitProps {
  person: Pick<Speaker, 'name' | 'avatar'>;
  /** CSS pixels. */
  size: number;
}

/** Somebody's picture, or the first letters of the name in its place. Who it is stands beside it in words. */
export function Portrait({ person: { name, avatar }, size }: PortraitProps) {
  return (
    <span className="portrait" aria-hidden="true">
      {avatar ? <Image file={avatar} width={size} height={size} alt="" /> : monogramOf(name)}
    </span>
  );
}

/** `陆` of 陆远舟, `EW` of Eleanor Whitcombe. */
function monogramOf(name: string): string {
  const words = name.trim().split(/\s+/);
  if (/^\p{Script=Han}/u.test(name.trim())) return [...name.trim()][0] ?? '';
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
