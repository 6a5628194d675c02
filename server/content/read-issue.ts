import type { z } from 'zod';
import { findNearest } from '../base/nearest.ts';
import type { FieldPath } from './front-matter.ts';

type Issue = z.core.$ZodIssue;

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
    return [
      {
        path: issue.path,
        reason: `${issue.message.replace('Invalid input: ', '')}${issue.expected === 'string' ? '; put quotes around it' : ''}`,
      },
    ];
  }
  return [{ path: issue.path, reason: issue.message }];
}

function suggest(key: string, names: readonly string[]): string {
  const close = findNearest(key, names);
  if (close) return `; did you mean ${close}?`;
  return names.length > 0 ? `; the fields are ${names.join(', ')}` : '';
}
