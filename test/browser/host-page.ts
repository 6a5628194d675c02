import type { Page } from '@playwright/test';

/** Every computed property of every element of the host page; the widgets' own tags and links are not the host's. */
export function readStyles(page: Page): Promise<Record<string, Record<string, string>>> {
  return page.evaluate(() => {
    // What is embedded needs room, so what stands around it is as large as it gets.
    const sizes = ['width', 'height', 'inline-size', 'block-size', 'perspective-origin', 'transform-origin'];
    const own = [...document.querySelectorAll('*')].filter(
      (element) => !element.localName.startsWith('vt-') && !element.matches('[rel="modulepreload"]'),
    );
    const entries = own.map((element, index) => {
      const styles = getComputedStyle(element);
      const properties = [...styles].filter((property) => !sizes.includes(property));
      return [
        `${element.localName} ${index}`,
        properties.map((property) => [property, styles.getPropertyValue(property)]),
      ];
    });
    return Object.fromEntries(
      entries.map(([name, values]) => [name, Object.fromEntries(values as [string, string][])]),
    );
  });
}
