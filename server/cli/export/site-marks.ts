import type { Site } from '../../../contract/entities/site.ts';
import { siteOrigin } from '../../http/site-of-request.ts';

/** A site as an address may name it, on whichever host: by its mark, which goes before the path. */
export interface SiteMark {
  mark: string;
  /** Where the site itself is. */
  origin: string;
}

/** Every site of the content, also one that is not exported: its pages are named all the same. */
export const listMarks = (sites: readonly Site[], publicOrigin: string): SiteMark[] =>
  sites.map((site) => ({ mark: site.mark, origin: siteOrigin(site, publicOrigin) }));

/**
 * What a path with its query is told by, as nginx and Caddy both read it, where it names a site, in whichever letters.
 * What follows the site's origin and a slash is caught as the first group or as the second.
 */
export const markExpression = ({ mark }: SiteMark): string => `^/${mark}(?:/(.*)|(\\?.*)?)$`;

/** Whether a path names one of the sites. */
export const namesSite = (path: string, marks: readonly SiteMark[]): boolean =>
  marks.some((each) => new RegExp(markExpression(each), 'i').test(path));

/** The sites that a host's rules lead to: none where calls are answered too, for such an address is where queries lead. */
export const ruleMarks = (marks: readonly SiteMark[], origin: string, api: string): readonly SiteMark[] =>
  origin === api ? [] : marks;
