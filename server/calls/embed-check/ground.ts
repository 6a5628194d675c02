import type { Release } from '../../http/read-release.ts';

/** What a page is held against: what this server and its release are. */
export interface CheckGround {
  /** The origin that snippets name, without a final slash. */
  origin: string;
  /** The newest one. */
  release: Pick<Release, 'name' | 'hashes' | 'writeMap'> & { sealed: Pick<Release['sealed'], 'integrity'> };
  widgets: readonly CheckedWidget[];
  /** Whether an address is of this server, by whatever name of its own. */
  isHome(url: URL): boolean;
  hasForm(id: number): boolean;
  /** Whether pages of an origin may send forms. */
  maySend(origin: string): boolean;
}

/** A widget as its tag is written. */
export interface CheckedWidget {
  /** The tag's suffix. */
  name: string;
  /** It comes over the page where something opens it. */
  opens: boolean;
  /** By their names in HTML: whether one makes anything of a text. */
  attributes: Readonly<Record<string, (text: string) => boolean>>;
}
