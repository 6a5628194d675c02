import type { z } from 'zod';

/** The part of an entity that a list shows: exactly the fields of the summary's schema. */
export function createProjection<Summary extends z.ZodObject>(schema: Summary) {
  const keys = Object.keys(schema.shape);
  const memory = new WeakMap<object, z.output<Summary>>();
  return (value: z.output<Summary>): z.output<Summary> => {
    let summary = memory.get(value);
    if (!summary) {
      const fields = value as Record<string, unknown>;
      summary = Object.fromEntries(
        keys.filter((key) => fields[key] !== undefined).map((key) => [key, fields[key]]),
      ) as z.output<Summary>;
      memory.set(value, summary);
    }
    return summary;
  };
}
