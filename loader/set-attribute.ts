import { toJson } from '../widgets/kit/runtime/to-json.ts';

/** Sets an element's attribute by the name of its property. */
export function setAttribute(element: Element, property: string, value: unknown): void {
  const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (value === undefined || value === null) return;
  element.setAttribute(name, typeof value === 'object' ? toJson(value) : String(value));
}
