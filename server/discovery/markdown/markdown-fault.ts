import type { Site } from '../../../contract/entities/site.ts';
import { describeFault, type FaultName } from '../../../pages/fault/fault.text.ts';
import type { MatchRoute } from '../../../pages/match-route.ts';
import type { Content } from '../../content/content.ts';
import { siteOrigin } from '../../http/site-of-request.ts';
import { toAbsoluteText } from '../absolute-text.ts';
import { listMenu } from './menu.ts';
import { paragraph, points } from './parts.ts';
import { toMarkdown } from './to-markdown.ts';
import { toTwinLink } from './twin-path.ts';

interface Ground {
  content: Pick<Content, 'list'>;
  publicOrigin: string;
  matchRoute: MatchRoute;
}

/**
 * What stands in the place of a page for who reads Markdown: what is wrong, and where to go on, as Markdown too.
 * @param home where the way out leads
 */
export async function writeMarkdownFault(site: Site, fault: FaultName, home: string, ground: Ground): Promise<string> {
  const { title, message, home: out } = describeFault(fault, site.mark);
  const ways = [
    { title: out, href: toTwinLink(home, site, ground) },
    ...listMenu(site, ground),
    { title: 'llms.txt', href: '/llms.txt' },
  ];
  const body = toAbsoluteText(paragraph(message) + points(ways), siteOrigin(site, ground.publicOrigin));
  return `${await toMarkdown(`<h1>${title}</h1>${body}`)}\n`;
}
