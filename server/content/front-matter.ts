import { isNode, LineCounter, parseDocument } from 'yaml';

/** A path inside the front matter: field names and list positions. */
export type FieldPath = readonly PropertyKey[];

export interface FrontMatter {
  fields: Readonly<Record<string, unknown>>;
  body: string;
  bodyLine: number;
}

export interface FrontMatterFault {
  line: number;
  reason: string;
}

const fence = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m;

/** Splits a Markdown file into its YAML front matter and its body. Both are optional; faults are the YAML's own. */
export function readFrontMatter(text: string): FrontMatter | { faults: FrontMatterFault[] } {
  const parts = split(text);
  if (!parts) return { faults: [{ line: 1, reason: 'the front matter has no end: close it with a line of ---' }] };
  const { yaml, body, bodyLine } = parts;
  const document = parseDocument(yaml, { prettyErrors: false });
  if (document.errors.length > 0) {
    const counter = countLines(yaml);
    const faults = document.errors.map(({ pos, message }) => ({
      line: counter.linePos(pos[0]).line + 1,
      reason: message,
    }));
    return { faults };
  }
  const fields: unknown = document.toJS() ?? {};
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return { faults: [{ line: 2, reason: 'the front matter must be fields, each written as "name: value"' }] };
  }
  return { fields: fields as Record<string, unknown>, body, bodyLine };
}

/** Undefined where the front matter has no end. */
function split(text: string): { yaml: string; body: string; bodyLine: number } | undefined {
  const source = text.replace(/^\uFEFF/, '');
  if (!source.startsWith('---')) return { yaml: '', body: source, bodyLine: 1 };
  const match = fence.exec(source);
  if (!match) return undefined;
  const [whole, yaml = ''] = match;
  return { yaml, body: source.slice(whole.length), bodyLine: whole.split('\n').length };
}

function countLines(yaml: string): LineCounter {
  const counter = new LineCounter();
  parseDocument(yaml, { lineCounter: counter });
  return counter;
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
