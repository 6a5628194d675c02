import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { consult, fill, findForm } from './consult-form.ts';
import { expect, test } from './support.ts';

/** Where a lead is sent from, by which button, and what the database has to say of it. */
const places = [
  { path: '/', source: 'INDEX_MODEL', id: '' },
  { path: '/product/101', source: 'PRODUCT', id: '101' },
  { path: '/product-category/101', source: 'PRODUCT', id: '101' },
  { path: '/solution/101', source: 'SOLUTION', id: '101' },
  { path: '/case-detail/101', source: 'EXAMPLE', id: '101' },
];

let leads = 0;

/** Fills the consult form that lies over the page, under a company's name of its own, and sends it. */
async function send(page: Page): Promise<string> {
  const company = `Source ${process.pid}-${++leads} GmbH`;
  const dialog = page.getByRole('dialog');
  const form = findForm(dialog, 'cn');
  await fill(form, 'cn');
  await form.company.fill(company);
  await form.send.click();
  await expect(dialog).toContainText(consult.cn.thanks);
  return company;
}

/** What the database says of the source of a company's lead, by the server's own command. */
async function readSource(company: string): Promise<{ type?: string; id?: string }> {
  const { VITRINE_DATA: folder } = process.env;
  if (!folder) throw new Error('VITRINE_DATA has to name the DATA_DIR of the server at VITRINE_SITE.');
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/leads.js', 'export', '--csv'], {
    env: { ...process.env, DATA_DIR: folder },
    maxBuffer: 2 ** 26,
  });
  const [head = [], ...rows] = stdout.replace('\uFEFF', '').split('\r\n').map(readRow);
  const row = rows.find((cells) => cells.includes(company)) ?? [];
  return { type: row[head.indexOf('sourceType')], id: row[head.indexOf('sourceId')] };
}

const readRow = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,|^)(?=,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

for (const { path, source, id } of places) {
  test(`a lead from ${path} is stored as one of ${source} ${id}`, async ({ page }) => {
    await page.goto(site.cn + path);
    await page.locator('main [data-vt-open="form"][data-vt-form-id="1"]').first().click();
    expect(await readSource(await send(page))).toEqual({ type: source, id });
  });
}

test('a lead from a widget of a foreign page counts for what that shows, and nothing comes of that page’s path', async ({
  page,
  faults,
}) => {
  faults.expect(/could not load/);
  // Without an id neither has anything to show, which the server says first.
  faults.expect(/\b404\b.*\/widget\/(banner|product-hero)\?/);
  await page.goto(`${partner}/plain.html`);
  // An address that looks like one of the site's.
  await page.evaluate(() => {
    history.replaceState(null, '', '/product/101');
    document.body.innerHTML = ['case-hero wake="now" case-id="101"', 'banner wake="now"', 'product-hero wake="now"']
      .map((tag) => `<vt-${tag}></vt-${tag.split(' ')[0]}>`)
      .join('');
  });
  for (const name of ['banner', 'product-hero'])
    await expect(page.locator(`vt-${name}`).getByRole('alert')).toBeVisible();
  await page.locator('vt-case-hero [data-vt-open="form"]').first().click();
  expect(await readSource(await send(page))).toEqual({ type: 'EXAMPLE', id: '101' });
});
