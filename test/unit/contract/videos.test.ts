import { describe, expect, it } from 'vitest';
import { findSavedVideo, playedVideos, savedVideos } from '../../../contract/videos.ts';

describe('a video that no browser plays', () => {
  it.each(['wmv', 'asf', 'asx', 'rm', 'rmvb', 'm', 'mkv', 'flv', 'vob'])('is one of section 9 as %s', (ending) => {
    expect(findSavedVideo(`/files/videos/a.${ending}`)).toBe(ending.toUpperCase());
  });

  it('is told by its ending, whatever follows that', () => {
    expect(findSavedVideo('/files/a.WMV?until=1&sign=x.mp4')).toBe('WMV');
    expect(findSavedVideo('https://play.example/a.flv#t=3')).toBe('FLV');
  });

  it.each(['mp4', 'mov', 'webm', 'm4v', 'ogv'])('is none as %s', (ending) => {
    expect(findSavedVideo(`/files/a.${ending}`)).toBeUndefined();
  });

  it.each(['https://play.example/watch', '/files/a.rm.mp4', '/files/a.mp4?from=b.wmv', '/files/form'])(
    'is not what says nothing of it: %s',
    (url) => {
      expect(findSavedVideo(url)).toBeUndefined();
    },
  );

  it('is never one that is played', () => {
    expect(savedVideos.filter((ending) => (playedVideos as readonly string[]).includes(ending))).toEqual([]);
  });
});
