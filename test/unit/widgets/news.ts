import { picture } from './show-widget.tsx';

/** A news entry of a list. */
export const newsOf = (id: number, label?: string) => ({
  id,
  title: `News ${id}`,
  desc: `What ${id} says`,
  createTime: '2026-03-01T08:00:00.000Z',
  coverMaterial: picture(`news-${id}`),
  label,
});
