/** Containers that browsers play, by ending (section 9); whether they know what is in it shows when it is played. */
export const playedVideos = ['mp4', 'm4v', 'mov', 'webm', 'ogv', 'm3u8'] as const;

/** Containers that no browser plays (section 9, and what goes with those): such a video is saved, for a player of the visitor's own. */
export const savedVideos = ['wmv', 'asf', 'asx', 'rm', 'rmvb', 'm', 'mkv', 'flv', 'vob', 'avi', 'mpg', 'mpeg'] as const;

const saved = new RegExp(`^[^?#]*\\.(${savedVideos.join('|')})(?:[?#]|$)`, 'i');

/** The container of a video that no browser plays, as it is written (`WMV`); nothing of every other address. */
export function findSavedVideo(url: string): string | undefined {
  return saved.exec(url)?.[1]?.toUpperCase();
}
