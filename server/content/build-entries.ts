import { type DateContext, defaultTimeZone, readDate } from './dates.ts';
import type { Entry } from './entry.ts';
import { type ExpandContext, expand } from './expand.ts';
import type { ContentFault } from './faults.ts';
import type { FieldPath } from './front-matter.ts';
import type { MediaFiles } from './media-files.ts';
import { type BodyMemory, readBody } from './read-body.ts';
import { readIssue } from './read-issue.ts';
import type { Source } from './read-sources.ts';
import { toEntry } from './to-entry.ts';
import { contentTypes, fileSchemaOf } from './types.ts';

interface Built {
  entries: Entry[];
  faults: ContentFault[];
}

/** Turns every source into an entry, following references from one to another. Every fault of every file is told. */
export function buildEntries(sources: readonly Source[], files: MediaFiles, bodies: BodyMemory, now: Date): Built {
  const faults: ContentFault[] = [];
  const byPlace = new Map(sources.map((source) => [placeOf(source.mark, source.type, source.slug), source]));
  const zones = new Map(
    sources.filter(({ type }) => type === 'site').map((site) => [site.mark, readZone(site, faults)]),
  );
  const siteIds = new Map(
    sources.filter(({ type }) => type === 'site').map(({ mark, fields }) => [mark, Number(fields.id)]),
  );
  const marks = [...new Set(sources.map(({ mark }) => mark))];
  const built = new Map<Source, Entry | undefined>();

  const buildOnce = (source: Source): Entry | undefined => {
    if (!built.has(source)) {
      // Set before it is built: an entry that embeds itself, however far round, meets this and is told off.
      built.set(source, undefined);
      built.set(source, build(source));
    }
    return built.get(source);
  };

  const build = (source: Source): Entry | undefined => {
    const row = contentTypes[source.type];
    const faulted: FieldPath[] = [];
    const fault = (path: FieldPath, reason: string) => {
      faulted.push(path);
      faults.push({ file: source.file, line: source.lineOf(path), field: path.join('.'), reason });
    };
    const related = (type: string, slug: unknown) => byPlace.get(placeOf(source.mark, type, String(slug)));
    const dates: DateContext = { timeZone: zones.get(source.mark) ?? defaultTimeZone(source.mark), now };
    const context: ExpandContext = {
      files,
      fault,
      readDate: (text, endOfDay) => readDate(text, dates, endOfDay),
      findId: (type, slug) => {
        const found = related(type, slug);
        if (found) return Number(found.fields.id) || 1;
        const other = marks.find((mark) => byPlace.has(placeOf(mark, type, slug)));
        const hint = other
          ? `it exists for ${other} only; translate it to ${source.mark}/${type}/${slug}.md`
          : `${source.mark}/${type}/${slug}.md does not exist`;
        return { reason: `there is no ${type} "${slug}": ${hint}` };
      },
      summarize: (type, slug, keys) => {
        const found = related(type, slug);
        const entry = found && buildOnce(found);
        return entry && Object.fromEntries(Object.entries(entry.value).filter(([key]) => keys.includes(key)));
      },
    };

    const schema = fileSchemaOf(source.type);
    const body = readBody(source, row.entity, files, bodies);
    faults.push(...body.faults);
    const expanded = expand(schema, source.fields, context) as Record<string, unknown>;
    const filled =
      row.fill?.(source.fields, (type, slug) => (slug === undefined ? undefined : related(type, slug)?.fields)) ?? {};
    const result = schema.safeParse({ ...filled, ...expanded, ...body.fields });
    if (!result.success) {
      for (const issue of result.error.issues) {
        for (const { path, reason } of readIssue(issue, schema)) {
          if (faulted.some((known) => overlaps(known, path))) continue;
          const translation =
            reason === 'is required' && path.length === 1
              ? marks.find(
                  (mark) =>
                    mark !== source.mark &&
                    byPlace.get(placeOf(mark, source.type, source.slug))?.fields[String(path[0])] !== undefined,
                )
              : undefined;
          fault(
            path,
            translation
              ? `is required; ${translation}/${source.type}/${source.slug}.md has it, and its translation is missing here`
              : reason,
          );
        }
      }
      return undefined;
    }
    if (faulted.length > 0 || body.faults.length > 0) return undefined;
    return toEntry(source, result.data, siteIds.get(source.mark) ?? 0);
  };

  const entries = sources.map(buildOnce).filter((entry) => entry !== undefined);
  return { entries, faults };
}

function placeOf(mark: string, type: string, slug: string): string {
  return `${mark}/${type}/${slug}`;
}

function overlaps(a: FieldPath, b: FieldPath): boolean {
  return a.every((part, index) => index >= b.length || part === b[index]);
}

function readZone(site: Source, faults: ContentFault[]): string {
  const { timeZone } = site.fields;
  if (timeZone === undefined) return defaultTimeZone(site.mark);
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(timeZone) });
    return String(timeZone);
  } catch {
    const reason = `"${String(timeZone)}" is no time zone: write one such as Asia/Shanghai or Europe/Berlin`;
    faults.push({ file: site.file, line: site.lineOf(['timeZone']), field: 'timeZone', reason });
    return defaultTimeZone(site.mark);
  }
}
