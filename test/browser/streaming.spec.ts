import { site } from './addresses.ts';
import { consult, type Mark } from './consult-form.ts';
import { SlowLine } from './slow-line.ts';
import { expect, test } from './support.ts';

const paths = { cn: ['/', '/form/1', '/form/1/sent', '/no/such/page'], en: ['/', '/form/4001', '/form/4001/sent'] };

for (const [mark, addresses] of Object.entries(paths) as [Mark, string[]][]) {
  for (const path of addresses) {
    test(`a page that streams in after its loader comes to life as the server wrote it: ${mark} ${path}`, async ({
      page,
      faults,
    }) => {
      faults.expect(/404.*\/no\/such\/page/);
      const line = new SlowLine(site[mark]);
      const origin = await line.open();
      try {
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        const calls: string[] = [];
        page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
        line.slow = true;
        await page.goto(origin + path, { waitUntil: 'commit' });
        const name = page.locator(`[name="field-${consult[mark].name.id}"]`);
        let typed = '';
        await line.giveOut(page, async () => {
          if (path !== `/form/${consult[mark].formId}` || (await name.count()) === 0) return;
          if (typed === '') await name.focus();
          await page.keyboard.type('x');
          typed += 'x';
        });
        const tags = await page
          .locator('[data-vt-key]')
          .evaluateAll((found) => found.map((tag) => ({ tag: tag.localName, bare: tag.shadowRoot !== null })));
        expect(tags.length).toBeGreaterThan(2);
        expect(tags.filter(({ bare }) => bare)).toEqual([]);
        expect(calls).toEqual([]);
        if (typed) await expect(name).toHaveValue(typed);
      } finally {
        line.close();
      }
    });
  }
}
