import type { MediaResource } from '../../../contract/entities/media.ts';
import { picture } from './show-widget.tsx';

/** A film in the open. */
export function filmOf(id: number, changes: Partial<MediaResource> = {}): MediaResource {
  return {
    id,
    titleContent: `Film ${id}`,
    createdAt: '2026-03-01T00:00:00.000Z',
    resourceType: 'Demo',
    coverMaterial: picture(`cover-${id}`),
    ...changes,
  };
}

/** A film behind a form, as the server tells of it. */
export const gatedFilm = filmOf(5, {
  isNeedContact: true,
  duration: 245,
  jumpBO: { jumpContentType: 'FORM', buttonTitle: 'Fill in', formBO: { id: 4 }, unlock: 'media-resource/5' },
});

export const clip = { url: '/files/clip.mp4', type: 'video' as const, duration: 65, captions: [] };
