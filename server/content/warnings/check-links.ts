import { readHeadings } from '../../../contract/rich-text.ts';
import { findNearest } from '../../base/nearest.ts';
import type { Entry } from '../entry.ts';
import { decodeAddress } from '../file-type.ts';
import { toFileName } from '../gates/gate.ts';
import { findNearFile } from '../near-file.ts';
import { findRichText } from '../read-text.ts';
import { typeRow } from '../types.ts';
import { toWrittenField } from '../written-path.ts';
import { createKnownPages } from './known-pages.ts';
import { type Link, listLinks } from './links.ts';
import type { Warning } from './warning.ts';

interface Known {
  entries: readonly Entry[];
  marks: ReadonlySet<string>;
  /** Paths below `files/`. */
  files: ReadonlySet<string>;
}

/**
 * Links that lead nowhere on this site. A proxy may serve more than this server does, below addresses and among the files:
 * so nothing here is a fault.
 */
export function checkLinks({ entries, marks, files }: Known): Warning[] {
  const findPage = createKnownPages(entries, marks);

  const judge = (link: Link, owner: Entry): string | undefined => {
    const [, place = '', fragment] = /^(\/[^?#]*|)(?:\?[^#]*)?(?:#(.*))?$/.exec(link.href) ?? [];
    const anchor = fragment === undefined ? '' : decodeAddress(fragment);
    if (place.startsWith('/files/')) return judgeFile(place, files);
    if (place !== '') {
      const found = findPage(decodeAddress(place), owner.mark);
      if (found.reason !== undefined) return found.reason;
      return found.entry && isHeading(anchor) ? judgeAnchor(anchor, found.entry) : undefined;
    }
    // Which other ids a page has only its widgets know.
    return link.href.startsWith('#') && anchor !== '' && (link.inText || isHeading(anchor))
      ? judgeAnchor(anchor, owner)
      : undefined;
  };

  /** The address that an entry says is its own, where that is another's. A draft has yet to find one. */
  const judgeOwn = ({ href, path }: Link, owner: Entry): string | undefined => {
    const { addressed } = typeRow(owner.type);
    if (!addressed || path.join() !== 'pageAddress' || owner.draft) return undefined;
    const found = findPage(href, owner.mark);
    if (found.reason !== undefined || found.entry?.type === owner.type) return undefined;
    return `${href} does not show this entry: a ${owner.type} stands at ${addressed.join(' or ')}`;
  };

  return entries.flatMap((owner) =>
    listLinks(owner).flatMap((link) => {
      const own = judgeOwn(link, owner);
      if (own !== undefined) return [{ file: owner.file, paths: [link.path], reason: own }];
      const reason = judge(link, owner);
      if (reason === undefined) return [];
      const kind = link.inText ? 'the link ' : '';
      const { href, inText } = link;
      return [
        {
          file: owner.file,
          paths: [toWrittenField(link.path)],
          near: inText ? href : undefined,
          reason: `${kind}${decodeAddress(href)} leads nowhere: ${reason}`,
        },
      ];
    }),
  );
}

/** All ids of headings begin so, and no other ids do. */
const isHeading = (anchor: string) => anchor.startsWith('h-');

function judgeAnchor(anchor: string, { type, value, file }: Entry): string | undefined {
  const field = findRichText(typeRow(type).entity);
  const text = field === undefined ? undefined : (value as Record<string, unknown>)[field];
  const ids = typeof text === 'string' ? readHeadings(text).map(({ id }) => id) : [];
  if (ids.includes(anchor)) return undefined;
  const near = findNearest(anchor, ids) ?? findNearest(`h-${anchor}`, ids);
  return `no heading of ${file} has this anchor${near ? `; did you mean #${near}?` : ''}`;
}

function judgeFile(place: string, files: ReadonlySet<string>): string | undefined {
  const name = toFileName(place);
  if (name !== undefined && files.has(name)) return undefined;
  const near = name && findNearFile(name, files);
  return `there is no such file${near ? `; did you mean /files/${near}?` : ''}`;
}
