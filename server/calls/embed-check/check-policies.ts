import { type Directive, findDirective, withSource } from '../../../contract/csp.ts';
import type { EmbedFinding, Mend } from '../../../contract/entities/embed-check.ts';
import { find } from '../../../contract/findings.ts';
import { hashOf } from '../../base/hash-of.ts';
import type { CheckGround } from './ground.ts';
import { admitsImport, admitsInline, admitsScript, has, hasNonces, type Policy } from './policies.ts';
import type { InlineText } from './read-html.ts';
import { type Loader, writeScript } from './read-loader.ts';
import { matchesList, type PageUrl } from './source-list.ts';
import { shorten } from './write-tag.ts';

/** What policies are asked about. */
export interface Asked {
  loaders: readonly Loader[];
  inline: readonly InlineText[];
  page: PageUrl;
  release: CheckGround['release'];
}

/** What a policy keeps from working. One that is only reported keeps nothing, and is told all the same. */
export function checkPolicy(policy: Policy, asked: Asked): EmbedFinding[] {
  const found = [
    ...checkSandbox(policy),
    ...asked.loaders.flatMap((loader) => checkLoader(policy, loader, asked)),
    ...asked.loaders.flatMap((loader) => checkContent(policy, loader, asked)),
    ...asked.inline.flatMap((inline) => checkInline(policy, inline)),
  ];
  const { source } = policy;
  return found.map((finding) => ({
    ...finding,
    policy: source,
    ...(source.reportOnly && { weight: 'notes' as const }),
  }));
}

/** Any file of a loader's release that widgets import, and of the content's pictures and films. */
const files = {
  chunk: '/v/0/w/kit.js',
  img: '/files/picture.jpg',
  media: '/files/film.mp4',
  connect: '/api/internal/form',
};

function checkLoader(policy: Policy, loader: Loader, { page, release }: Asked): EmbedFinding[] {
  const directive = findDirective(policy.directives, 'script');
  if (!directive) return [];
  const chunk = { ...loader, url: new URL(files.chunk, loader.url) };
  if (admitsScript(directive, loader, page) && admitsImport(directive, chunk, page))
    return checkMap(directive, loader, release);
  const { origin } = loader.url;
  const parts = { directive: directive.name, source: origin };
  if (!has(directive, 'strict-dynamic')) {
    const isHidden = hasNonces(directive) && loader.tag?.attributes.nonce === '';
    // Without it the tag would be let through as well; what is hidden may well be right.
    if (isHidden) return [find('nonceHidden', 'notes', parts)];
    return [find('scriptBlocked', 'blocks', parts, withSource(directive, 'script', origin))];
  }
  if (loader.nonce) return [find('nonceDiffers', 'blocks', { ...parts, nonce: shorten(loader.nonce) })];
  if (loader.tag?.attributes.nonce === '') return [find('nonceHidden', 'notes', parts)];
  const mend = withNonce(loader);
  if (hasNonces(directive)) return [find('nonceMissing', 'blocks', parts, mend)];
  return [find('hashOnly', 'blocks', { ...parts, tag: mend.line }, withSource(directive, 'script', "'nonce-…'"))];
}

/** The sealed loader writes an import map into the page. Of another release nobody here knows what is in it. */
function checkMap(directive: Directive, loader: Loader, { name, writeMap }: Asked['release']): EmbedFinding[] {
  const { sealed, release, tag, nonce, url } = loader;
  if (!sealed || release !== name || (tag?.attributes.nonce === '' && hasNonces(directive))) return [];
  const text = writeMap(url.origin);
  if (admitsInline(directive, { text, nonce })) return [];
  const mend = withSource(directive, 'script', `'${hashOf(text)}'`);
  return [find('sealedMap', 'limits', { directive: directive.name }, mend)];
}

/** The script tag with a place for the page's own nonce. */
const withNonce = (loader: Loader): Mend => {
  const { release: name, integrity, sealed } = loader;
  return {
    way: 'replace',
    line: writeScript(loader, name && integrity ? { name, integrity, sealed } : undefined, '…'),
  };
};

const fetched = [
  ['connect', 'connectBlocked', 'blocks'],
  ['img', 'imgBlocked', 'limits'],
  ['media', 'mediaBlocked', 'limits'],
] as const;

function checkContent(policy: Policy, { content }: Loader, { page }: Asked): EmbedFinding[] {
  return fetched.flatMap(([kind, code, weight]) => {
    const directive = findDirective(policy.directives, kind);
    if (!directive || matchesList(directive.sources, new URL(files[kind], content), page)) return [];
    return [find(code, weight, { directive: directive.name, source: content }, withSource(directive, kind, content))];
  });
}

/** Texts of the page's own that say something to widgets: the queue, and the rule that themes them. */
const ours = { script: /\bvitrine\b|\bvtApi\b|\/loader\.js/, style: /\bvt-[a-z]/ } as const;

export const isOurs = ({ kind, text }: InlineText) => ours[kind].test(text);

function checkInline(policy: Policy, inline: InlineText): EmbedFinding[] {
  const { kind, text } = inline;
  const directive = findDirective(policy.directives, kind);
  if (!directive || admitsInline(directive, inline)) return [];
  // The browser hides a nonce from whoever copies the living page.
  if (inline.nonce === '' && hasNonces(directive)) return [];
  const code = kind === 'script' ? 'inlineScript' : 'inlineStyle';
  return [find(code, 'limits', { directive: directive.name }, withSource(directive, kind, `'${hashOf(text)}'`))];
}

/** A policy that sandboxes a page does so by its header alone, and once it is enforced. */
function checkSandbox({ directives, source }: Policy): EmbedFinding[] {
  const words = directives.get('sandbox');
  if (!words || source.from === 'meta' || source.reportOnly) return [];
  const known = words.map((word) => word.toLowerCase());
  const missing = (...wanted: string[]) => wanted.filter((word) => !known.includes(word));
  const lacks = missing('allow-scripts', 'allow-same-origin', 'allow-forms');
  if (lacks.length === 0) return [];
  const mend: Mend = { way: 'replace', line: ['sandbox', ...words, ...lacks].join(' ') };
  if (lacks.includes('allow-scripts')) return [find('sandboxScripts', 'blocks', { directive: 'sandbox' }, mend)];
  const code = lacks.includes('allow-same-origin') ? 'sandboxForms' : 'sandboxSearches';
  return [find(code, 'limits', { missing: lacks.join(' ') }, mend)];
}
