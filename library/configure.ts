import { pageOfWidgets } from './page.ts';

export type * from './types.ts';

/** Where widgets have their content from. */
export interface Configuration {
  /** The content server's origin, such as `https://www.example.com`: calls, pictures and links go there. */
  origin: string;
  /** The site of widgets that name none, and stand below no `lang`: a mark such as `en`, or an id. */
  site?: string | number;
}

/**
 * Says where the content server is, once and before the page shows a widget; until then widgets wait. Safe on a server,
 * where it only looks at what it is given.
 * @throws TypeError where the origin is missing, or is no http(s) origin
 */
export function configure(configuration: Configuration): void {
  const { origin, site } = (configuration as Configuration | undefined) ?? {};
  const address = readOrigin(origin);
  const page = pageOfWidgets();
  if (page?.place) page.place(address, site === undefined ? undefined : String(site));
  else if (page && page.origin !== address)
    console.error(`vitrine: the loader of ${page.origin} serves this page already, so ${address} is left out.`);
}

function readOrigin(given: unknown): string {
  const text = typeof given === 'string' ? given.trim() : '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new TypeError(
    `vitrine: configure needs { origin }, the http(s) origin of the content server without a path, such as 'https://www.example.com'. It was given ${JSON.stringify(given)}.`,
  );
}
