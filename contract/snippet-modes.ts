/**
 * The script that a page includes: the newest release of it, or one that is pinned and held against its hash. One that is
 * `sealed` has the hashes of all that it fetches.
 */
export interface LoaderSource {
  origin: string;
  pinned?: { name: string; integrity: string; sealed?: boolean };
}

/** How a widget comes to be seen; widgets/embed-builder has each in words. */
export const modeNames = ['inline', 'button', 'link', 'scroll', 'time', 'exit'] as const;
export type ModeName = (typeof modeNames)[number];

/** What somebody wants on a page of theirs. */
export interface Snippet {
  loader: LoaderSource;
  /** The tag's suffix. */
  widget: string;
  mode: ModeName;
  /** In a mode that waits, for how much: percent of the page's height, seconds. */
  after?: number;
  /** By their names in HTML. */
  attributes: Readonly<Record<string, string>>;
  /** Custom properties by their names. */
  theme: Readonly<Record<string, string>>;
  /** What the page keeps free for it where it stands, so that nothing moves as it comes. */
  room?: Room;
  /** Addresses of scripts that its page asks for beside the loader: it is there sooner (decision 0249). */
  early?: readonly string[];
  /** Of the button or the link; in an inline widget of the link that stands there until its script has come. */
  label?: string;
  /** Where the same is to be had without a script. */
  href?: string;
}

/**
 * The room that a widget takes: its height as a CSS length, where the screen is a phone's and where it is wider, or the
 * shape of what is as wide as its place, as CSS has it.
 */
export type Room = { narrow: string; wide: string } | { shape: string };

/** An element as code of every kind writes it; a text is its only child or one beside none. */
export interface Piece {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  child?: Piece | string;
}

export interface Mode {
  /** It comes over the page. */
  overlay: boolean;
  /** Something of the page opens it, and has words. */
  opener: boolean;
  /** What it waits for, and how much of that there can be. */
  after?: { standard: number; most: number };
  write(snippet: Snippet): Piece;
}

type Opening = { [Attribute in `data-vt-${string}`]: string };

/** What opens a widget over the page names it, and each of its attributes behind `data-vt-`. */
const toOpener = ({ widget, attributes }: Snippet): Opening => ({
  'data-vt-open': widget,
  ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-vt-${name}`, value])),
});

/** What opens a widget by itself is a tag of its own, which names it and has its attributes. */
const toTag = ({ widget, attributes }: Snippet, open: string): Piece => ({
  tag: 'vt-opener',
  attributes: { open, ...(widget !== 'form' && { widget }), ...attributes },
});

/** What each mode is, and the element that it writes. */
export const modes: Readonly<Record<ModeName, Mode>> = {
  inline: {
    overlay: false,
    opener: false,
    write: ({ widget, attributes, href, label }) => ({
      tag: `vt-${widget}`,
      attributes,
      child: href && label ? { tag: 'a', attributes: { href }, child: label } : undefined,
    }),
  },
  button: {
    overlay: true,
    opener: true,
    write: (snippet) => ({
      tag: 'button',
      attributes: { type: 'button', ...toOpener(snippet) },
      child: snippet.label,
    }),
  },
  link: {
    overlay: true,
    opener: true,
    write: (snippet) => ({
      tag: 'a',
      attributes: { href: snippet.href ?? '#', ...toOpener(snippet) },
      child: snippet.label,
    }),
  },
  scroll: {
    overlay: true,
    opener: false,
    after: { standard: 50, most: 100 },
    write: (snippet) => toTag(snippet, `scroll:${snippet.after}`),
  },
  time: {
    overlay: true,
    opener: false,
    after: { standard: 20, most: 9999 },
    write: (snippet) => toTag(snippet, `time:${snippet.after}`),
  },
  exit: { overlay: true, opener: false, write: (snippet) => toTag(snippet, 'exit') },
};

const isModeName = (name: string): name is ModeName => Object.hasOwn(modes, name);

/** Whether a widget that has no way to open over the page can be had in this mode, too. */
export const readMode = (name: string, canOpen: boolean): ModeName =>
  isModeName(name) && (canOpen || !modes[name].overlay) ? name : 'inline';
