/** A server that already runs, else the one that playwright.config.ts starts and whose line it reads. */
const read = (name: 'SITE' | 'PARTNER') => process.env[`VITRINE_${name}`] ?? 'http://localhost';

/** The site in each of its languages, by mark. */
export const site = { cn: read('SITE'), en: read('SITE').replace('://', '://en.') };

/** A foreign origin, where a partner's pages are. */
export const partner = read('PARTNER');
