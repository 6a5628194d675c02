import type { AttributeKind } from './attributes.ts';
import { toJson } from './to-json.ts';

/** Text values by key, as a JSON object: `prefill='{"101":"ACME"}'`. */
export function record(): AttributeKind<Readonly<Record<string, string>>> {
  return { parse: parseRecord, format: formatJson };
}

/** A property may be given the text that its attribute has, as frameworks do that do not know an element's types. */
export function formatJson(value: unknown): string | null {
  if (!value) return null;
  return typeof value === 'string' ? value : toJson(value);
}

/** What was told last: attributes are read at every change. */
let told: string | null = '';

function parseRecord(text: string | null): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    const known = Object.entries(value).filter(([, entry]) => entry !== null);
    return Object.fromEntries(known.map(([key, entry]) => [key, String(entry)]));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Some frameworks write an object as "[object Object]", before the element takes properties. A server answers whoever
    // asked it so, and has no console of theirs.
    if (text !== told && 'document' in globalThis) console.error(`vitrine: this attribute should be JSON: ${text}`);
    told = text;
    return {};
  }
}
