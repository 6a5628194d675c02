/** The port that the site is served from for the tests; the partner's pages have the next one. */
export const port = Number(process.env.BROWSER_TEST_PORT ?? 4310);

/** The site in each of its languages, by mark. */
export const site = { cn: `http://localhost:${port}`, en: `http://en.localhost:${port}` };

/** A foreign origin, where a partner's pages are. */
export const partner = `http://localhost:${port + 1}`;
