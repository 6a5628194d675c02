/**
 * Sets an element's attribute by the name of its property. What is an object is the property itself, of which the widget
 * makes its attribute: nothing here may need the kit, without which this has to say that there is none.
 */
export function setAttribute(element: Element, property: string, value: unknown): void {
  const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (value === undefined || value === null) return;
  if (typeof value === 'object') Reflect.set(element, property, value);
  else element.setAttribute(name, String(value));
}
