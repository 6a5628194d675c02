import type { z } from 'zod';
import { describeSize } from '../base/describe-size.ts';
import { findNearest } from '../base/nearest.ts';
import type { FieldPath } from './field-path.ts';
import { listNames } from './fields.ts';
import type { TypeName } from './types.ts';
import { describeName } from './yaml-faults.ts';

type Issue = z.core.$ZodIssue;

/** What helps where a value is of another type than a field takes. */
const cures: Readonly<Record<string, (received: string, found: unknown) => string>> = {
  string: (received) => {
    if (received === 'array') return 'write one text, not a list; commas within it need nothing';
    return received === 'object' ? 'write one text, not fields' : 'put quotes around it';
  },
  boolean: () => 'write true or false, without quotes',
  number: (_, found) => {
    if (typeof found !== 'string') return 'write one number';
    const plain = found.normalize('NFKC');
    if (plain !== found && Number.isFinite(Number(plain))) return `write it in plain digits: ${plain}`;
    return Number.isFinite(Number(found)) ? 'write a number, without quotes' : 'write a number and nothing beside it';
  },
  int: () => 'write a whole number',
  array: () => 'write a list: [a, b], or a line for each that begins with "- "',
  object: () => 'write fields, each as "name: value", indented below it',
  record: () => 'write names with a text each, indented below it',
  tuple: () => 'write a list: [a, b]',
};

/**
 * A zod issue in a writer's words. An issue about unknown keys becomes one for each.
 * @param values what was checked, to say what was found
 */
export function readIssue(issue: Issue, type: TypeName, values: unknown): { path: FieldPath; reason: string }[] {
  if (issue.code === 'unrecognized_keys') {
    const names = listNames(type, issue.path);
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      reason: describeName(key) ?? `unknown field${suggest(key, names)}`,
    }));
  }
  if (issue.code === 'invalid_type' && issue.input === undefined && issue.message.endsWith('received undefined')) {
    return [{ path: issue.path, reason: 'is required' }];
  }
  if (issue.code === 'invalid_value' && issue.input === undefined && !issue.message.includes('received')) {
    const choices = issue.values.map(String);
    return [{ path: issue.path, reason: `must be one of ${choices.join(', ')}${tellFound(values, issue.path)}` }];
  }
  if (issue.code === 'invalid_union') {
    const choices = listChoices(issue.errors.flat());
    if (choices.length > 0)
      return [{ path: issue.path, reason: `must be ${choices.join(' or ')}${tellFound(values, issue.path)}` }];
  }
  if (issue.code === 'invalid_type') {
    const cause = issue.message.replace('Invalid input: ', '');
    const [, received = ''] = /received (\w+)$/.exec(cause) ?? [];
    const cure = cures[issue.expected]?.(received, find(values, issue.path));
    return [{ path: issue.path, reason: cure ? `${cause}; ${cure}` : cause }];
  }
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return [{ path: issue.path, reason: describeEmpty(issue) ?? describeSize(issue) }];
  return [{ path: issue.path, reason: issue.message }];
}

/** An empty field says so: nobody means one. */
function describeEmpty(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string | undefined {
  if (issue.code !== 'too_small' || issue.minimum !== 1) return undefined;
  if (issue.origin === 'string') return 'is empty: write its text';
  return issue.origin === 'array' ? 'is an empty list: write one at least' : undefined;
}

/** What a field of several kinds takes, as it is written; nothing where one of the kinds is no choice. */
function listChoices(issues: readonly Issue[]): string[] {
  const choices = issues.flatMap((issue) => {
    if (issue.code === 'invalid_value') return issue.values.map((value) => String(value).toLowerCase());
    return issue.code === 'invalid_type' && issue.expected === 'boolean' ? ['true', 'false'] : [undefined];
  });
  return choices.includes(undefined) ? [] : [...new Set(choices.filter((choice) => choice !== undefined))];
}

/** YAML takes `no` and `yes` for texts, and so would a writer's eye not find what is wrong. */
function tellFound(values: unknown, path: FieldPath): string {
  const found = find(values, path);
  return typeof found === 'object' || found === undefined ? '' : `, not ${JSON.stringify(found)}`;
}

const find = (values: unknown, path: FieldPath) =>
  path.reduce<unknown>((inner, part) => (Object(inner) as Record<FieldPath[number], unknown>)[part], values);

function suggest(key: string, names: readonly string[]): string {
  const close = findNearest(key, names);
  if (close) return `; did you mean ${close}?`;
  return names.length > 0 ? `; the fields are ${names.join(', ')}` : '';
}
