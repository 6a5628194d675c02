import type { OwnServer } from './own-server.ts';
import { test } from './own-server-test.ts';
import { expectWhole, screenOf } from './screens.ts';
import { expect } from './support.ts';

/** Menus that are just short enough for each way of setting them, and one that is long for all of them. */
const menus = {
  en: [
    ['Products', 'Solutions', 'Customers', 'Events', 'Videos', 'Publications', 'About team'],
    ['Products', 'Solutions', 'Case studies', 'Events', 'Video library', 'Publications', 'About'],
    [
      'Our Products',
      'Our Solutions',
      'Our Customers',
      'Our Events',
      'Our Videos',
      'All Publications',
      'About our firm',
    ],
    [
      'Products, services',
      'Industry solutions',
      'Customer stories',
      'Events',
      'Video library',
      'Publications',
      'About us',
    ],
  ],
  cn: [
    ['产品', '解决方案', '客户案例', '活动', '视频', '刊物', '关于远帆'],
    ['产品', '解决方案', '客户案例', '活动', '视频库', '刊物', '关于我们'],
    ['产品中心', '解决方案', '客户案例', '市场活动', '视频库', '出版刊物', '关于远帆软件'],
    ['产品与服务', '行业解决方案', '客户成功案例', '市场活动', '视频资料库', '出版物下载', '关于我们远帆'],
  ],
} as const;

const pages = ['product', 'solution', 'cases', 'activity', 'media', 'periodical', 'about-us'] as const;

const write = (server: OwnServer, mark: 'cn' | 'en', names: readonly string[]) =>
  Promise.all(
    pages.map((page, index) =>
      server.write(
        `${mark}/top-navigation/${page}.md`,
        `---\nid: ${(mark === 'cn' ? 1 : 1001) + index}\norder: ${index + 1}\ndisplayName: '${names[index]}'\nnavigationName: Page\npageAddress: /${page}\n---\n`,
      ),
    ),
  );

test.use({ alone: 'a long menu' });

test('a menu of any length stands in one line, and leaves what stays below the header to be seen', async ({
  page,
  server,
}) => {
  for (const mark of ['en', 'cn'] as const)
    for (const names of menus[mark]) {
      await write(server, mark, names);
      const address = `${server.origin.replace('localhost', mark === 'en' ? 'en.localhost' : 'localhost')}/product`;
      const all = page.locator('vt-header .head');
      await expect.poll(() => page.goto(address).then(() => all.allTextContents())).toEqual(names);
      for (const width of [768, 1023, 1024, 1279, 1280, 1679, 1680])
        await test.step(`${names.join(' ')} at ${width} px`, async () => {
          await page.setViewportSize(screenOf(width));
          await page.evaluate(() => document.fonts.ready);
          const header = page.locator('vt-header');
          expect((await header.boundingBox())?.height).toBeLessThan(90);
          const ways = all.first().or(header.getByRole('button', { name: /Open the menu|打开菜单/ }));
          await expect(ways.filter({ visible: true })).toHaveCount(1);
        });
    }
});

test('the drawer of a long menu is a panel at the side of a wide window, and closes on a click beside it', async ({
  page,
  server,
}) => {
  await write(server, 'en', menus.en[3]);
  const address = `${server.origin.replace('localhost', 'en.localhost')}/product`;
  const names = page.locator('vt-header .head');
  await expect.poll(() => page.goto(address).then(() => names.allTextContents())).toEqual(menus.en[3]);
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  for (const width of [768, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize(screenOf(width));
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(drawer).toBeVisible();
      const parts = drawer.locator(':scope, .row, .below, .foot, .foot .primary').filter({ visible: true });
      const expectAtSide = async () => {
        await expect(drawer).toBeVisible();
        for (const part of await parts.all())
          await expect
            .poll(() => part.evaluate((element) => element.getBoundingClientRect().left))
            .toBeGreaterThanOrEqual(width - 480);
      };
      await expectAtSide();
      await expectWhole(page);
      const level = drawer.locator('summary').first();
      await level.click();
      await expect(drawer.locator('.below').first()).toBeVisible();
      await expectAtSide();
      await level.click();
      await page.mouse.click(100, 450);
      await expect(drawer).toBeHidden();
      expect(page.url()).toBe(address);
    });
});
