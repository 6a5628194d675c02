import type { QueryRule } from './query-rules.ts';
import type { SiteMark } from './site-marks.ts';

/** A file of a site, as a web server finds it. */
export interface ExportedFile {
  /** Below the site's folder, without a slash before it. */
  file: string;
  /** The path that asks for it. */
  path: string;
  /** What the server sends with it that does not follow from its bytes, by name. */
  headers: Readonly<Record<string, string>>;
}

/** One site's files, and what its web server has to know beside them. */
export interface ExportedSite {
  mark: string;
  origin: string;
  files: readonly ExportedFile[];
  /** Addresses that have moved, by path. */
  moved: ReadonlyMap<string, { to: string; status: number }>;
  /** The sites that an address of this host may name. */
  marks: readonly SiteMark[];
  /** What a server makes of queries. */
  queries: readonly QueryRule[];
}
