import { z } from 'zod';
import type { Fault } from '../../contract/envelope.ts';
import { describeSize } from '../base/describe-size.ts';

type Issue = z.core.$ZodIssue;

/** The kinds of values as JSON names them, after which zod names what it expects. */
const kinds: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string',
};

/** What a caller is told of an issue. A name that the schema does not know is a fault of its own, with those it knows. */
export function describeIssue(issue: Issue, schema: z.ZodType): Fault[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = listNames(schema, path).join(', ');
    return issue.keys.map((key) => ({
      field: [...path, key.slice(0, 100)].join('.'),
      message: `is not known here; what is taken is ${known}`,
    }));
  }
  // What fits one kind of a union but for a value within it is at fault there.
  const within = issue.code === 'invalid_union' && issue.errors.find(([first]) => first && first.path.length > 0);
  if (within) return within.flatMap((inner) => describeIssue({ ...inner, path: [...path, ...inner.path] }, schema));
  return [{ field: path.join('.'), message: explain(issue) }];
}

function explain(issue: Issue): string {
  // A schema may say it in words of its own.
  if (!/^(?:Invalid|Too) /.test(issue.message)) return issue.message;
  const taken = tellTaken(issue);
  if (taken !== undefined) {
    const [, received] = /received (\w+)$/.exec(issue.message) ?? [];
    if (received === 'undefined') return `is missing; it takes ${taken}`;
    // A number that is no whole one is told of by what is taken alone.
    return `takes ${taken}${received && !taken.endsWith(received) ? `, not ${kinds[received] ?? received}` : ''}`;
  }
  return issue.code === 'too_small' || issue.code === 'too_big' ? describeSize(issue) : issue.message;
}

/** What would fit, where an issue is that nothing of the kind has come. */
function tellTaken(issue: Issue): string | undefined {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' or ');
  if (issue.code === 'invalid_format' && issue.format === 'datetime') return 'a moment such as 2026-03-01T08:00:00Z';
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'a day such as 2026-03-01';
  if (issue.code !== 'invalid_union') return undefined;
  const choices = issue.errors.map(([first]) => first && tellTaken(first));
  return choices.includes(undefined) || choices.length === 0 ? undefined : choices.join(' or ');
}

/** The names that an object at a path of the schema takes. */
function listNames(schema: z.ZodType, [name, ...rest]: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional) return listNames(schema.unwrap() as z.ZodType, [name, ...rest].filter(isGiven));
  if (!(schema instanceof z.ZodObject)) return [];
  if (name === undefined) return Object.keys(schema.shape);
  return listNames((schema.shape as Record<PropertyKey, z.ZodType>)[name] ?? z.never(), rest);
}

const isGiven = (name: PropertyKey | undefined): name is PropertyKey => name !== undefined;
