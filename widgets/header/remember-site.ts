import { remember } from '../kit/runtime/storage.ts';

const year = 60 * 60 * 24 * 365;

/**
 * Keeps the chosen site's mark under `lang` (section 4): in the storage for scripts, in a cookie for the server.
 * @param home an address of the default site: an absolute one has the host that all languages' hosts are below
 */
export function rememberSite(mark: string, home = ''): void {
  const host = URL.canParse(home) ? new URL(home).hostname : '';
  // A host without a dot, such as localhost, can give a cookie to no subdomain.
  const domain = host.includes('.') ? `; domain=${host}` : '';
  remember('localStorage', 'lang', mark);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers
    document.cookie = `lang=${mark}; path=/; max-age=${year}; SameSite=Lax${domain}`;
  } catch (error) {
    // Cookies are forbidden: the link still leads to the other language.
    if (!(error instanceof DOMException)) throw error;
  }
}
