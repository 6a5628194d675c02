import type { AttributeTable, AttributeValues } from './attributes.ts';

/** The attributes that decide over what a widget loads, and not over its looks alone. */
export function decisive(
  { presentation = [] }: { presentation?: readonly string[] },
  attributes: AttributeValues<AttributeTable>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !presentation.includes(name)));
}
