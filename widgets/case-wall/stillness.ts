const motion = '(prefers-reduced-motion: reduce)';

/** What a visitor may have asked for that a turning globe is not. */
const wishes = [motion, '(prefers-reduced-data: reduce)', '(forced-colors: active)'];

/** Not in every browser, nor in TypeScript's library. */
interface Connection {
  saveData?: boolean;
}

export const isStill = () => matchMedia(motion).matches;

/** The visitor asked for less motion, fewer bytes or their own colours: the still picture serves them better. */
export function wantsStillPicture(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || wishes.some((wish) => matchMedia(wish).matches);
}

/** Tells when a visitor changes one of these wishes. */
export function watchWishes(tell: () => void): () => void {
  const queries = wishes.map((wish) => matchMedia(wish));
  for (const query of queries) query.addEventListener('change', tell);
  return () => {
    for (const query of queries) query.removeEventListener('change', tell);
  };
}

/** Whether there is WebGL, of either version. */
export function hasWebGl(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  // Browsers keep a handful of them.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
