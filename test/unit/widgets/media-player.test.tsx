import { describe, expect, it } from 'vitest';
import definition from '../../../widgets/media-player/media-player.define.ts';
import { showWidget } from './show-widget.tsx';

const clip = { url: '/files/clip.mp4', title: 'Clip' };
const show = (attributes: Record<string, string>) => showWidget(definition, { attributes });

describe('a media player', () => {
  it('stands in the page with its videos', async () => {
    const element = await show({ videos: JSON.stringify([clip, { url: 'https://play.example/b.mp4' }]) });
    expect(element.querySelector('video')?.getAttribute('src')).toBe('/files/clip.mp4');
    expect(element.querySelectorAll('.playlist li')).toHaveLength(2);
    expect(element.querySelector('dialog')).toBeNull();
  });

  it('has no video as long as it is a closed modal', async () => {
    const element = await show({ videos: JSON.stringify([clip]), mode: 'modal' });
    expect(element.querySelector('video')).toBeNull();
    const dialog = element.querySelector('dialog');
    expect(element.querySelector(`[id="${dialog?.getAttribute('aria-labelledby')}"]`)?.textContent).toBe('Clip');
  });

  it.each([
    'nonsense',
    '{}',
    '[{"url":"javascript:alert(1)"},{"title":"x"},null,7]',
    '[{"url":"/a.mp4","captions":[{"url":"data:,"}]}]',
  ])('shows nothing for what is no list of videos: %s', async (videos) => {
    expect((await show({ videos })).querySelector('video')).toBeNull();
  });
});
