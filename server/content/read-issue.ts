import type { z } from 'zod';
import { findNearest } from '../base/nearest.ts';
import type { FieldPath } from './field-path.ts';

type Issue = z.core.$ZodIssue;

/** What helps where a value is of another type than a field takes. */
const cures: Readonly<Record<string, (received: string) => string>> = {
  string: (received) => {
    if (received === 'array') return 'write one text, not a list; commas within it need nothing';
    return received === 'object' ? 'write one text, not fields' : 'put quotes around it';
  },
  boolean: () => 'write true or false, without quotes',
  number: (received) => (received === 'string' ? 'write a number, without quotes' : 'write one number'),
  array: () => 'write a list: [a, b], or a line for each that begins with "- "',
  object: () => 'write fields, each as "name: value", indented below it',
  record: () => 'write names with a text each, indented below it',
  tuple: () => 'write a list: [a, b]',
};

/** A zod issue in a writer's words. An issue about unknown keys becomes one for each. */
export function readIssue(issue: Issue, schema: z.ZodObject): { path: FieldPath; reason: string }[] {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.path.length === 0 ? Object.keys(schema.shape) : [];
    return issue.keys.map((key) => ({ path: [...issue.path, key], reason: `unknown field${suggest(key, names)}` }));
  }
  if (issue.code === 'invalid_type' && issue.input === undefined && issue.message.endsWith('received undefined')) {
    return [{ path: issue.path, reason: 'is required' }];
  }
  if (issue.code === 'invalid_value' && issue.input === undefined && !issue.message.includes('received')) {
    return [{ path: issue.path, reason: `must be one of ${issue.values.map(String).join(', ')}` }];
  }
  if (issue.code === 'invalid_type') {
    const cause = issue.message.replace('Invalid input: ', '');
    const [, received = ''] = /received (\w+)$/.exec(cause) ?? [];
    const cure = cures[issue.expected]?.(received);
    return [{ path: issue.path, reason: cure ? `${cause}; ${cure}` : cause }];
  }
  return [{ path: issue.path, reason: issue.message }];
}

function suggest(key: string, names: readonly string[]): string {
  const close = findNearest(key, names);
  if (close) return `; did you mean ${close}?`;
  return names.length > 0 ? `; the fields are ${names.join(', ')}` : '';
}
