import { findDoubles } from '../../contract/schemas/second-names.ts';
import { type Answers, noteAnswers, type Questions } from './build-memory.ts';
import { checkHolds, checkValues, isTimeZone } from './check-values.ts';
import { type DateContext, readDate } from './dates.ts';
import type { Entry } from './entry.ts';
import { type ExpandContext, expand } from './expand.ts';
import type { Fault } from './faults.ts';
import type { FieldPath } from './field-path.ts';
import { fileSchemaOf } from './file-schema.ts';
import { readIssue } from './read-issue.ts';
import { readText } from './read-text.ts';
import { placeOf, type Source } from './source.ts';
import { toEntry } from './to-entry.ts';
import { metaShape } from './type-row.ts';
import { typeRow } from './types.ts';
import { toWrittenPath } from './written-path.ts';

interface Options {
  answers: Answers;
  questions: Questions;
  /** The file that was likely meant by a path of none. */
  findNearFile(name: string): string | undefined;
  /** The file name that was likely meant by one of no entry. */
  findNearEntry(mark: string, type: string, slug: string): string | undefined;
  /** Whether an entry, by its place, has a file that cannot be read. */
  isUnread(place: string): boolean;
  /** The marks of all sites. */
  marks: readonly string[];
  now: Date;
}

interface Built {
  /** Undefined where there are faults. */
  entry: Entry | undefined;
  faults: Fault[];
  asked: ReturnType<typeof noteAnswers>['asked'];
}

/** One source as an entry, or all that is wrong with it. */
export function buildEntry(source: Source, options: Options): Built {
  const { answers, questions, marks } = options;
  const { noted, asked } = noteAnswers(answers, questions);
  const row = typeRow(source.type);
  const schema = fileSchemaOf(source.type);
  const { fields: textFields, faults } = readText(source, row.entity);
  const faulted: FieldPath[] = [];
  const fault: ExpandContext['fault'] = (path, reason, kind) => {
    faulted.push(path);
    faults.push({ file: source.file, path, reason, ...kind });
  };
  const context = createContext(source, { ...options, answers: noted, fault });

  for (const { first, second } of findDoubles(source.fields))
    fault([second], `is the same field as ${first}: write one of the two`);
  checkHolds(source.fields, fault);
  const expanded = expand(schema, source.fields, context) as Record<string, unknown>;
  const following =
    row.fill?.(source.fields, (type, slug) =>
      slug === undefined ? undefined : noted.source(placeOf(source.mark, type, String(slug)))?.fields,
    ) ?? {};
  // What is wrong with the field that they follow from is told of that field.
  const follows = ([name = '']: FieldPath) => Object.hasOwn(following, name) && !Object.hasOwn(source.fields, name);
  const filled = expand(schema, following, { ...context, fault: () => {} }) as Record<string, unknown>;
  const values = { ...filled, ...expanded, ...textFields };
  const result = schema.safeParse(values);
  if (!result.success) {
    for (const { path: inEntry, reason } of result.error.issues.flatMap((issue) =>
      readIssue(issue, source.type, values),
    )) {
      const path = toWrittenPath(source.fields, inEntry);
      if (faulted.some((known) => overlaps(known, path)) || follows(path)) continue;
      fault(path, reason === 'is required' ? explainMissing(source, path, marks, answers) : reason);
    }
  }
  // What has a fault of its own already is not told twice.
  checkValues(source.type, { ...filled, ...expanded }, (inEntry, reason) => {
    const path = toWrittenPath(source.fields, inEntry);
    if (!faulted.some((known) => overlaps(known, path))) fault(path, reason);
  });
  if (!result.success || faults.length > 0) return { entry: undefined, faults, asked };
  return { entry: toEntry(source, result.data, noted.siteId(source.mark)), faults, asked };
}

function createContext(
  { mark, fields }: Source,
  { answers, findNearFile, findNearEntry, marks, now, fault, isUnread }: Options & Pick<ExpandContext, 'fault'>,
): ExpandContext {
  // A zone of its own is that of what it tells; when it comes out is the site's matter. One that is none is told of later.
  const own = typeof fields.timeZone === 'string' && isTimeZone(fields.timeZone) ? fields.timeZone : undefined;
  const zoneOfField = (name: unknown) => (Object.hasOwn(metaShape, String(name)) ? undefined : own);
  const dates = ([name]: FieldPath): DateContext => ({ timeZone: zoneOfField(name) ?? answers.zone(mark), now });
  return {
    findFile: answers.file,
    findNearFile,
    fault,
    readDate: (text, endOfDay, path) => readDate(text, dates(path), endOfDay),
    findId: (type, slug) => {
      const place = placeOf(mark, type, slug);
      const found = answers.source(place);
      if (found) return { id: Number(found.fields.id) || 1 };
      if (isUnread(place)) return hasFaults(type, slug);
      const other = marks.find((each) => answers.source(placeOf(each, type, slug)));
      if (other) {
        const cure = `it exists for ${other} only; translate it to ${mark}/${type}/${slug}.md`;
        return { reason: `there is no ${type} "${slug}": ${cure}` };
      }
      const near = findNearEntry(mark, type, slug);
      const hint = `${mark}/${type}/${slug}.md does not exist${near ? `; did you mean ${near}?` : ''}`;
      return { reason: `there is no ${type} "${slug}": ${hint}` };
    },
    summarize: (type, slug, keys) => {
      const entry = answers.entry(placeOf(mark, type, slug));
      if (entry)
        return { summary: Object.fromEntries(Object.entries(entry.value).filter(([key]) => keys.includes(key))) };
      return hasFaults(type, slug);
    },
  };
}

const hasFaults = (type: string, slug: string) => ({ reason: `${type}/${slug} has faults of its own`, follows: true });

/** A required field that the other language has is a translation that was forgotten. */
function explainMissing({ mark, type, slug }: Source, path: FieldPath, marks: readonly string[], answers: Answers) {
  const [name, ...deeper] = path;
  const other = marks.find(
    (each) => each !== mark && answers.source(placeOf(each, type, slug))?.fields[String(name)] !== undefined,
  );
  return other && deeper.length === 0
    ? `is required; ${other}/${type}/${slug}.md has it, and its translation is missing here`
    : 'is required';
}

function overlaps(a: FieldPath, b: FieldPath): boolean {
  return a.every((part, index) => index >= b.length || part === b[index]);
}
