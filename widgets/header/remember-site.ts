import { remember } from '../kit/storage.ts';

const year = 60 * 60 * 24 * 365;

/** Keeps the chosen site's mark under `lang` (section 4), for scripts and for the server. */
export function rememberSite(mark: string): void {
  remember('localStorage', 'lang', mark);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers
    document.cookie = `lang=${mark}; path=/; max-age=${year}; SameSite=Lax`;
  } catch (error) {
    // Cookies are forbidden: the link still leads to the other language.
    if (!(error instanceof DOMException)) throw error;
  }
}
