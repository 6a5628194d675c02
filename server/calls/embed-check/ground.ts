import type { FormField } from '../../../contract/entities/form.ts';
import type { SiteSummary } from '../../../contract/entities/site.ts';
import type { UnlockTarget } from '../../../contract/unlock.ts';
import type { Release } from '../../http/read-release.ts';

/** What a page is held against: what this server and its release are. */
export interface CheckGround {
  /** The origin that snippets name, without a final slash. */
  origin: string;
  /** The newest one. */
  release: Pick<Release, 'name' | 'hashes' | 'writeMap'> & { sealed: Pick<Release['sealed'], 'integrity'> };
  widgets: readonly CheckedWidget[];
  /** Whether an earlier release's loader is served, the plain one or the sealed. */
  hasRelease(name: string, sealed: boolean): boolean;
  /** Whether an address is of this server, by whatever name of its own. */
  isHome(url: URL): boolean;
  hasForm(id: number): boolean;
  /** Whether pages of an origin may send forms. */
  maySend(origin: string): boolean;
}

/** What the content has of what a page names. */
export interface ContentGround {
  sites: readonly SiteSummary[];
  /** The fields of a form and of its translations: one tag serves all languages. */
  fieldsOf(formId: number): readonly Pick<FormField, 'id' | 'name'>[];
  /** The forms that open it, in all languages; none where nothing of that id stands behind one. */
  formsBefore(target: UnlockTarget): readonly number[];
}

export type PageGround = CheckGround & ContentGround;

/** A widget as its tag is written. */
export interface CheckedWidget {
  /** The tag's suffix. */
  name: string;
  /** It comes over the page where something opens it. */
  opens: boolean;
  /** By their names in HTML: whether one makes anything of a text. */
  attributes: Readonly<Record<string, (text: string) => boolean>>;
}
