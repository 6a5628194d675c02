import { isFramedPage } from '../../contract/framed-pages.ts';
import { checkFormFields } from './check-form-fields.ts';
import type { FieldPath } from './field-path.ts';
import type { TypeName } from './types.ts';
import { type Fields, isFields, listOf, type Tell } from './values.ts';

type Rule = (fields: Fields, tell: Tell) => void;

/** How a site is prepared that is not to be seen yet. */
export const siteAhead =
  'prepare it in a copy of the content that is served elsewhere (CONTENT_DIR=/path/to/the/copy npm start), and put its folder here when it is to be public';

/** What holds between the fields of one type. */
const rules: Partial<Record<TypeName, Rule>> = {
  activity: (fields, tell) => {
    checkOrder(fields, ['startDate', 'endDate'], true, tell);
    if (fields.enrollStatus === 'OPEN' && !fields.enrollTypeDict)
      tell(['enrollStatus'], 'is OPEN, and nobody could enrol: write enrollTypeDict: FORM or THIRD_LINK beside it');
    if (fields.enrollStatus === 'OPEN' && fields.enrollTypeDict === 'THIRD_LINK' && !fields.thirdLink)
      tell(['enrollTypeDict'], 'is THIRD_LINK, and thirdLink, where visitors enrol, is missing');
  },
  form: ({ formFields }, tell) => checkFormFields(formFields, tell),
  'static-page': ({ url }, tell) => {
    if (typeof url === 'string' && !/^https?:/.test(url) && !isFramedPage(url.replace(/^\/files\//, '')))
      tell(['url'], `"${url}" is nothing to show in a frame: name an HTML file below files/pages/, or a whole address`);
  },
  site: ({ origins, ...fields }, tell) => {
    for (const name of Object.keys(holds))
      if (fields[name] !== undefined && fields[name] !== false)
        tell([name], `keeps no site back, which is shown as soon as its folder is there: ${siteAhead}`);
    for (const [index, origin] of listOf(origins).entries()) {
      if (typeof origin !== 'string' || isOrigin(origin)) continue;
      const cure = origin.includes('*')
        ? 'name each host whole, for a * stands for none'
        : 'write https:// and a host, with nothing behind it';
      tell(['origins', index], `"${origin}" is no origin: ${cure}`);
    }
  },
};

/** Fields that hold where a link leads. Those that may name a file are looked at as files. */
const addresses = new Set([
  ...['buttonLink', 'liveAddress', 'thirdLink', 'pageAddress', 'jumpToAddress', 'href', 'address'],
  // Of a privacy policy.
  'url',
]);

/** Whether a field of that name holds an address: a path of the site, or one with a scheme. */
export function isAddressField(name: string): boolean {
  return addresses.has(name);
}

/** What each kind of button needs to lead anywhere; a form has a standard one. */
const targets: Readonly<Record<string, readonly string[]>> = {
  URL: ['buttonLink'],
  DOCUMENT: ['attachment', 'attachmentUrl'],
  VIDEO: ['attachment', 'attachmentUrl'],
};

/**
 * What no field alone can tell: an end before its start, a button that leads nowhere, an id that stands twice in a
 * list. The values are as they were expanded and may be of any shape: faults of shape are the schema's to tell.
 */
export function checkValues(type: TypeName, fields: Fields, tell: Tell): void {
  const { timeZone } = fields;
  if (typeof timeZone === 'string' && !isTimeZone(timeZone))
    tell(['timeZone'], `"${timeZone}" is no time zone: write one such as Asia/Shanghai or Europe/London`);
  checkOrder(fields, ['publishAt', 'unpublishAt'], false, tell);
  rules[type]?.(fields, tell);
  checkNode(fields, [], tell);
}

/** Fields that keep an entry back, and what each takes. */
const holds = { draft: 'true', publishAt: 'a date', unpublishAt: 'a date' };

/** YAML takes a field without a value for one that is not there: what was to be kept back would go out at once. */
export function checkHolds(given: Fields, tell: Tell): void {
  for (const [name, value] of Object.entries(holds))
    if (given[name] === null) tell([name], `has no value, and so does nothing: write ${value}, or leave the line out`);
}

function checkNode(node: unknown, path: FieldPath, tell: Tell, owner: Fields = {}): void {
  if (typeof node === 'string') checkText(node, path, tell);
  else if (Array.isArray(node)) {
    checkIds(node, path, tell);
    for (const [index, item] of node.entries()) checkNode(item, [...path, index], tell);
  } else if (isFields(node)) {
    checkTarget(node, path, tell, owner);
    for (const [name, value] of Object.entries(node)) checkNode(value, [...path, name], tell, node);
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const odd = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Surrogate}/u;

/** Spaces, and signs that have no width. */
const blank = /^[\s\p{Cf}]+$/u;

function checkText(text: string, path: FieldPath, tell: Tell): void {
  if (odd.test(text)) tell(path, 'holds a control character: remove it');
  else if (blank.test(text)) tell(path, 'has only spaces: write its text, or leave the line out');
  // Of a site, and of a film's captions.
  else if (path.at(-1) === 'lang' && !isLanguageTag(text))
    tell(path, `"${text}" is no language tag: write one such as zh-CN or en`);
  else if (isAddressField(String(path.at(-1))) && !isAddress(text))
    tell(path, `"${text}" leads nowhere: write a path from / on, or an address with https://, mailto: or tel:`);
}

function checkIds(items: readonly unknown[], path: FieldPath, tell: Tell): void {
  const seen = new Map<unknown, number>();
  for (const [index, item] of items.entries()) {
    const id = isFields(item) ? item.id : undefined;
    if (typeof id !== 'number') continue;
    const first = seen.get(id);
    if (first === undefined) seen.set(id, index);
    else tell([...path, index, 'id'], `number ${first + 1} of this list has the id ${id} already`);
  }
}

function checkTarget(jump: Fields, path: FieldPath, tell: Tell, owner: Fields): void {
  const { jumpContentType: kind } = jump;
  const needed = typeof kind === 'string' && Object.hasOwn(targets, kind) ? targets[kind] : undefined;
  // A banner or a media resource has a video of its own.
  if (kind === 'VIDEO' && (owner.videoRelation || owner.videoMaterial)) return;
  if (needed && !needed.some((name) => jump[name]))
    tell([...path, 'jumpContentType'], `is ${String(kind)}, and ${needed.join(' or ')}, where it leads, is missing`);
}

/** @param mayMeet whether the two may be the same moment: a window that is open for none is a mistake */
function checkOrder(fields: Fields, [from, to]: readonly [string, string], mayMeet: boolean, tell: Tell): void {
  const start = readMoment(fields[from]);
  const end = readMoment(fields[to]);
  if (end < start || (!mayMeet && end === start)) tell([to], `does not lie after ${from}: put the two right`);
}

/** NaN, which no comparison holds for, where there is none. */
function readMoment(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

/** Whether a link may lead there: no script, no host that a backslash or two slashes hide. */
function isAddress(text: string): boolean {
  if (/[\s\\]/.test(text)) return false;
  if (/^(?:\/(?!\/)|[?#])/.test(text) || /^(?:mailto|tel):./i.test(text)) return true;
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Whether a text names a zone of IANA's table. */
export function isTimeZone(text: string): boolean {
  // Some also take `+08:00`, and not all browsers do.
  if (!/^[a-z]/i.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}

/** Every language of two letters has a name: `cn` is a country, and `jp` another. Of those with three few have one. */
function isLanguageTag(text: string): boolean {
  try {
    const { language } = new Intl.Locale(text);
    return language.length === 3 || languageNames.of(language) !== undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}
