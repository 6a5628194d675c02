import type { Locator, Page } from '@playwright/test';
import { site } from './addresses.ts';
import { consult, fill, findForm, isLead } from './consult-form.ts';
import { writePartnerPage } from './host-page.ts';
import { buildLibrary, writeLibraryPage } from './library-page.ts';
import { expect, test } from './support.ts';

test.beforeAll(buildLibrary);

const words = consult.en;
const html = `<h1>Page</h1><main><vt-form form-id="1"></vt-form></main>
<iframe title="Frame" width="900" height="900"></iframe><button>Watch</button>`;

declare const documentPictureInPicture: { requestWindow(size: { width: number; height: number }): Promise<Window> };

/** Where the form comes from: the server's script, or a page's own build. */
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  "the server's script": (page) => writePartnerPage(page, `${html}<script async src="${site.cn}/loader.js"></script>`),
  'the library': (page) =>
    writeLibraryPage(
      page,
      `import { configure } from 'vitrine'; import 'vitrine/elements'; configure({ origin: '${site.cn}' });`,
      html,
    ),
};

/** Another document, as a page may have one beside its own, with the form in it. */
const documents: Record<string, (page: Page) => Promise<Page | Locator>> = {
  'a frame': async (page) => {
    await page.locator('vt-form').evaluate((form) => {
      document.querySelector('iframe')?.contentDocument?.body.append(form);
    });
    return page.frameLocator('iframe').locator('body');
  },
  'a window in the picture': async (page) => {
    await page.evaluate(() => {
      document.querySelector('button')?.addEventListener('click', async () => {
        const view = await documentPictureInPicture.requestWindow({ width: 900, height: 900 });
        view.document.body.append(document.querySelector('vt-form') as Node);
      });
    });
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Watch' }).click();
    return opened;
  },
};

for (const [origin, write] of Object.entries(pages))
  for (const [name, move] of Object.entries(documents))
    test(`a form of ${origin} that was moved into ${name} says there what is wrong, is sent from there, and thanks`, async ({
      page,
    }) => {
      await write(page);
      await findForm(page, 'en').name.fill('Ada Byron');
      const tag = await page.$('vt-form');
      const leads: number[] = [];
      page.context().on('response', (response) => void (isLead(response.request()) && leads.push(response.status())));
      const place = await move(page);
      const parts = findForm(place, 'en');
      await expect(parts.name).toHaveValue('Ada Byron');
      await parts.send.click();
      await expect(place.getByText(words.consentMissing)).toBeVisible();
      await fill(parts, 'en');
      await parts.send.click();
      await expect(place.getByRole('heading', { name: words.thanks })).toBeVisible();
      await expect(place.getByText(words.sent, { exact: true })).toBeVisible();
      await tag?.evaluate((form) => document.querySelector('main')?.append(form));
      await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
      expect(leads).toEqual([200]);
    });
