import { LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { LineFault } from './faults.ts';

/** Faults of one file's YAML: the first is the cause of most others. */
const mostFaults = 5;

/** What the parser found, beside the line that it stands on and what is written there. */
interface Found {
  message: string;
  line: string;
  /** What stands behind the name of the field. */
  value: string;
}

const quote = 'put quotes around it';

/** Signs that begin something else than a text. */
const beginnings = /^[[\]{}*&!|>@`%,?-]/;

function describeValue({ value, message }: Found): string {
  if (/^[[{].*，/.test(value))
    return 'has a wide comma (，) in its brackets: write a plain one, with a space behind it';
  const [sign] = beginnings.exec(value) ?? [];
  if (sign) return `begins with ${sign}, which means something else here: ${quote}`;
  if (/^["']/.test(value))
    return 'goes on behind its closing quotation mark: put quotes of the other kind around all of it';
  return `${message}: a text with signs of its own wants quotes around it`;
}

/** A space that is no plain one, as of Chinese or of what was copied: to YAML it is a letter. */
const strangeSpace = /^[ \t]*(?:- +)*[\w-]+:(?![ \t])\s/;

/** A field is a name, a colon and a space. */
function describeNoField({ line }: Pick<Found, 'line'>): string {
  if (strangeSpace.test(line)) return 'has a space behind its colon that is no plain one: type it anew';
  const [, , name] = noSpace.exec(line) ?? [];
  if (name !== undefined) return `has no space behind its colon: write "${name}: …"`;
  return 'is no field: write "name: value", with a space behind the colon, and let fields of one level begin in one column';
}

/** A name before the colon that Chinese is written with, which is no sign of YAML's. */
const fullWidth = /^(\s*(?:- +)*)([\w-]+)\s*：\s*/;

/** A name before a colon without its space, which makes no field of it; an address has a slash there. */
const noSpace = /^(\s*(?:- +)*)([A-Za-z][\w-]*):(?=[^\s:/])/;

/** A field that is indented by spaces that are no plain ones: to YAML they are letters. */
const strangeIndent = /^[ \t]*[^\S\t ]\s*(?:- +)*[\w-]+\s*:/;

/** What is wrong with what a line is indented by; undefined where nothing is. */
function describeIndent(code: string, line: string): string | undefined {
  if (code === 'TAB_AS_INDENT') return 'has a tab before it: indent with spaces';
  return strangeIndent.test(line) ? 'has a space before it that is no plain one: indent with plain spaces' : undefined;
}

const describeFullWidth = (name: string) =>
  `has a full-width colon (：) behind its name: write "${name}: …", with a plain colon and a space`;

/** What is wrong with a name that YAML takes as it stands, and that no eye tells from the right one; undefined where nothing is. */
export function describeName(name: string): string | undefined {
  const [, , before] = fullWidth.exec(name) ?? [];
  if (before !== undefined) return describeFullWidth(before);
  if (/\p{Cf}/u.test(name)) return 'has a sign in its name that no eye sees: type the name anew';
  return name.trim() === name ? undefined : 'has a space beside its name that is no plain one: remove it';
}

/** What front matter without a single field has in their place: of the wide colons of all, YAML makes one text. */
export function describeNoFields(yaml: string): LineFault {
  for (const [at, line] of yaml.split(/\r?\n/).entries()) {
    const [, , name] = fullWidth.exec(line) ?? [];
    if (name !== undefined) return { line: at + 2, path: [name], reason: describeFullWidth(name) };
  }
  return { line: 2, reason: 'the front matter must be fields, each written as "name: value"' };
}

/** How the parser says that a bracket is never closed. */
const unclosed = /^Flow (sequence|map) .* end with/;

/** The parser's codes in a writer's words. */
const descriptions: Readonly<Record<string, (found: Found) => string>> = {
  BLOCK_AS_IMPLICIT_KEY: ({ value, message }) => {
    if (/block sequence/.test(message))
      return 'has a line of its list in another column than those before: let every "- " begin in one column';
    if (value.startsWith('｛')) return 'has wide brackets (｛ ｝), which are letters here: write plain ones, { and }';
    return /:(?:\s|$)/.test(value)
      ? `has a colon with a space in its text: ${quote}`
      : 'is followed by a line that is indented: let that begin in the same column as this one';
  },
  DUPLICATE_KEY: () => 'stands twice: remove one of the two',
  MISSING_CHAR: (found) => {
    const [, mark] = /closing (["'])quote/.exec(found.message) ?? [];
    if (mark) return `begins with ${mark}, which is never closed: write one at its end too`;
    // As a picture does in a text: a field takes its path alone.
    return found.value.startsWith('!') ? describeValue(found) : describeNoField(found);
  },
  MULTILINE_IMPLICIT_KEY: describeNoField,
  BAD_INDENT: (found) => {
    if (/same column/.test(found.message))
      return 'begins in another column than the field before it: indent fields that belong together alike, and none below a text';
    const [, kind] = unclosed.exec(found.message) ?? [];
    if (kind)
      return `has a ${kind === 'map' ? '{' : '['} that is never closed: write ${kind === 'map' ? '}' : ']'} at its end, or ${quote}`;
    return describeValue(found);
  },
  BAD_DQ_ESCAPE: () => 'has a backslash within double quotes: use single quotes, or write it twice',
  UNEXPECTED_TOKEN: describeValue,
  BAD_SCALAR_START: describeValue,
  TAG_RESOLVE_FAILED: describeValue,
};

/** What keeps the YAML of a file from being read: line, field, cause and cure. The first of each line counts. */
export function describeYaml(
  yaml: string,
  problems: readonly Pick<YAMLError, 'code' | 'pos' | 'message'>[],
): LineFault[] {
  const counter = new LineCounter();
  parseDocument(yaml, { lineCounter: counter });
  const written = yaml.split(/\r?\n/);
  // A field all the same, for who looks where a line belongs.
  const lines = written.map((line) => line.replace(fullWidth, '$1$2: '));
  const faults = new Map<number, LineFault>();
  let misindented = false;
  for (const { code, pos, message } of problems.slice(0, mostFaults)) {
    const opening = findBracket(yaml, pos[0], message) ?? pos[0];
    const at = findQuote(lines, counter.linePos(opening).line - 1, message);
    const line = lines[at] ?? '';
    const indent = describeIndent(code, line);
    // Of what is indented by a wrong sign the lines below it are taken for something else too.
    if (faults.has(at) || (misindented && !indent)) continue;
    misindented ||= indent !== undefined;
    const [, value = ''] = field.exec(line)?.slice(1) ?? [];
    const describe = Object.hasOwn(descriptions, code) ? descriptions[code] : undefined;
    const own = code === 'DUPLICATE_KEY' ? /^[\w-]+/.exec(yaml.slice(pos[0])) : null;
    const [, , name] = fullWidth.exec(written[at] ?? '') ?? [];
    const spaced = lines.with(at, line.replace(noSpace, '$1$2: '));
    faults.set(at, {
      line: at + 2,
      // How deep a tab is meant to be nobody knows.
      path: code === 'TAB_AS_INDENT' ? pathOf(lines, at).slice(-1) : pathOf(spaced, at, own?.[0]),
      reason: name
        ? describeFullWidth(name)
        : (indent ?? (describe ?? describeValue)({ message, line, value: value.trim() })),
    });
  }
  return [...faults.values()];
}

/** `*word` is read as the name of something that was marked before. */
export function describeAlias(yaml: string, alias: string): LineFault {
  const lines = yaml.split(/\r?\n/);
  const at = Math.max(
    0,
    lines.findIndex((line) => line.includes(`*${alias}`)),
  );
  return { line: at + 2, path: pathOf(lines, at), reason: `begins with *, which means something else here: ${quote}` };
}

const field = /^\s*(?:- +)*["']?([\w-]+)["']?\s*:(?:\s(.*)|$)/;

/** A quotation mark that is never closed is noticed at the end only. */
function findQuote(lines: readonly string[], at: number, message: string): number {
  const [, mark] = /closing (["'])quote/.exec(message) ?? [];
  if (!mark) return at;
  const open = new RegExp(`^\\s*(?:- +)*(?:[\\w-]+:\\s+)?${mark}[^${mark}]*$`);
  const found = lines.slice(0, at + 1).findIndex((line) => open.test(line));
  return found < 0 ? at : found;
}

/** A bracket that is never closed is noticed at the field below it. */
function findBracket(yaml: string, end: number, message: string): number | undefined {
  if (!unclosed.test(message)) return undefined;
  let closed = 0;
  for (let at = end - 1; at >= 0; at -= 1) {
    if (/[\]}]/.test(yaml.charAt(at))) closed += 1;
    else if (/[[{]/.test(yaml.charAt(at)) && closed-- === 0) return at;
  }
  return undefined;
}

/** The field on a line, or the one that a line goes on with, below those that it belongs to. */
function pathOf(lines: readonly string[], at: number, own?: string): string[] {
  const path: string[] = [];
  let column = Number.POSITIVE_INFINITY;
  for (let index = at; index >= 0 && column > 0; index -= 1) {
    const line = lines[index] ?? '';
    const [, name] = field.exec(line) ?? [];
    const indent = line.search(/[^\s-]/);
    if (name === undefined || indent >= column) continue;
    path.unshift(name);
    column = indent;
  }
  // In braces several fields share a line.
  return own === undefined || path.at(-1) === own ? path : [...path, own];
}
