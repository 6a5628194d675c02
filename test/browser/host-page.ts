import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';

/** The policy of a page that allows next to nothing. */
export const strictPolicy = [
  "default-src 'none'",
  ...['script-src', 'connect-src', 'img-src', 'media-src'].map((directive) => `${directive} ${site.cn}`),
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** A page of a partner's, as a test writes it. */
export async function writePartnerPage(page: Page, html: string): Promise<void> {
  await page.route(`${partner}/plain.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Partner</title>${html}`,
    }),
  );
  await page.goto(`${partner}/plain.html`);
}

/** Every computed property of every element of the host page; the widgets' own tags are not the host's. */
export function readStyles(page: Page): Promise<Record<string, Record<string, string>>> {
  return page.evaluate(() => {
    // What is embedded needs room, so what stands around it is as large as it gets.
    const sizes = ['width', 'height', 'inline-size', 'block-size', 'perspective-origin', 'transform-origin'];
    const own = [...document.querySelectorAll('*')].filter(({ localName }) => !localName.startsWith('vt-'));
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
