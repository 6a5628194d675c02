import { contentTypes, type EntityOf, type SummarizedType, type SummaryOf } from '../content/types.ts';

const memory = new WeakMap<object, unknown>();

/** What lists show of an entry: exactly the fields of its type's summary. */
export function summarize<Name extends SummarizedType>(type: Name, value: EntityOf<Name>): SummaryOf<Name> {
  let summary = memory.get(value) as SummaryOf<Name> | undefined;
  if (!summary) {
    const fields = value as Record<string, unknown>;
    const keys = Object.keys(contentTypes[type].summary.schema.shape);
    summary = Object.fromEntries(
      keys.filter((key) => fields[key] !== undefined).map((key) => [key, fields[key]]),
    ) as SummaryOf<Name>;
    memory.set(value, summary);
  }
  return summary;
}
