import type { ExampleSummary } from '../../../contract/entities/example.ts';
import { picture } from './show-widget.tsx';

const video = {
  url: '/files/clip.mp4',
  type: 'video' as const,
  captions: [{ url: '/files/clip.en.vtt', lang: 'en', label: 'English' }],
};

/** A case as lists show it: one that is odd has a video. */
export function exampleOf(id: number): ExampleSummary {
  return {
    id,
    title: `Story ${id}`,
    desc: `All of it, ${id}`,
    tagline: `Told ${id}`,
    customerName: `Customer ${id}`,
    customerLogo: picture(`logo-${id}`),
    coverMaterial: picture(`cover-${id}`),
    moduleType: 'Example',
    metrics: [
      { value: `${id} days`, label: 'month-end close' },
      { value: '96%', label: 'posted automatically' },
    ],
    ...(id % 2 ? { videoMaterial: { files: [video] } } : {}),
  };
}

export const examplesOf = (count: number) => Array.from({ length: count }, (_, index) => exampleOf(index + 1));
