import { addresses } from '../../../contract/addresses.ts';
import { defaultFormId } from '../../../contract/constants.ts';
import type { EmbedFinding } from '../../../contract/entities/embed-check.ts';
import { find } from '../../../contract/findings.ts';
import { sectionOf } from '../../../contract/paths.ts';
import { mostUnlocks, readUnlock, unlockTypes } from '../../../contract/unlock.ts';
import { isNamed } from '../../../widgets/kit/runtime/page.ts';
import { findNearest } from '../../base/nearest.ts';
import { typeOfPage } from '../../content/gates/opened-pages.ts';
import type { PageGround } from './ground.ts';
import type { ReadTag } from './read-html.ts';
import { shorten, showTag, without, withValue } from './write-tag.ts';

/** An attribute whose text its widget reads. */
export interface Asked {
  tag: ReadTag;
  /** As it is written. */
  name: string;
  value: string;
  /** What stands before the attributes of what is opened. */
  prefix: string;
  /** What its words name. */
  parts: Readonly<Record<'tag' | 'attribute' | 'value', string>>;
}

type Check = (asked: Asked, ground: PageGround) => EmbedFinding[];

/** What is held against the content, or told of, by the attribute's name. */
const checks: Readonly<Record<string, Check>> = {
  'form-id': ({ value, parts }, { hasForm }) => (hasForm(Number(value)) ? [] : [find('unknownForm', 'limits', parts)]),
  test: ({ tag, name, parts }) => [find('testMode', 'notes', parts, without(tag, name))],
  site: ({ tag, name }, ground) => checkSite(tag, name, ground),
  unlock: checkUnlock,
  source: checkSource,
  prefill: checkPrefill,
};

/** What is wrong with a value that can be read. */
export const checkValue = (own: string, asked: Asked, ground: PageGround): EmbedFinding[] =>
  Object.hasOwn(checks, own) ? (checks[own]?.(asked, ground) ?? []) : [];

/** A site may be named by its mark, its id or its language. What names none is passed over. */
export function checkSite(tag: ReadTag, name: string, { sites }: PageGround): EmbedFinding[] {
  const value = tag.attributes[name]?.trim() ?? '';
  if (value === '' || sites.some((site) => isNamed(site, value))) return [];
  const marks = sites.map(({ mark }) => mark);
  // A slip makes another mark of one so short: of its letters, the first one is kept.
  const near = marks.find((mark) => mark[0] === value[0]?.toLowerCase() && value.length <= mark.length + 1);
  const parts = { tag: showTag(tag), value: shorten(value), known: marks.join(', ') };
  return [find('unknownSite', 'limits', parts, near ? withValue(tag, name, near) : without(tag, name))];
}

/** The forms that a tag may show: the one that it names, else the default of whichever site. */
function formsOf({ tag, prefix }: Asked, { sites, hasForm }: PageGround): readonly number[] {
  const named = tag.attributes[`${prefix}form-id`];
  const ids = named === undefined ? sites.map(({ mark }) => defaultFormId(mark, '/')) : [Number(named)];
  return ids.filter(hasForm);
}

function checkUnlock(asked: Asked, ground: PageGround): EmbedFinding[] {
  const { tag, name, value, prefix, parts } = asked;
  const forms = formsOf(asked, ground);
  const words = [...new Set(value.split(/[\s,]+/))].filter(Boolean).slice(0, mostUnlocks);
  return words.flatMap((word): EmbedFinding[] => {
    const told = { ...parts, value: shorten(word) };
    const [target] = readUnlock(word);
    if (!target) {
      const near = findTarget(word);
      const meant = near && value.replace(word, () => near);
      return [find('unreadAttribute', 'limits', told, meant ? withValue(tag, name, meant) : undefined)];
    }
    const openers = ground.formsBefore(target);
    const [first] = openers;
    if (first === undefined) return [find('unknownUnlock', 'limits', told)];
    if (forms.length === 0 || forms.some((form) => openers.includes(form))) return [];
    const mend = withValue(tag, `${prefix}form-id`, String(first));
    return [find('unlockElsewhere', 'limits', { ...told, known: openers.join(', ') }, mend)];
  });
}

/** The longest word that may be meant to name what is unlocked. */
const longestTarget = 100;

/** What was likely meant to be unlocked: a kind that is nearly written so, or the path of its page. */
function findTarget(word: string): string | undefined {
  if (word.length > longestTarget) return undefined;
  const [, name = '', id] = /^\/?(\D*?)[^a-z\d]*([1-9]\d{0,14})$/i.exec(word.toLowerCase()) ?? [];
  const type = Object.hasOwn(typeOfPage, name) ? typeOfPage[name] : findNearest(name, unlockTypes);
  return id && type && `${type}/${id}`;
}

/** The first segments of all pages' paths. */
const sections = [...new Set(Object.values(addresses).map((address) => sectionOf(address).slice(1)))];

/** A path of the site; of which entry is not looked at. One that is none counts for the home page, as most do. */
function checkSource({ tag, name, value, parts }: Asked, { sites }: PageGround): EmbedFinding[] {
  const said = value.trim();
  const path = URL.canParse(said) ? new URL(said).pathname : said.replace(/[?#].*$/s, '');
  const segments = path.split('/').filter((segment) => segment !== '' && sites.every(({ mark }) => mark !== segment));
  const [first = '', ...rest] = segments;
  const isPage = sections.includes(first);
  if (isPage && path === said) return [];
  const near = isPage ? first : findNearest(first, sections.filter(Boolean));
  const mend = near === undefined ? undefined : withValue(tag, name, `/${[near, ...rest].join('/')}`);
  return [find('unknownSource', 'limits', parts, mend)];
}

/** The most first values that are looked at. */
const mostValues = 50;

function checkPrefill(asked: Asked, ground: PageGround): EmbedFinding[] {
  const { value, parts } = asked;
  const given = readRecord(value);
  // A widget that hands it on to the form reads any text.
  if (!given) return value.trim() ? [find('unreadAttribute', 'limits', parts)] : [];
  const fields = formsOf(asked, ground).flatMap(ground.fieldsOf);
  if (fields.length === 0) return [];
  const unique = [...new Map(fields.map((field) => [field.id, field])).values()];
  const names = unique.flatMap(({ id, name }) => [String(id), name]);
  const known = shorten(unique.map(({ id, name }) => `${id} ${name}`).join(', '));
  const strange = Object.keys(given).filter((key) => given[key] !== null && !names.includes(key));
  return strange.slice(0, mostValues).map((key) => {
    const near = findNearest(key, /^\d+$/.test(key) ? [] : names);
    const mend = near === undefined ? undefined : { way: 'replace' as const, line: JSON.stringify(near) };
    return find('unknownField', 'limits', { ...parts, value: shorten(key), known }, mend);
  });
}

/** An object of JSON; nothing where the text is none. */
function readRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
