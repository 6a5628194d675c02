/**
 * JSON of plain data. JSON.stringify asks objects for `toJSON` first, and some pages have one on Array.prototype
 * (Prototype 1.6) or Object.prototype, which makes text of what should be a list. Primitives are never asked.
 */
export function toJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined && typeof each !== 'function');
  return `{${pairs.map(([key, each]) => `${JSON.stringify(key)}:${toJson(each)}`).join()}}`;
}
