import type { Frame, Page } from '@playwright/test';
import type { Diagnosis } from '../../contract/entities/embed-check.ts';
import { partner, site } from './addresses.ts';

export const loader = `<script async src="${site.cn}/loader.js"></script>`;
export const form = '<vt-form form-id="4001"></vt-form>';
export const plain = `${partner}/plain.html`;

export interface Host {
  html?: string;
  headers?: Readonly<Record<string, string>>;
  lang?: string;
  /** In the head, before anything of ours. */
  head?: string;
}

/** A page of somebody else's. */
export async function serve(page: Page, { html = form, headers = {}, lang = 'en', head = '' }: Host): Promise<void> {
  await page.route(plain, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html lang="${lang}"><head><title>Partner</title><link rel="icon" href="data:,">${head}</head><body><h1>Page</h1>${html}${loader}</body></html>`,
    }),
  );
  await page.goto(plain);
}

/** Gives the command as a page does before the loader has come, and what is printed for it. */
export async function diagnose(
  page: Page,
  frame: Frame = page.mainFrame(),
): Promise<{ printed: string; findings: Diagnosis['findings'] }> {
  const printing = page.waitForEvent('console', (message) => message.text().startsWith('vitrine '));
  const { findings } = await frame.evaluate(
    () =>
      new Promise<Diagnosis>((resolve) => {
        (window.vtApi as unknown as { push(...commands: unknown[]): void }).push(['diagnose', resolve]);
      }),
  );
  return { printed: (await printing).text(), findings };
}

declare global {
  interface Window {
    vtApi: Window['vitrine'];
  }
}

export const codes = (findings: Diagnosis['findings']) => findings.map(({ code }) => code);
