interface RobotsOptions {
  /** Where the host's own sitemap is. */
  sitemap: string;
  /** The whole site is kept out of search engines. */
  forbidden: boolean;
}

/** What crawlers may read (RFC 9309). Previews are for those who have their link. */
export function writeRobots({ sitemap, forbidden }: RobotsOptions): string {
  const rules = forbidden ? ['/'] : ['/*/preview$', '/*/preview?', '/*?preview=', '/*&preview='];
  const lines = ['User-agent: *', ...rules.map((rule) => `Disallow: ${rule}`)];
  return [...lines, ...(forbidden ? [] : ['', `Sitemap: ${sitemap}`]), ''].join('\n');
}
