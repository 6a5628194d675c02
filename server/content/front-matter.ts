import { type Document, isNode, isPair, isSeq, LineCounter, type Node, type Pair, parseDocument, visit } from 'yaml';
import type { LineFault } from './faults.ts';
import type { FieldPath } from './field-path.ts';
import { describeAlias, describeNoFields, describeYaml } from './yaml-faults.ts';

export interface FrontMatter {
  fields: Readonly<Record<string, unknown>>;
  body: string;
  bodyLine: number;
}

/** The longest front matter, in characters. Its check runs on the thread that serves. */
const mostFrontMatter = 100_000;

/** Nothing that a type takes is nested half as deep. */
const deepest = 20;

const fence = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m;

/** Splits a Markdown file into its YAML front matter and its body, which may be empty. */
export function readFrontMatter(text: string): FrontMatter | { faults: LineFault[] } {
  if (!text.startsWith('---')) return { faults: [{ line: 1, reason: /^\s+---/.test(text) ? notFirst : missing }] };
  if (!/^---[ \t]*(?:[\r\n]|$)/.test(text)) return { faults: [{ line: 1, reason: notAlone }] };
  const parts = split(text);
  if (!parts) return { faults: [{ line: 1, reason: /\r(?!\n)/.test(text) ? oldLines : endless }] };
  const { yaml, body, bodyLine } = parts;
  const refuse = (reason: string) => ({ faults: [{ line: 2, reason }] });
  if (yaml.length > mostFrontMatter)
    return refuse(`the front matter is longer than ${mostFrontMatter / 1000} KB: move text below it`);
  // What is a fault here is told below; the parser itself would warn on the error output, beside the log.
  const document = parseDocument(yaml, { prettyErrors: false, logLevel: 'error' });
  const problems = [...document.errors, ...document.warnings];
  if (problems.some(({ message }) => message.startsWith('Maximum call stack'))) return refuse(tooDeep);
  if (problems.length > 0) return { faults: describeYaml(yaml, problems) };
  let fields: unknown;
  try {
    fields = document.toJS() ?? {};
  } catch (error) {
    // The parser refuses aliases that grow without bounds.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    const [, alias] = /^Unresolved alias .*: (\S+)$/.exec(error.message) ?? [];
    if (alias !== undefined) return { faults: [describeAlias(yaml, alias)] };
    return refuse(
      error instanceof RangeError ? tooDeep : 'the front matter repeats itself by too many aliases (*name)',
    );
  }
  if (!isShallow(fields, deepest)) return refuse(tooDeep);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return { faults: [describeNoFields(yaml)] };
  const second = findSecond(body);
  if (second !== undefined) return { faults: [{ line: bodyLine + second, reason: twice }] };
  return { fields: fields as Record<string, unknown>, body, bodyLine };
}

/** Fields as they are named, each with what stands below it, and nothing else. */
const onlyFields = /^(?:[a-z]\w*:(?:[ \t].*)?(?:\r?\n(?:[ \t-].*)?)*(?:\r?\n|$))+$/;

/** How many lines into the text another front matter begins. A line between two rules is none: it has no field's name. */
function findSecond(body: string): number | undefined {
  const text = body.trimStart();
  if (!text.startsWith('---') || !onlyFields.test(split(text)?.yaml ?? '')) return undefined;
  return body.slice(0, body.length - text.length).split('\n').length - 1;
}

/** What a file begins with, on one line, as every fault is. */
const missing =
  'there is no front matter: begin with a line of ---, then the fields, a line each, such as "title: Our user day", then a line of --- again; `npm run content -- new` writes such a file';
const notFirst = 'the front matter does not begin on the first line: remove what stands before its ---';

const notAlone = 'the first line is not --- alone: write these three signs there, and nothing else';
const twice = 'a second front matter begins here: move its fields up into the first, and remove it';
const endless = 'the front matter has no end: close it with a line of ---';
const oldLines = 'the lines end with CR alone, as old Macs had them: save the file with LF or CRLF';

const tooDeep = 'the front matter is nested too deeply';

/** Also false for what holds itself, as an alias can. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isShallow(item, depth - 1));
}

/** Undefined where the front matter has no end. */
function split(text: string): { yaml: string; body: string; bodyLine: number } | undefined {
  const match = fence.exec(text);
  if (!match) return undefined;
  const [whole, yaml = ''] = match;
  return { yaml, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}

/**
 * Tells the line that a field of a file stands on, or its nearest ancestor that stands somewhere. Reads the YAML once
 * more: lines are wanted only for faults, and counting them always would slow every start.
 */
export function createLineFinder(text: string): (path: FieldPath) => number {
  const counter = new LineCounter();
  const document = parseDocument(split(text)?.yaml ?? '', { lineCounter: counter });
  return (path) => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const start = findStart(document, path.slice(0, depth));
      if (start !== undefined) return counter.linePos(start).line + 1;
    }
    return 1;
  };
}

/** A text that a `#` ends, and what it cuts off. */
interface CutText {
  path: FieldPath;
  cut: string;
}

/**
 * Texts without quotes that end before ` #word` on their own line. Who writes a comment leaves a space behind the `#`; who
 * writes a number or a hashtag does not, and the text goes out without it.
 */
export function findCutTexts(text: string): CutText[] {
  const { yaml = '' } = split(text) ?? {};
  if (!/\s#\S/.test(yaml)) return [];
  const cuts: CutText[] = [];
  visit(parseDocument(yaml), {
    Scalar(key, { type, value, range }, ancestors) {
      if (key === 'key' || type !== 'PLAIN' || !(typeof value === 'string' || value === null) || !range) return;
      const [, cut] = /^[ \t]*(#\S.*)/.exec(yaml.slice(range[1])) ?? [];
      if (cut !== undefined) cuts.push({ path: pathOf(key, ancestors), cut: cut.trimEnd() });
    },
  });
  return cuts;
}

function pathOf(key: unknown, ancestors: readonly (Document | Node | Pair)[]): FieldPath {
  return ancestors.flatMap((node, depth): FieldPath => {
    if (isPair(node)) return [String(node.key)];
    if (!isSeq(node)) return [];
    return [depth === ancestors.length - 1 ? Number(key) : node.items.indexOf(ancestors[depth + 1])];
  });
}

function findStart(document: ReturnType<typeof parseDocument>, path: FieldPath): number | undefined {
  if (!document.hasIn(path)) return undefined;
  const name = path.at(-1);
  const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (isPairs(parent)) {
    const key = parent.items.find((pair) => isNode(pair.key) && String(pair.key) === String(name))?.key;
    if (isNode(key) && key.range) return key.range[0];
  }
  const node: unknown = document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

function isPairs(value: unknown): value is { items: { key: unknown }[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'items' in value &&
    Array.isArray(value.items) &&
    value.items.every((item) => typeof item === 'object' && item !== null && 'key' in item)
  );
}
