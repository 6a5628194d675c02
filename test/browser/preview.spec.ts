import { readSecret } from '../../server/base/secret.ts';
import { createPreviewToken, type Previewed } from '../../server/content/preview.ts';
import { site } from './addresses.ts';
import { expect, expectAccessible, test } from './support.ts';

async function linkTo(path: string, entry: Previewed): Promise<string> {
  const { VITRINE_DATA: folder } = process.env;
  if (!folder) throw new Error('VITRINE_DATA has to name the DATA_DIR of the server at VITRINE_SITE.');
  const secret = await readSecret(process.env.SECRET, folder);
  const token = createPreviewToken(secret, entry, new Date(Date.now() + 3_600_000));
  return `${site[entry.mark as keyof typeof site]}${path}?preview=${token}`;
}

test('a draft is shown under a bar that says so, and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    await linkTo('/about-us/intro/102/preview', { type: 'introduction', slug: 'responsibility', mark: 'cn' }),
  );
  const bar = page.getByRole('complementary', { name: '预览' });
  await expect(bar).toContainText('公司介绍《企业责任》');
  await expect(bar).toContainText('草稿，尚未公开');
  await expectAccessible(page);
});

test('the bar of a form’s preview lies over the dialog, whose end can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await linkTo('/form/4001/preview', { type: 'form', slug: 'consult', mark: 'en' }));
  const dialog = page.getByRole('dialog');
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
