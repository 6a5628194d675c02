/** What an attribute of a widget takes, as the page that makes snippets asks for it. */
export interface EmbedAttribute {
  /** As it is written in HTML. */
  name: string;
  /**
   * `id` is an entry's, `number` counts, `choice` is one of `words`, `switch` is there or not, `values` are texts by
   * key as JSON, `films` a list of videos as JSON.
   */
  kind: 'id' | 'number' | 'choice' | 'switch' | 'values' | 'films' | 'text';
  words?: string[];
  /** What goes without saying. */
  standard?: string;
}

export interface EmbedWidget {
  /** The tag's suffix. */
  name: string;
  attributes: EmbedAttribute[];
  /** The chunks that it imports beside the kit. */
  imports: string[];
}

/** A custom property that widgets are themed by. */
export interface EmbedProperty {
  /** With its two hyphens. */
  name: string;
  kind: 'color' | 'length';
  standard: string;
}

/** Which release's loader a page may pin. */
export interface EmbedRelease {
  name: string;
  /** What a browser holds the loader against (Subresource Integrity). */
  integrity: string;
  /** The loader that has the hashes of all other files. */
  sealed: {
    integrity: string;
    /** What a policy without nonces lists, for the import map that holds those hashes: `sha256-…`. */
    map: string;
  };
}

/** A form, and how high it is in CSS pixels: in one column, as on a phone, and in two. */
export interface EmbedForm {
  id: number;
  name: string;
  room: { narrow: number; wide: number };
}

/** All that a snippet can be made of. */
export interface EmbedOptions {
  /** The origin that snippets name, without a final slash. */
  origin: string;
  release: EmbedRelease;
  widgets: EmbedWidget[];
  properties: EmbedProperty[];
  /** The site's forms. */
  forms: EmbedForm[];
}
