import type { Video } from '../kit/components/video.ts';
import { type AttributeKind, flag, oneOf } from '../kit/runtime/attributes.ts';
import { toJson } from '../kit/runtime/to-json.ts';
import type { PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './media-player.text.ts';

/** Videos as JSON; those without an address that could be one are left out. */
const videoList: AttributeKind<readonly Video[]> = {
  parse: parseVideos,
  // Some frameworks give a property the text that its attribute has.
  format: (value: unknown) => (typeof value === 'string' ? value : value ? toJson(value) : null),
};

export const attributes = { videos: videoList, mode: oneOf(['inline', 'modal']), open: flag() };

/** What it plays stands in its attribute: it asks for nothing. */
export const load = async () => undefined;

export type MediaPlayerProps = PropsOf<typeof attributes, typeof load, typeof text>;

function parseVideos(text: string | null): readonly Video[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isVideo) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function isVideo(value: unknown): value is Video {
  const { url, captions = [] } = Object(value) as Partial<Video>;
  return (
    isAddress(url) &&
    Array.isArray(captions) &&
    captions.every((each) => isAddress(each?.url) && each.lang && each.label)
  );
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(https?:\/)?\//.test(value);
}
