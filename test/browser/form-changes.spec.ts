import type { Page } from '@playwright/test';
import { partner } from './addresses.ts';
import type { OwnServer } from './own-server.ts';
import { test } from './own-server-test.ts';
import { expect } from './support.ts';

const lines = {
  name: '{ id: 1, name: 姓名, type: INPUT }',
  note: '{ id: 2, name: 备注, type: TEXTAREA, required: false }',
  size: "{ id: 3, name: 规模, type: RADIO, required: false, fieldOptions: ['1-99', '100+'] }",
  post: '{ id: 4, name: 职位, type: INPUT, required: false }',
};
type Lines = Partial<typeof lines>;

const write = (id: number, fields: Lines) =>
  `---\nid: ${id}\nname: 咨询\nformFields:\n${Object.values(fields)
    .map((line) => `  - ${line}\n`)
    .join('')}---\n`;

const { note: _note, ...withoutNote } = lines;

/** What a marketer does to the form while a visitor fills it in. */
const changes: Readonly<Record<string, { fields: Lines | undefined; holds: RegExp }>> = {
  'a field is removed': { fields: withoutNote, holds: /^(?!.*备注)/s },
  'an option is removed': { fields: { ...lines, size: lines.size.replace(", '100+'", '') }, holds: /^(?!.*100\+)/s },
  'a field that was left out is made required': {
    fields: { ...lines, post: lines.post.replace('required: false', "required: 'TRUE'") },
    holds: /职位[^}]*TRUE/,
  },
  'a field is added that has to be filled in': {
    fields: { ...lines, more: "{ id: 5, name: 城市, type: INPUT, required: 'TRUE' }" } as Lines,
    holds: /城市/,
  },
  'the form is withdrawn': { fields: undefined, holds: /"code":"404"/ },
};

/** Where the form stands: in a page of the site, and on a page of a partner. */
const places: Readonly<Record<string, (page: Page, server: OwnServer, id: number) => Promise<unknown>>> = {
  'the site’s own page': (page, { origin }, id) => page.goto(`${origin}/form/${id}`),
  'a partner’s page': async (page, { origin }, id) => {
    await page.route(`${partner}/plain.html`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="zh-CN"><title>合作伙伴</title><vt-form form-id="${id}" site="cn"></vt-form><script async src="${origin}/loader.js"></script>`,
      }),
    );
    await page.goto(`${partner}/plain.html`);
  },
};

let last = 500;
for (const [place, open] of Object.entries(places)) {
  for (const [what, { fields, holds }] of Object.entries(changes)) {
    last += 1;
    const id = last;
    test(`on ${place}, what was typed stays and is sent when ${what} meanwhile`, async ({ page, server }, info) => {
      // Each run has an id of its own in the export.
      const run = `李雷-${id}-${info.repeatEachIndex}`;
      const file = `cn/form/change-${id}.md`;
      const read = async () => (await fetch(`${server.origin}/api/internal/form/${id}`)).text();
      await server.write(file, write(id, lines));
      await expect.poll(read).toMatch(/备注.*100\+.*职位/s);

      await open(page, server, id);
      await page.getByLabel('姓名').fill(run);
      await page.getByLabel('备注').fill('年底前上线');
      await page.getByRole('radio', { name: '100+' }).check();
      await page.getByRole('checkbox').check();
      await server.write(file, fields && write(id, fields));
      await expect.poll(read).toMatch(holds);

      await page.getByRole('button', { name: '提交', exact: true }).click();
      await expect(page.getByRole('heading', { name: '感谢您的信任' })).toBeVisible();
      const lead = (await server.exportLeads()).split('\r\n').filter((line) => line.includes(run));
      expect(lead).toHaveLength(1);
      for (const value of ['年底前上线', '100+']) expect(lead[0]).toContain(value);
    });
  }
}
