/** 0 Android, 1 iOS, 2 other (section 7). An iPad says that it is a Mac, but no Mac has a touch screen. */
export function deviceType(): 0 | 1 | 2 {
  const { userAgent, maxTouchPoints } = navigator;
  if (/android/i.test(userAgent)) return 0;
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1) ? 1 : 2;
}

/** WeChat's own browser has no tabs, and opens few kinds of files. */
export function isWeChat(): boolean {
  return /micromessenger/i.test(navigator.userAgent);
}
