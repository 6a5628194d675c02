import { Parser } from 'htmlparser2';
import { findParked } from './held-scripts.ts';

/** A tag of a page's source. */
export interface ReadTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** It swallows what follows: written `<vt-form />`, which HTML knows no more than `<div />`, or never closed. */
  swallows?: 'selfClosed' | 'unclosed';
  /** What keeps it from being alive. */
  inside?: 'noscript' | 'template';
  /** Where a script's address stands, if not in `src`. */
  parked?: string;
}

/** A text of script or style that stands in the page. */
export interface InlineText {
  kind: 'script' | 'style';
  text: string;
  nonce?: string;
}

/** What a page's source says of widgets. */
export interface ReadPage {
  /** Script tags with an address. */
  scripts: readonly ReadTag[];
  /** Addresses that links ask for before anything does. */
  preloads: readonly string[];
  /** Tags that begin with `vt-`, or with another sign in the hyphen's place. */
  tags: readonly ReadTag[];
  /** Elements that open a widget. */
  openers: readonly ReadTag[];
  /** Elements that say something to widgets, and open none. */
  strays: readonly ReadTag[];
  /** A link to an address that opens a widget. */
  hasLink: boolean;
  /** A form that a server has included whole: without script it is sent as a plain one. */
  hasWholeForm: boolean;
  inline: readonly InlineText[];
  /** Policies of `<meta>` tags. Such a tag counts in the head alone. */
  policies: readonly string[];
  /** Policies of referrers that `<meta>` tags name. */
  referrers: readonly string[];
  base?: string;
}

/** An element that is open, and what holds for all within it. */
interface Frame {
  /** It is a widget. */
  tag?: ReadTag;
  inside: ReadTag['inside'];
  /** A server rendered it into a widget, whose own it is. */
  rendered: boolean;
  inBody: boolean;
}

/** The deepest that is read, as in browsers: what is nested further costs a parser more with each tag. */
const deepest = 512;

/** What is written to name a widget that is opened, or what that is told; misspelt, too. */
export const openingPattern = /^(?:data[-_]?)?vt[-_](.+)$|^data[-_]vt([a-z].*)$/;

const isPolicy = ({ name, attributes }: ReadTag) =>
  name === 'meta' && attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy';

const isReferrer = ({ name, attributes }: ReadTag) => name === 'meta' && attributes.name?.toLowerCase() === 'referrer';

export function readHtml(html: string): ReadPage {
  const scripts: ReadTag[] = [];
  const preloads: string[] = [];
  const tags: ReadTag[] = [];
  const openers: ReadTag[] = [];
  const strays: ReadTag[] = [];
  let hasLink = false;
  let hasWholeForm = false;
  const inline: InlineText[] = [];
  const policies: string[] = [];
  const referrers: string[] = [];
  let base: string | undefined;

  const open: Frame[] = [];
  let text: InlineText | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { inside, rendered = false, inBody = false, tag: outer } = open.at(-1) ?? {};
        const isWidget = /^vt[^a-z\d]/.test(name);
        const swallows = isWidget && html[parser.endIndex - 1] === '/' ? ('selfClosed' as const) : undefined;
        const tag: ReadTag = { name, attributes, swallows, inside };
        if (isWidget && !rendered) tags.push(tag);
        if ('data-vt-open' in attributes && !rendered) openers.push(tag);
        else if (!isWidget && !rendered && Object.keys(attributes).some((each) => openingPattern.test(each)))
          strays.push(tag);
        hasLink ||= name === 'a' && /#vt-/.test(attributes.href ?? '');
        const parked = name === 'script' ? findParked(attributes) : undefined;
        const src = attributes[parked ?? 'src'];
        if (name === 'script' && src !== undefined)
          scripts.push({ ...tag, attributes: { ...attributes, src }, parked });
        if ((name === 'script' || name === 'style') && src === undefined && !inside) {
          text = { kind: name, text: '', nonce: attributes.nonce };
          inline.push(text);
        }
        if (name === 'link' && /^(?:module)?preload$/i.test(attributes.rel?.trim() ?? '') && !inside)
          preloads.push(attributes.href ?? '');
        if (name === 'base') base ??= attributes.href;
        if (isPolicy(tag) && !inside && !inBody) policies.push(attributes.content ?? '');
        if (isReferrer(tag) && !inside && !rendered) referrers.push(attributes.content ?? '');
        const isShadow = name === 'template' && attributes.shadowrootmode !== undefined;
        hasWholeForm ||= isShadow && outer?.name === 'vt-form';
        const isDead = name === 'noscript' || (name === 'template' && !isShadow);
        open.push({
          tag: isWidget ? tag : undefined,
          inside: inside ?? (isDead ? name : undefined),
          rendered: rendered || (isShadow && outer !== undefined),
          inBody: inBody || name === 'body',
        });
        if (open.length === deepest) parser.pause();
      },
      ontext(piece) {
        if (text) text.text += piece;
      },
      onclosetag(name, isImplied) {
        const closed = open.pop();
        if (isImplied && closed?.tag && closed.tag.name === name) closed.tag.swallows ??= 'unclosed';
        if (name === text?.kind) text = undefined;
      },
    },
    { recognizeSelfClosing: false },
  );
  parser.end(html);
  return { scripts, preloads, tags, openers, strays, hasLink, hasWholeForm, inline, policies, referrers, base };
}
