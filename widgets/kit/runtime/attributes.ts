import { toJson } from './to-json.ts';

/** How one attribute's text becomes a value. Parsing never throws: what it cannot read is the default. */
export interface AttributeKind<Value> {
  parse(text: string | null): Value;
  /** The attribute's text for a value that was set as a property; null removes the attribute. */
  format(value: Value): string | null;
}

/** A widget's attributes by property name; `formId` is written `form-id` in HTML. */
export type AttributeTable = Record<string, AttributeKind<unknown>>;

export type AttributeValues<Table extends AttributeTable> = {
  [Name in keyof Table]: Table[Name] extends AttributeKind<infer Value> ? Value : never;
};

const formatText = (value: unknown) => (value === undefined || value === null ? null : String(value));

/** A positive whole number. */
export function integer(): AttributeKind<number | undefined>;
export function integer(standard: number): AttributeKind<number>;
export function integer(standard?: number): AttributeKind<number | undefined> {
  return {
    parse: (text) => (text && /^[1-9]\d{0,14}$/.test(text.trim()) ? Number(text) : standard),
    format: formatText,
  };
}

export function text(): AttributeKind<string | undefined> {
  return { parse: (value) => value ?? undefined, format: formatText };
}

/** Present is true, as in HTML; absent is false, and so is the word that some frameworks write. */
export function flag(): AttributeKind<boolean> {
  const parse = (value: unknown) => `${value ?? false}` !== 'false';
  return { parse, format: (value) => (parse(value) ? '' : null) };
}

/** One of a few words; the first is the default. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words): AttributeKind<Words[number]> {
  return {
    parse: (value) => words.find((word) => word === value?.trim().toLowerCase()) ?? words[0],
    format: formatText,
  };
}

/** Text values by key, as a JSON object: `prefill='{"101":"ACME"}'`, which some frameworks give the property too. */
export function record(): AttributeKind<Readonly<Record<string, string>>> {
  return {
    parse: parseRecord,
    format: (value: unknown) => (typeof value === 'object' && value ? toJson(value) : formatText(value)),
  };
}

function parseRecord(text: string | null): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    const known = Object.entries(value).filter(([, entry]) => entry !== null);
    return Object.fromEntries(known.map(([key, entry]) => [key, String(entry)]));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** `formId` → `form-id`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Every attribute of the table, read through `read` (an element's getAttribute, or a host page's tag). */
export function parseAttributes(
  table: AttributeTable,
  read: (name: string) => string | null,
): AttributeValues<AttributeTable> {
  return Object.fromEntries(
    Object.entries(table).map(([property, kind]) => [property, kind.parse(read(attributeName(property)))]),
  );
}
