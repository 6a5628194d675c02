import { readSecret } from '../../server/base/secret.ts';
import { createPreviewToken, type Previewed } from '../../server/content/preview.ts';
import { site } from './addresses.ts';
import { expectWhole, screenOf } from './screens.ts';
import { expect, expectAccessible, test } from './support.ts';

async function linkTo(path: string, entry: Previewed): Promise<string> {
  const { VITRINE_DATA: folder } = process.env;
  if (!folder) throw new Error('VITRINE_DATA has to name the DATA_DIR of the server at VITRINE_SITE.');
  const secret = await readSecret(process.env.SECRET, folder);
  const token = createPreviewToken(secret, entry, new Date(Date.now() + 3_600_000));
  return `${site[entry.mark as keyof typeof site]}${path}?preview=${token}`;
}

const drafts = {
  cn: { id: 102, bar: '预览', words: ['公司介绍《企业责任》', '草稿，尚未公开'] },
  en: { id: 502, bar: 'Preview', words: ['Introduction “Responsibility”', 'A draft, not public yet'] },
} as const;

for (const mark of ['cn', 'en'] as const)
  for (const width of [390, 1440])
    test(`in ${mark} at ${width} px a draft is shown whole under a bar that says so, and is accessible`, async ({
      page,
    }) => {
      await page.setViewportSize(screenOf(width));
      const { id, bar, words } = drafts[mark];
      const entry = { type: 'introduction', slug: 'responsibility', mark } as const;
      await page.goto(await linkTo(`/about-us/intro/${id}/preview`, entry));
      for (const each of words) await expect(page.getByRole('complementary', { name: bar })).toContainText(each);
      await expectWhole(page);
      await expectAccessible(page);
    });

test('the bar of a form’s preview lies over the dialog, whose end can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await linkTo('/form/4001/preview', { type: 'form', slug: 'consult', mark: 'en' }));
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') });
  await expect(dialog).toBeVisible();
  const bar = page.locator('vt-preview-bar aside');
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar).toContainText('Form “Talk to an adviser”');
  const send = dialog.getByRole('button', { name: 'Send' });
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect
    .poll(async () => ((await send.boundingBox())?.y ?? 0) + ((await send.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar).toHaveCSS('position', 'static');
});
